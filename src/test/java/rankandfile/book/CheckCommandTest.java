package rankandfile.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Which files the command reads, what it says to which stream, and how it ends. */
class CheckCommandTest {

  private static final String BLOCK = """
      ```scenario %s
      caption: A Captain attacks a Bomb.
      cites: A4
      red: Captain A5
      blue: Bomb A6

      A5-A6 -> %s
      ```
      """;
  private static final String TASK = """
      ```task take-it
      aim: Take the Flag.
      goal: win
      cites: A8
      nudge: Step up.
      done: Taken.
      red: Major A1
      blue: Flag A2

      answer A1-A2 -> attacker wins; red wins: flag captured
      ```
      """;

  @TempDir
  private Path folder;

  @Test
  void withoutProblemsItSaysOneLineAndEndsWithZero() throws IOException {
    Path file = write("bombs.md", sound("one") + TASK + sound("two"));

    assertEquals(new Checked(0, "1 chapters, 2 scenarios, 1 tasks, 0 problems\n", ""), Checked.of(file));
  }

  @Test
  void withProblemsItSaysThemFirstAndEndsWithOne() throws IOException {
    Path file = write("bombs.md", BLOCK.formatted("one", "both lost") + BLOCK.formatted("two", "moves"));

    Checked checked = Checked.of(file);

    assertEquals(1, checked.status());
    assertEquals("", checked.err());
    assertTrue(checked.out().startsWith(name(file) + ":7:10: error: "), checked.out());
    assertEquals("1 chapters, 2 scenarios, 0 tasks, 2 problems", checked.summary());
  }

  @Test
  void brokenBlocksCountAsBlocks() throws IOException {
    Path file = write("bombs.md", "```scenario\n```\n\n```task\n```\n\n```java\n```\n");

    assertTrue(Checked.of(file).summary().startsWith("1 chapters, 1 scenarios, 1 tasks, "));
  }

  @Test
  void missingPathIsSaidOnStandardErrorAndEndsWithTwo() throws IOException {
    Path there = write("bombs.md", BLOCK.formatted("one", "both lost"));
    Path missing = folder.resolve("nobody.md");

    Checked checked = Checked.of(there, missing);

    assertEquals(2, checked.status());
    assertEquals("", checked.out());
    assertTrue(checked.err().contains(missing.toString()), checked.err());
    assertEquals(1, checked.err().lines().count());
  }

  @Test
  void whatCannotBeAPathIsAMissingPath() {
    Checked checked = Checked.of(List.of("a\0b"));

    assertEquals(2, checked.status());
    assertEquals("", checked.out());
    assertEquals(1, checked.err().lines().count());
  }

  /** As a script hands it over whose variable was not set; it must not become the folder in which one stands. */
  @Test
  void emptyPathIsAMissingPath() {
    Checked checked = Checked.of(List.of(""));

    assertEquals(2, checked.status());
    assertEquals("", checked.out());
    assertEquals(1, checked.err().lines().count());
  }

  @Test
  void emptyFolderHasNoProblems() {
    assertEquals(new Checked(0, "0 chapters, 0 scenarios, 0 tasks, 0 problems\n", ""), Checked.of(folder));
  }

  @Test
  void folderIsReadWithAllBelowItInTheOrderOfNames() throws IOException {
    for (String name : List.of("b.md", "a/z.md", "a/b/c.md", "c.md", "a.md")) {
      write(name, "[x](nobody.md)\n");
    }
    write("a/notes.txt", "[x](nobody.md)\n");
    write("a/b.MD", "[x](nobody.md)\n");

    Checked checked = Checked.of(folder);

    assertEquals(List.of("a.md", "a/b/c.md", "a/z.md", "b.md", "c.md"), checked.out().lines()
        .filter(line -> line.contains(": error: "))
        .map(line -> line.substring(name(folder).length() + 1, line.indexOf(":1:1:"))).toList());
    assertEquals("5 chapters, 0 scenarios, 0 tasks, 5 problems", checked.summary());
  }

  @Test
  void folderNamedLikeAChapterIsAFolder() throws IOException {
    write("bombs.md/miners.md", sound("one"));

    assertEquals("1 chapters, 1 scenarios, 0 tasks, 0 problems", Checked.of(folder).summary());
    assertEquals("1 chapters, 1 scenarios, 0 tasks, 0 problems", Checked.of(folder.resolve("bombs.md")).summary());
  }

  @Test
  void fileNamedTwiceIsReadOnce() throws IOException {
    Path file = write("a/bombs.md", sound("one"));
    Path again = folder.resolve("a").resolve("..").resolve("a").resolve("bombs.md");

    assertEquals("1 chapters, 1 scenarios, 0 tasks, 0 problems", Checked.of(file, again, folder).summary());
  }

  @Test
  void linksToFilesThatWereNotAskedForAreNotDead() throws IOException {
    write("miners.md", "# Miners\n");
    Path file = write("bombs.md", "[x](miners.md), [x](miners.md#lifting), [x](nobody.md)\n");

    assertEquals("1 chapters, 0 scenarios, 0 tasks, 1 problems", Checked.of(file).summary());
    assertEquals("2 chapters, 0 scenarios, 0 tasks, 2 problems", Checked.of(folder).summary());
  }

  @Test
  void fileOverOneMegabyteIsNotRead() throws IOException {
    Path file = write("bombs.md", "[x](nobody.md)\n".repeat(70_000));
    write("miners.md", "See [Bombs](bombs.md#bombs).\n");
    write("contents.txt", "bombs\nminers\n");

    assertEquals(new Checked(1, name(file) + """
        :1:1: error: this file has 1050000 bytes; more than 1048576 are not read
          Cut it into several chapters.
        2 chapters, 0 scenarios, 0 tasks, 1 problems
        """, ""), Checked.of(folder));
  }

  @Test
  void fileOfOneMegabyteIsRead() throws IOException {
    assertEquals(0, Checked.of(write("bombs.md", "x".repeat(1 << 20))).status());
  }

  /** Root may read everything, but not this. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void unreadableFileEndsWithTwo() throws IOException {
    write("bombs.md", sound("one"));
    Path memory = Files.createSymbolicLink(folder.resolve("memory.md"), Path.of("/proc/self/mem"));

    Checked checked = Checked.of(folder);

    Files.delete(memory);
    assertEquals(2, checked.status());
    assertEquals("", checked.out());
    assertEquals(1, checked.err().lines().count(), checked.err());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linkedFoldersAreFollowedButNotInCircles() throws IOException {
    write("book/bombs.md", sound("one"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("book"));

    assertEquals("1 chapters, 1 scenarios, 0 tasks, 0 problems", Checked.of(link).summary());
    assertEquals("1 chapters, 1 scenarios, 0 tasks, 0 problems", Checked.of(folder).summary());
    Files.createSymbolicLink(folder.resolve("book").resolve("circle"), folder);
    assertEquals("1 chapters, 1 scenarios, 0 tasks, 0 problems", Checked.of(folder).summary());
    assertEquals(0, Checked.of(folder).status());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void fileWithoutLengthIsReadNoFurtherThanOneMegabyte() {
    Checked checked = Checked.of(Path.of("/dev/zero"));

    assertEquals("1 chapters, 0 scenarios, 0 tasks, 1 problems", checked.summary());
    assertTrue(checked.out().contains("more than 1048576 are not read"), checked.out());
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static String sound(String name) {
    return BLOCK.formatted(name, "defender wins") + "\n";
  }

  private static String name(Path path) {
    return path.toString().replace('\\', '/');
  }
}
