package rankandfile.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Verdict;
import rankandfile.rules.edition.Edition;

/** Whole games by chance at the table: how they end, what their records say, and what taking back restores. */
@Execution(ExecutionMode.CONCURRENT)
class WholeGamesTest {

  private static final int GAMES = 20;
  private static final int MANY_GAMES = 300;

  @TestFactory
  Stream<DynamicTest> gamesEndAsTheEngineSaysAndReplay() {
    return each(GAMES, 1);
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> manyGamesEndAsTheEngineSaysAndReplay() {
    return each(MANY_GAMES, 2);
  }

  private static Stream<DynamicTest> each(int games, long seed) {
    return Arrays.stream(Edition.values()).map(edition -> DynamicTest.dynamicTest(edition.id(), () -> {
      Random random = new Random(seed);
      for (int game = 0; game < games; game++) {
        Table table = Games.start(RulesText.of(edition), random);
        sometimesOffers(table, random);
        Games.play(table, Integer.MAX_VALUE, random);
        assertGame(table, random);
      }
    }));
  }

  private static void sometimesOffers(Table table, Random random) {
    for (int i = 0; i < 3; i++) {
      Games.play(table, random.nextInt(20), random);
      Side side = random.nextBoolean() ? Side.RED : Side.BLUE;
      if (table.drawOfferedBy().isEmpty()) {
        table.offerDraw(side);
      }
      if (random.nextBoolean()) {
        table.declineDraw(side.other());
      }
    }
  }

  private static void assertGame(Table table, Random random) {
    GameRecord game = record(table);
    List<Position> truth = truth(game);
    assertEquals(truth.size() > Table.MOST_PLIES && truth.getLast().ending().isEmpty()
        ? Optional.of(new GameEnd.TooLong()) : truth.getLast().ending().map(GameEnd.ByRule::new), table.end());

    Problems problems = new Problems();
    Optional<GameRecord> read = GameRecord.read(Source.of("game", game.text()), problems);
    assertEquals(List.of(), problems.all());
    assertEquals(Optional.of(game), read);
    assertEquals(game.text(), read.get().text());
    assertEquals(table.end(), read.get().table().end());
    assertEquals(truth.getLast(), read.get().table().now());

    assertUndoes(game, truth, random);
  }

  private static GameRecord record(Table table) {
    return table.record(Players.against(new Player.Computer("beginner", Long.MIN_VALUE), Side.BLUE))
        .begun(LocalDateTime.of(2026, 5, 3, 18, 30)).with("coach.explained", "scout, bomb");
  }

  /** The positions of the game as the engine alone has them. */
  private static List<Position> truth(GameRecord game) {
    List<Placement> placed = new ArrayList<>(game.red().placements());
    placed.addAll(game.blue().placements());
    List<Position> positions = new ArrayList<>();
    positions.add(Position.of(Setup.of(placed, game.rules().rules(), Scope.OPENING).with(game.first())));
    for (Ply ply : game.plies()) {
      positions.add(((Verdict.Accepted) positions.getLast().judge(ply.move())).after());
    }
    return positions;
  }

  /** From before the last move back to the start, a ply or a few at a time; then the same game again. */
  private static void assertUndoes(GameRecord game, List<Position> truth, Random random) {
    GameRecord running = new GameRecord(game.rules(), game.first(), game.players(), game.begun(), game.red(),
        game.blue(), game.plies().subList(0, Math.max(0, game.plies().size() - 1)), game.offers().stream()
            .filter(o -> o.ply() < game.plies().size()).toList(), Optional.empty(), game.more());
    Table table = running.table();
    int step = game.plies().size() > 3_000 ? 97 : 1;
    while (table.ply() > 0) {
      table.undo(Math.min(table.ply(), step));
      assertEquals(truth.get(table.ply()), table.now());
      assertEquals(truth.get(table.ply()).hashCode(), table.now().hashCode());
      assertTrue(table.offers().stream().allMatch(o -> o.ply() <= table.ply()));
    }
    int upTo = random.nextInt(running.plies().size() + 1);
    running.plies().subList(0, upTo).forEach(p -> table.submit(table.turn(), p.move()));
    assertEquals(truth.get(upTo), table.now());
    assertEquals(game.plies().subList(0, upTo), table.record(game.players()).plies());
  }
}
