package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Position;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;

/** The move that is played is the one that is worth most when each is looked at for itself. */
class BestMoveTest {

  private static final int DEPTH = 2;
  private static final double WHIM = 1;
  /** What is taken from a move straight back, at most: five points, four times when nothing happens for long. */
  private static final double SHUFFLE = 20;
  /** The whim costs 0.1 on average; errors of rounding that lift bad moves above the best cost 0.5. */
  private static final double ON_AVERAGE = 0.25;
  private static final Settings SETTINGS = new Settings(DEPTH, 3, 1, true, Settings.NEVER, WHIM);

  @Test
  void playsWhatIsWorthMost() {
    double lost = 0;
    int positions = 0;
    for (int game = 0; game < 4; game++) {
      List<Position> played = new Bout(Ruleset.CLASSIC, Level.CASUAL, Level.CASUAL, Budget.ofNodes(100), 300, game)
          .play().positions();
      for (int ply = 30; ply < played.size() - 1; ply += 9) {
        double less = less(played.get(ply), ply);
        assertTrue(less <= WHIM + SHUFFLE, "at ply " + ply + " of game " + game + " it loses " + less);
        lost += less;
        positions++;
      }
    }
    assertTrue(lost / positions <= ON_AVERAGE, "on average it loses " + lost / positions);
  }

  private static double less(Position position, int seed) {
    Observation seen = position.observedBy(Viewer.of(position.turn()));
    Budget budget = Budget.ofNodes(200_000);
    Move chosen = new Thinker(new Story(seen), SETTINGS, new SplittableRandom(seed), budget).move();
    Thinker again = new Thinker(new Story(seen), SETTINGS, new SplittableRandom(seed), budget);
    double best = moves(seen).stream().mapToDouble(move -> again.worth(move, DEPTH - 1)).max().orElseThrow();
    return best - again.worth(chosen, DEPTH - 1);
  }

  private static List<Move> moves(Observation seen) {
    List<Move> moves = new ArrayList<>();
    seen.destinations().forEach((Square from, Iterable<Square> reached) ->
        reached.forEach(to -> moves.add(Move.of(from, to))));
    return moves;
  }
}
