package rankandfile.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Settings in a file that a person can read, and that keeps what it does not understand. */
class KeptValuesTest {

  @TempDir
  Path folder;

  @Test
  void changesOnlyItsLine() {
    KeyValues values = KeyValues.read("# mine\ntheme = dark\nfrom-the-future = 7\n\n???\n");

    assertEquals("# mine\ntheme = light\nfrom-the-future = 7\n\n???\n", values.with("theme", "light").text());
    assertEquals("# mine\nfrom-the-future = 7\n\n???\nnew = a = b\n",
        values.without("theme").with("new", "a = b").text());
    assertEquals(Optional.of("a = b"), values.with("new", "a = b").value("new"));
  }

  @Test
  void lastOfTwoLinesCounts() {
    KeyValues values = KeyValues.read("size = 100\nsize = 200");

    assertEquals(Optional.of("200"), values.value("size"));
    assertEquals(Optional.of("150"), values.with("size", "150").value("size"));
  }

  @Test
  void valueOfTwoLinesIsRefused() {
    KeyValues values = KeyValues.read("");

    assertThrows(IllegalArgumentException.class, () -> values.with("key", "a\nb = c"));
  }

  @Test
  void lastValueForgottenIsForgottenOnDiskToo() {
    SafeFile file = new SafeFile(folder.resolve("progress.txt"));
    KeptValues first = KeptValues.open(file, Runnable::run, e -> fail(e));
    first.set("solved", "yes");
    first.remove("solved");

    KeptValues second = KeptValues.open(new SafeFile(folder.resolve("progress.txt")), Runnable::run, e -> fail(e));
    assertEquals(Optional.empty(), second.value("solved"));
  }

  @Test
  void changeIsOnDiskAndReadAgain() throws IOException {
    Path path = folder.resolve("settings.txt");
    Files.writeString(path, "unknown = kept\r\ntheme = light\r\n");
    KeptValues values = open(path, new ArrayList<>());

    values.set("theme", "dark\n");

    assertEquals("unknown = kept\ntheme = dark\n", Files.readString(path));
    assertEquals(Optional.of("dark"), open(path, new ArrayList<>()).value("theme"));
  }

  @Test
  void nothingIsWrittenWhenNothingChanges() {
    Path path = folder.resolve("settings.txt");
    KeptValues values = open(path, new ArrayList<>());

    values.remove("theme");
    values.save();

    assertTrue(Files.notExists(path));
  }

  @Test
  void failureToSaveIsToldAndTheValueHolds() {
    List<IOException> told = new ArrayList<>();
    KeptValues values = KeptValues.open(new SafeFile(folder.resolve("settings.txt"), new BreakingDisk(1)),
        Runnable::run, told::add);

    values.set("theme", "dark");

    assertEquals(Optional.of("dark"), values.value("theme"));
    assertEquals(1, told.size());
  }

  @Test
  void fileThatIsNoTextIsPutAside() throws IOException {
    Path path = folder.resolve("settings.txt");
    Files.write(path, new byte[] {(byte) 0xC3, 0x28});

    KeptValues values = open(path, new ArrayList<>());

    assertEquals(List.of(folder.resolve("settings.txt.broken-1")), values.aside());
    assertEquals(Optional.empty(), values.value("theme"));
  }

  private static KeptValues open(Path path, List<IOException> told) {
    return KeptValues.open(new SafeFile(path), Runnable::run, told::add);
  }
}
