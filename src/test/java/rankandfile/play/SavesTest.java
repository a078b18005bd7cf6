package rankandfile.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rankandfile.rules.Side;
import rankandfile.store.BreakingDisk;
import rankandfile.store.Disk;
import rankandfile.store.Folders;

/** The current game survives whatever breaks; those that are over or were left stand in the list. */
class SavesTest {

  private static final LocalDateTime NOON = LocalDateTime.of(2026, 5, 3, 12, 0);

  @TempDir
  Path home;

  @Test
  void gameIsGoneOnWithWhereItWasLeft() throws IOException {
    Saves saves = new Saves(Folders.under(home));
    Table table = Barrage.start();
    saves.keep(record(table, NOON));
    Games.play(table, 3, new Random(1));
    table.offerDraw(table.turn());
    GameRecord left = record(table, NOON).with("coach.explained", "scout");
    saves.keep(left);

    Saves.Found<GameRecord> found = new Saves(Folders.under(home)).current();

    assertEquals(List.of(left), found.games());
    assertEquals(List.of(), found.aside());
    assertEquals(table.now(), found.games().getFirst().table().now());
    assertEquals(table.drawOfferedBy(), found.games().getFirst().table().drawOfferedBy());
    assertEquals(List.of(), saves.earlier().games());
    assertTrue(Files.exists(home.resolve("data/games/current.txt")));
  }

  @Test
  void nothingIsFoundBeforeTheFirstGame() throws IOException {
    Saves saves = new Saves(Folders.under(home));
    assertEquals(new Saves.Found<>(List.of(), List.of()), saves.current());
    assertEquals(new Saves.Found<>(List.of(), List.of()), saves.earlier());
  }

  @Test
  void gameThatIsOverStandsInTheListNewestFirst() throws IOException {
    Saves saves = new Saves(Folders.under(home));
    for (int day = 0; day < 3; day++) {
      Table table = Barrage.start();
      saves.keep(record(table, NOON.plusDays(day)));
      Games.play(table, day + 1, new Random(day));
      table.resign(Side.BLUE);
      saves.keep(record(table, NOON.plusDays(day)));
    }

    List<EarlierGame> games = saves.earlier().games();

    assertEquals(List.of(3, 2, 1), games.stream().map(EarlierGame::plies).toList());
    assertEquals(Optional.of(new GameEnd.Resigned(Side.BLUE)), games.getFirst().end());
    assertEquals(Optional.of(NOON.plusDays(2)), games.getFirst().begun());
    assertEquals(2, saves.load(games.get(1)).orElseThrow().plies().size());
    assertEquals(List.of(), saves.current().games());
  }

  @Test
  void gameThatWasLeftForAnotherIsNotLost() throws IOException {
    Saves saves = new Saves(Folders.under(home));
    GameRecord left = record(Games.play(Barrage.start(), 5, new Random(1)), NOON);
    saves.keep(left);
    saves.keep(record(Barrage.start(), NOON.plusHours(1)));

    assertEquals(List.of(5), saves.earlier().games().stream().map(EarlierGame::plies).toList());
    assertEquals(Optional.of(left), saves.load(saves.earlier().games().getFirst()));

    saves.keep(left);
    assertEquals(List.of(0), saves.earlier().games().stream().map(EarlierGame::plies).toList());
    Table over = left.table();
    over.resign(Side.RED);
    saves.keep(record(over, NOON));
    assertEquals(List.of(Optional.empty(), Optional.of(new GameEnd.Resigned(Side.RED))),
        saves.earlier().games().stream().map(EarlierGame::end).toList());
  }

  @Test
  void gamesBegunInOneSecondAreTwoGames() throws IOException {
    Saves saves = new Saves(Folders.under(home));
    for (int i = 1; i <= 2; i++) {
      Table table = Games.play(Games.start(Barrage.RULES, new Random(i)), i, new Random(i));
      table.resign(Side.RED);
      saves.keep(record(table, NOON));
    }

    assertEquals(List.of(1, 2), saves.earlier().games().stream().map(EarlierGame::plies).sorted().toList());
  }

  @Test
  void programThatEndsBeforeTheListIsWrittenWritesItNextTime() throws IOException {
    Table table = Games.play(Barrage.start(), 2, new Random(1));
    table.resign(Side.RED);
    GameRecord over = record(table, NOON);
    Files.createDirectories(home.resolve("data/games"));
    Files.writeString(home.resolve("data/games/current.txt"), over.text());

    Saves saves = new Saves(Folders.under(home));

    assertEquals(List.of(), saves.current().games());
    assertEquals(Optional.of(over), saves.load(saves.earlier().games().getFirst()));
  }

  @Test
  void brokenFileIsPutAsideAndTheGameBeforeItCounts() throws IOException {
    Saves saves = new Saves(Folders.under(home));
    Table table = Barrage.start();
    List<GameRecord> kept = new ArrayList<>();
    for (int ply = 0; ply < 4; ply++) {
      kept.add(record(table, NOON));
      saves.keep(kept.getLast());
      Games.play(table, 1, new Random(ply));
    }
    Path file = home.resolve("data/games/current.txt");
    Files.writeString(file, Files.readString(file).replace("  3. ", "  4. "));

    Saves.Found<GameRecord> found = saves.current();

    assertEquals(List.of(kept.get(2)), found.games());
    assertEquals(List.of(home.resolve("data/games/current.txt.broken-1").toAbsolutePath()), found.aside());
  }

