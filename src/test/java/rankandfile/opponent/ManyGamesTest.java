package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Ruleset;

/** Levels play each other under all rules, without an illegal move and without an exception. */
class ManyGamesTest {

  @Test
  void someGamesEndWithoutAFault() {
    play(16, 50, 20);
  }

  @Test
  @Tag("long")
  void twoThousandGamesEndWithoutAFault() {
    play(2_000, 400, 20);
  }

  /** {@link Bout} throws on an illegal move. */
  private static void play(int games, int plies, long nodes) {
    Random random = new Random(2_000);
    List<Ruleset> rules = GameRules.all();
    long moves = 0;
    for (int game = 0; game < games; game++) {
      Bout bout = new Bout(rules.get(game % rules.size()), level(random), level(random), Budget.ofNodes(nodes), plies,
          game);
      moves += bout.play().moves().size();
    }
    assertTrue(moves > 20L * games, moves + " moves in " + games + " games");
  }

  /** The slower a level, the more rarely. */
  private static Level level(Random random) {
    return Level.values()[Math.min(random.nextInt(Level.values().length), random.nextInt(Level.values().length))];
  }
}
