package rankandfile.engine;

import java.util.List;
import java.util.random.RandomGenerator;
import rankandfile.opponent.Budget;
import rankandfile.opponent.Opponent;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Side;

/** Who plays: an opponent with its random numbers and what it may spend on a move. */
record Contestant(Opponent opponent, RandomGenerator random, Budget budget) {

  List<Placement> arrange(Side side) {
    return opponent.arrange(side, Ledger.RULES, random);
  }

  Move choose(Observation seen) {
    return opponent.choose(seen, random, budget);
  }

  /** One of the moves, when there is nothing to think about. */
  Move any(List<Move> moves) {
    return moves.get(random.nextInt(moves.size()));
  }
}