  @Test
  void brokenGameOfTheListIsPutAsideAndTheOthersAreFound() throws IOException {
    Saves saves = new Saves(Folders.under(home));
    for (int day = 0; day < 2; day++) {
      Table table = Barrage.start();
      table.resign(Side.BLUE);
      saves.keep(record(table, NOON.plusDays(day)));
    }
    Path older = saves.earlier().games().getLast().file();
    Files.writeString(older, "nonsense");

    Saves.Found<EarlierGame> found = saves.earlier();

    assertEquals(List.of(Optional.of(NOON.plusDays(1))), found.games().stream().map(EarlierGame::begun).toList());
    assertEquals(List.of(older.resolveSibling(older.getFileName() + ".broken-1")), found.aside());
    assertEquals(1, saves.earlier().games().size());
  }

  @Test
  void gameOfTheListWhoseNewestFileIsBrokenStaysInTheListAsItWasBefore() throws IOException {
    Saves saves = new Saves(Folders.under(home));
    Table table = Barrage.start();
    table.resign(Side.BLUE);
    saves.keep(record(table, NOON));
    saves.keep(record(table, NOON).with("note", "again"));
    saves.keep(record(Barrage.start(), NOON.plusDays(1)));
    Path file = saves.earlier().games().getFirst().file();
    Files.writeString(file, "nonsense");

    for (int look = 0; look < 2; look++) {
      Saves.Found<EarlierGame> found = saves.earlier();
      assertEquals(List.of(file), found.games().stream().map(EarlierGame::file).toList(), "look " + look);
      assertEquals(look == 0 ? 1 : 0, found.aside().size());
    }
  }

  @Test
  void faultAtAnyOperationLeavesTheGameBeforeOrAfterTheMove() throws IOException {
    int operations = play(home.resolve("sound"), new BreakingDisk(0)).operations();
    assertTrue(operations > 40, "operations: " + operations);

    for (int fault = 1; fault <= operations; fault++) {
      Path folder = home.resolve("fault-" + fault);
      Kept kept = play(folder, new BreakingDisk(fault));

      List<GameRecord> found = new Saves(folder, Disk.REAL).current().games();
      List<GameRecord> earlier = new ArrayList<>();
      for (EarlierGame game : new Saves(folder, Disk.REAL).earlier().games()) {
        earlier.add(new Saves(folder, Disk.REAL).load(game).orElseThrow());
      }

      List<GameRecord> all = new ArrayList<>(found);
      all.addAll(earlier);
      List<GameRecord> possible = kept.last.isEmpty() ? List.of(kept.tried) : List.of(kept.last.get(), kept.tried);
      assertTrue(kept.last.isEmpty() && all.isEmpty() || all.stream().anyMatch(possible::contains), "fault " + fault);
    }
  }

  /** The last game that was kept before the fault, and the one that was being kept. */
  private record Kept(Optional<GameRecord> last, GameRecord tried, int operations) {}

  /** Plays four plies and resigns, keeping each; from the first fault on nothing is kept. */
  private static Kept play(Path folder, BreakingDisk disk) {
    Saves saves = new Saves(folder, disk);
    Table table = Barrage.start();
    Optional<GameRecord> last = Optional.empty();
    for (int ply = 0; ; ply++) {
      GameRecord now = record(table, NOON);
      try {
        saves.keep(now);
      } catch (IOException broken) {
        return new Kept(last, now, disk.operations());
      }
      last = Optional.of(now);
      if (table.isOver()) {
        return new Kept(last, now, disk.operations());
      }
      if (ply < 4) {
        Games.play(table, 1, new Random(ply));
      } else {
        table.resign(Side.RED);
      }
    }
  }

  @Test
  void gameKeptTooLateIsNotLostAndTakesNothingAway() throws IOException {
    Saves saves = new Saves(Folders.under(home));
    Table first = Games.play(Barrage.start(), 3, new Random(1));
    GameRecord next = record(Barrage.start(), NOON.plusHours(1));
    saves.keep(record(first, NOON));
    saves.keep(next);
    first.resign(Side.RED);
    saves.keep(record(first, NOON));
    assertEquals(List.of(0, 3), saves.earlier().games().stream().map(EarlierGame::plies).toList());

    saves.keep(next);
    assertEquals(List.of(next), saves.current().games());
    assertEquals(List.of(Optional.of(new GameEnd.Resigned(Side.RED))),
        saves.earlier().games().stream().map(EarlierGame::end).toList());
  }

  @Test
  void failureNamesTheFile() throws IOException {
    Saves saves = new Saves(home, new BreakingDisk(1));
    IOException told = assertThrows(IOException.class, () -> saves.keep(record(Barrage.start(), NOON)));
    assertTrue(told.getMessage().contains("current.txt"), told.getMessage());
  }

  private static GameRecord record(Table table, LocalDateTime begun) {
    return table.record(Players.against(new Player.Computer("beginner", 7), Side.RED)).begun(begun);
  }
}
