package rankandfile.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is the old one or the new one, never neither, whatever breaks. */
class SafeFileTest {

  @TempDir
  Path folder;
  private Path path;

  @BeforeEach
  void name() {
    path = folder.resolve("deep/save.txt");
  }

  @Test
  void keepsThreeGenerations() throws IOException {
    SafeFile file = new SafeFile(path);
    for (String text : List.of("one", "two", "three", "four")) {
      file.write(text);
    }

    assertEquals("four", Files.readString(path));
    assertEquals("three", Files.readString(older(1)));
    assertEquals("two", Files.readString(older(2)));
    assertEquals(List.of("save.txt", "save.txt.1", "save.txt.2"), names());
  }

  @Test
  void writingTheSameAgainKeepsTheGenerations() throws IOException {
    SafeFile file = new SafeFile(path);
    file.write("one");
    file.write("two");
    file.write("two");

    assertEquals("one", Files.readString(older(1)));
  }

  @Test
  void faultAtAnyOperationLeavesTheOldOrTheNew() throws IOException {
    BreakingDisk sound = new BreakingDisk(0);
    prepare(path);
    new SafeFile(path, sound).write("new");
    assertTrue(sound.operations() >= 9, "operations: " + sound.operations());

    for (int fault = 1; fault <= sound.operations(); fault++) {
      Path file = folder.resolve("fault-" + fault).resolve("save.txt");
      prepare(file);
      SafeFile broken = new SafeFile(file, new BreakingDisk(fault));

      IOException told = assertThrows(IOException.class, () -> broken.write("new"));

      assertTrue(told.getMessage().contains("save.txt"), told.getMessage());
      assertTrue(List.of("old", "new").contains(Files.readString(file)), "fault " + fault);
      assertEquals(Optional.of(Files.readString(file)), new SafeFile(file).read(Optional::of).value());
      try (Stream<Path> left = Files.list(file.getParent())) {
        assertFalse(left.anyMatch(p -> p.toString().endsWith(".new")), "fault " + fault);
      }
    }
  }

  @Test
  void firstWriteThatFailsLeavesNothingBroken() throws IOException {
    for (int fault = 1; fault <= 3; fault++) {
      SafeFile file = new SafeFile(path, new BreakingDisk(fault));

      assertThrows(IOException.class, () -> file.write("new"));
      assertEquals(Optional.empty(), file.read(Optional::of).value(), "fault " + fault);
    }
  }

  @Test
  void brokenFileIsPutAsideAndTheLastGoodOneIsRead() throws IOException {
    prepare(path);
    Files.writeString(path, "nonsense");

    SafeFile.Found<String> found = new SafeFile(path).read(SafeFileTest::sound);

    assertEquals(Optional.of("older"), found.value());
    assertEquals(List.of(folder.resolve("deep/save.txt.broken-1")), found.aside());
    assertEquals("nonsense", Files.readString(found.aside().getFirst()));
    assertFalse(Files.exists(path));
  }

  @Test
  void everyBrokenGenerationIsPutAsideUnderItsOwnName() throws IOException {
    prepare(path);
    for (Path each : List.of(path, older(1), older(2))) {
      Files.write(each, new byte[] {'o', (byte) 0xFF, 0});
    }

    SafeFile.Found<String> found = new SafeFile(path).read(SafeFileTest::sound);

    assertEquals(Optional.empty(), found.value());
    assertEquals(3, found.aside().stream().distinct().filter(Files::exists).count());
  }

  @Test
  void hugeFileIsNotRead() throws IOException {
    prepare(path);
    Files.writeString(path, "o".repeat(SafeFile.LARGEST + 1));

    assertEquals(Optional.of("older"), new SafeFile(path).read(SafeFileTest::sound).value());
  }

  private static Optional<String> sound(String text) {
    return text.startsWith("o") ? Optional.of(text) : Optional.empty();
  }

  private static void prepare(Path file) throws IOException {
    SafeFile safe = new SafeFile(file);
    safe.write("oldest");
    safe.write("older");
    safe.write("old");
  }

  private Path older(int age) {
    return path.resolveSibling("save.txt." + age);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(path.getParent())) {
      return files.map(p -> p.getFileName().toString()).sorted().toList();
    }
  }
}
