package rankandfile.play;

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
import rankandfile.rules.Square;
import rankandfile.store.BreakingDisk;
import rankandfile.store.Disk;
import rankandfile.store.Folders;

/** Lineups under the names that somebody gave them. */
class SavedLineupsTest {

  @TempDir
  Path home;
  private SavedLineups saved;

  @BeforeEach
  void open() {
    saved = new SavedLineups(Folders.under(home));
  }

  @Test
  void lineupsAreFoundByNameWhateverTheNameIs() throws IOException {
    List<String> names = List.of("a/b", "A b", "a b", "../../x", "Wall?", "стена", "砦", "con", "wall of Bombs", "-");
    for (String name : names) {
      saved.save(name, Barrage.RED);
    }

    SavedLineups.Found found = new SavedLineups(Folders.under(home)).all();

    assertEquals(names.stream().sorted().toList(),
        found.lineups().stream().map(SavedLineups.Named::name).toList());
    assertEquals(List.of(), found.aside());
    try (Stream<Path> files = Files.walk(home).filter(Files::isRegularFile)) {
      assertTrue(files.allMatch(f -> f.startsWith(home.resolve("data/lineups"))));
    }
  }

  @Test
  void aRemovedOneIsGoneWithItsOlderGenerations() throws IOException {
    saved.save("Wall", Barrage.RED);
    saved.save("Wall", Barrage.BLUE);
    saved.save("Other", Barrage.RED);
    saved.remove(" Wall ");
    saved.remove("Wall");

    assertFalse(saved.has("Wall"));
    assertEquals(List.of(new SavedLineups.Named("Other", Barrage.RED)), saved.all().lineups());
    try (Stream<Path> files = Files.list(home.resolve("data/lineups"))) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void sameNameReplacesAndIsKnown() throws IOException {
    assertFalse(saved.has("Wall"));
    saved.save("Wall", Barrage.RED);
    saved.save(" Wall\n", Barrage.BLUE);

    assertTrue(saved.has("Wall"));
    assertEquals(List.of(new SavedLineups.Named("Wall", Barrage.BLUE)), saved.all().lineups());
  }

  @Test
  void unfinishedLineupIsKeptToo() throws IOException {
    Lineup half = Barrage.RED.without(Square.of(4, 3));
    saved.save("half", half);
    assertEquals(half, saved.all().lineups().getFirst().lineup());
  }

  @Test
  void nameIsOneShortLine() {
    assertEquals("a b", SavedLineups.tidy(" a\t\r\n b "));
    assertEquals(SavedLineups.LONGEST_NAME, SavedLineups.tidy("x".repeat(500)).length());
    assertThrows(IllegalArgumentException.class, () -> saved.save(" \n", Barrage.RED));
  }

  @Test
  void brokenFileIsPutAside() throws IOException {
    saved.save("good", Barrage.RED);
    Files.writeString(home.resolve("data/lineups/bad.txt"), "MARSHAL");

    SavedLineups.Found found = saved.all();

    assertEquals(1, found.lineups().size());
    assertEquals("bad.txt.broken-1", found.aside().getFirst().getFileName().toString());
  }

  @Test
  void theOneBeforeABrokenOneIsFoundAgainAndAgain() throws IOException {
    saved.save("Wall", Barrage.RED);
    saved.save("Wall", Barrage.BLUE);
    try (Stream<Path> files = Files.list(home.resolve("data/lineups"))) {
      Files.writeString(files.filter(f -> f.toString().endsWith(".txt")).findFirst().orElseThrow(), "MARSHAL");
    }
    for (int look = 0; look < 2; look++) {
      assertEquals(List.of(new SavedLineups.Named("Wall", Barrage.RED)), saved.all().lineups(), "look " + look);
    }
    assertTrue(saved.has("Wall"));
    saved.remove("Wall");
    assertEquals(List.of(), saved.all().lineups());
  }

  @Test
  void faultLeavesTheOldLineupOrTheNew() throws IOException {
    for (int fault = 1; fault <= 8; fault++) {
      Path folder = home.resolve("fault-" + fault);
      new SavedLineups(folder, Disk.REAL).save("a", Barrage.RED);
      SavedLineups breaking = new SavedLineups(folder, new BreakingDisk(fault));
      assertThrows(IOException.class, () -> breaking.save("a", Barrage.BLUE));
      Optional<Lineup> found = new SavedLineups(folder, Disk.REAL).all().lineups().stream().findFirst()
          .map(SavedLineups.Named::lineup);
      assertTrue(found.filter(l -> l.equals(Barrage.RED) || l.equals(Barrage.BLUE)).isPresent(), "fault " + fault);
    }
  }
}
