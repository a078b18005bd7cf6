package rankandfile.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Broken chapters and the exact reports on them, side by side: {@code NAME.md} (or a folder {@code NAME}) and {@code
 * NAME.txt}. A new example is a new pair; where a report has become better, replace the text file by it.
 */
class ReportedProblemsTest {

  private static final Path FOLDER = Path.of("src", "test", "resources", "rankandfile", "book", "problems");
  private static final Path OF_RECORDS = Path.of("src", "test", "resources", "rankandfile", "play", "problems");
  private static final String TEXT = ".txt";
  /** Messages that need a file too large to keep here; other tests have them. */
  private static final List<String> ELSEWHERE =
      List.of("file-too-large", "too-long-elsewhere", "record-too-large", "too-many-moves");
  /** They are no messages but parts of hints. */
  private static final List<String> PARTS = List.of("nearest", "possible");

  @TestFactory
  Stream<DynamicTest> reportIsExactlyTheTextBesideTheChapter() {
    return names().stream().map(name -> DynamicTest.dynamicTest(name, () -> assertReport(name)));
  }

  private static void assertReport(String name) {
    Path chapter = FOLDER.resolve(name + ".md");
    Checked checked = Checked.of(Files.exists(chapter) ? chapter : FOLDER.resolve(name));
    String prefix = FOLDER.toString().replace('\\', '/') + "/";
    assertEquals(expected(name), checked.out().replace(prefix, ""));
    assertEquals("", checked.err());
    assertEquals(checked.summary().endsWith(" 0 problems") ? 0 : 1, checked.status());
  }

  @Test
  void everyChapterHasItsReport() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<String> without = files.map(f -> f.getFileName().toString())
          .filter(f -> !f.startsWith(".") && !f.endsWith(TEXT))
          .map(f -> f.endsWith(".md") ? f.substring(0, f.length() - 3) : f)
          .filter(f -> !names().contains(f)).toList();
      assertEquals(List.of(), without);
    }
    assertTrue(names().size() >= 60, names().size() + " examples");
  }

  @Test
  void everyMessageHasAnExample() {
    String all = Stream.of(FOLDER, OF_RECORDS)
        .flatMap(folder -> names(folder).stream().map(name -> expected(folder, name))).collect(Collectors.joining());
    ResourceBundle words = ResourceBundle.getBundle("rankandfile.notation.problems");
    List<String> without = new TreeSet<>(words.keySet()).stream()
        .filter(key -> !key.endsWith(".hint") && !ELSEWHERE.contains(key) && !PARTS.contains(key))
        .filter(key -> !isIn(all, ": error: ", words.getString(key))
            || words.containsKey(key + ".hint") && !isIn(all, "  ", words.getString(key + ".hint")))
        .toList();
    assertEquals(List.of(), without);
  }

  /** Whether some line ends with this prefix and a message of this pattern, whatever its values are. */
  private static boolean isIn(String reports, String prefix, String message) {
    String regex = Arrays.stream(message.replace("''", "'").split("\\{\\d\\}", -1)).map(Pattern::quote)
        .collect(Collectors.joining(".*", Pattern.quote(prefix), "$"));
    return Pattern.compile(regex, Pattern.MULTILINE).matcher(reports).find();
  }

  private static List<String> names() {
    return names(FOLDER);
  }

  private static List<String> names(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).filter(f -> f.endsWith(TEXT))
          .map(f -> f.substring(0, f.length() - TEXT.length())).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder.toString(), e);
    }
  }

  private static String expected(String name) {
    return expected(FOLDER, name);
  }

  private static String expected(Path folder, String name) {
    try {
      return Files.readString(folder.resolve(name + TEXT));
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
