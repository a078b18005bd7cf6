package rankandfile.opponent;

import java.util.List;
import java.util.random.RandomGenerator;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;

/**
 * A player. Holds no state of a game: everything it may go by is in the observation, so the same observation, random
 * numbers and budget of nodes give the same answer.
 */
public interface Opponent {

  /** An army set up on the side's home rows, without defects; another one each time. */
  List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random);

  /**
   * A legal move of the viewer, with the Rescue where it makes one.
   *
   * @param seen what the side to move may know of a running game that began with whole armies; a side that can move
   * @throws IllegalArgumentException if it is not the viewer's turn or the game is over
   */
  Move choose(Observation seen, RandomGenerator random, Budget budget);

  /** Whether it takes the draw that the other side offers. */
  boolean acceptsDraw(Observation seen);
}
