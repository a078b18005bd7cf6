package rankandfile.print;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rankandfile.rules.edition.Edition;
import rankandfile.store.Disk;

/** The command line of the printed reference. */
class PdfCommandTest {

  @TempDir
  Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(Disk disk, String... args) {
    return PdfCommand.run(List.of(args), new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8), disk);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8).strip();
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(p -> p.getFileName().toString()).toList();
    }
  }

  @Test
  void writesTheFileThatIsAskedForAndReplacesItOnlyWhenForced() throws IOException {
    Path file = folder.resolve("rules.pdf");
    assertEquals(0, run(Disk.REAL, "--edition", "lightning", "-o", file.toString()), this::err);
    assertArrayEquals(Presses.onA4(Edition.LIGHTNING), Files.readAllBytes(file));
    assertEquals("", err());
    assertEquals(file.toString(), out.toString(StandardCharsets.UTF_8).strip());

    assertEquals(1, run(Disk.REAL, "-o", file.toString()));
    assertEquals(file + " exists already; add --force to replace it, or name another file behind -o.", err());
    assertArrayEquals(Presses.onA4(Edition.LIGHTNING), Files.readAllBytes(file));

    assertEquals(0, run(Disk.REAL, "--force", "-o", file.toString()));
    assertArrayEquals(Presses.onA4(Edition.FIELD_GUIDE), Files.readAllBytes(file));
    assertEquals(List.of("rules.pdf"), files());
  }

  @Test
  void fullDiskIsOneSentenceAndLeavesTheOldFile() throws IOException {
    Path file = folder.resolve("rules.pdf");
    Files.writeString(file, "old");
    assertEquals(1, run(new FullDisk(), "--force", "-o", file.toString()));
    assertEquals(file + " cannot be written: No space left on device.", err());
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("rules.pdf"), files());
  }

  @Test
  void missingFolderIsOneSentence() {
    Path file = folder.resolve("nowhere").resolve("rules.pdf");
    assertEquals(1, run(Disk.REAL, "-o", file.toString()));
    assertEquals(file + " cannot be written: its folder does not exist.", err());
  }

  @Test
  void folderIsNotReplaced() {
    assertEquals(1, run(Disk.REAL, "--force", "-o", folder.toString()));
    assertEquals(folder + " is not a file that can be replaced; name another one behind -o.", err());
  }

  @Test
  void emptyValueIsAMissingOne() {
    assertEquals(2, run(Disk.REAL, "-o", ""));
    assertEquals("'pdf' needs a value behind -o.", err().strip());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "--edtion | 'pdf' does not know '--edtion'; see --help for what it can do.",
      "--paper | 'pdf' needs a value behind --paper.",
      "--paper a3 | There is no paper 'a3'; possible: a4, letter.",
      "--numbering 7 | There is no numbering '7'; possible: edition, marshal-10, marshal-1.",
  })
  void wrongUseIsToldInOneSentence(String line, String expected) {
    assertEquals(2, run(Disk.REAL, line.split(" ")));
    assertEquals(expected, err());
  }

  @Test
  void wrongEditionIsToldWithItsPlace() {
    assertEquals(2, run(Disk.REAL, "--edition", "lightnin,two-squares=9"));
    assertTrue(err().startsWith("--edition:1:1: error: there is no edition 'lightnin'"), err());
  }

  /** Writes half of everything. */
  private static final class FullDisk implements Disk {

    @Override
    public void write(Path file, byte[] bytes) throws IOException {
      Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
      throw new IOException("No space left on device");
    }

    @Override
    public void force(Path file) {
      throw new AssertionError(file);
    }

    @Override
    public void rename(Path from, Path to) {
      throw new AssertionError(to);
    }

    @Override
    public void forceFolder(Path folder) {
      throw new AssertionError(folder);
    }
  }
}
