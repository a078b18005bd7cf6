package rankandfile.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rankandfile.notation.Problem;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;

/**
 * Broken records and lineups and the exact reports on them, side by side: {@code NAME.game} or {@code NAME.lineup} and
 * {@code NAME.txt}. A new example is a new pair; where a report has become better, replace the text file by it.
 */
class ReportedRecordsTest {

  private static final Path FOLDER = Path.of("src", "test", "resources", "rankandfile", "play", "problems");

  @TestFactory
  Stream<DynamicTest> reportIsExactlyTheTextBesideTheRecord() throws IOException {
    List<Path> broken = files().stream().filter(f -> !f.toString().endsWith(".txt")).toList();
    assertTrue(broken.size() >= 10, broken.toString());
    return broken.stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> assertReport(file)));
  }

  private static void assertReport(Path file) throws IOException {
    String name = file.getFileName().toString();
    Source source = Source.of(name, Files.readString(file));
    Problems problems = new Problems();
    Optional<?> read = name.endsWith(".game") ? GameRecord.read(source, problems) : LineupReader.read(source, problems);
    assertEquals(Files.readString(FOLDER.resolve(name.replaceAll("\\..*", ".txt"))), report(problems));
    assertEquals(Optional.empty(), read);
  }

  private static String report(Problems problems) {
    return problems.all().stream().map(Problem::toString).collect(Collectors.joining("\n", "", "\n"));
  }

  @Test
  void everyReportHasItsRecord() {
    List<String> names = files().stream().map(f -> f.getFileName().toString()).toList();
    names.stream().filter(n -> n.endsWith(".txt")).forEach(report -> assertTrue(
        names.contains(report.replace(".txt", ".game")) != names.contains(report.replace(".txt", ".lineup")), report));
  }

  private static List<Path> files() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(FOLDER.toString(), e);
    }
  }
}
