package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.rules.Move;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Verdict;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;

class GuessesTest {

  /** In every world, every piece is something that it can be, and each rank occurs as often as it must. */
  @ParameterizedTest
  @EnumSource(Edition.class)
  void worldsFitWhatIsKnown(Edition edition) {
    Random random = new Random(11);
    List<Placement> armies = new ArrayList<>(Level.CASUAL.arrange(Side.RED, edition.rules(), random));
    armies.addAll(Level.CASUAL.arrange(Side.BLUE, edition.rules(), random));
    Position now = Position.of(Setup.of(armies, edition.rules(), Scope.OPENING));
    for (int ply = 0; ply < 120 && now.ending().isEmpty(); ply++) {
      if (ply % 15 == 0) {
        fit(new Knowledge(new Story(now.observedBy(Viewer.of(now.turn())))));
      }
      List<Move> moves = now.moves();
      now = ((Verdict.Accepted) now.judge(moves.get(random.nextInt(moves.size())))).after();
    }
  }

  private static void fit(Knowledge knowledge) {
    Guesses guesses = new Guesses(knowledge, new Suspicion(knowledge, true), 1, new SplittableRandom(2));
    for (int world = 0; world < guesses.worlds(); world++) {
      Rank[] ranks = guesses.world(world);
      int[] count = new int[Rank.values().length];
      for (int piece : knowledge.hidden()) {
        assertTrue(knowledge.possible(piece).contains(ranks[piece]), piece + " is no " + ranks[piece]);
        count[ranks[piece].ordinal()]++;
      }
      assertEquals(Arrays.toString(knowledge.left()), Arrays.toString(count));
    }
  }
}
