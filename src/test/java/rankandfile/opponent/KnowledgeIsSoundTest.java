package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Ruleset;

/** The true rank of every enemy piece is always among those that a player still thinks possible. */
class KnowledgeIsSoundTest {

  private static final int PLIES = 300;

  @Test
  void trueRanksStayPossible() {
    assertSound(16, 7);
  }

  @Test
  @Tag("long")
  void trueRanksStayPossibleInManyGames() {
    assertSound(500, 3);
  }

  private static void assertSound(int games, int every) {
    List<Ruleset> rules = GameRules.all();
    Recall recall = new Recall(List.of(0, 50, 100, 200));
    for (int game = 0; game < games; game++) {
      Opponent blue = game % 2 == 0 ? Baseline.GREEDY : Baseline.RANDOM;
      recall.check(new Bout(rules.get(game % rules.size()), Baseline.GREEDY, blue, Budget.ofNodes(1), PLIES, game)
          .play(), every);
    }
    assertTrue(recall.looks() > 100 * games, recall.looks() + " looks");
    assertTrue(recall.left().get(100).mean() < recall.left().get(0).mean(), recall.left().toString());
  }
}
