package rankandfile.opponent;

import java.util.List;
import java.util.random.RandomGenerator;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;

/** The four strengths of the computer, weakest first. They differ in what they consider, never in what they see. */
public enum Level implements Opponent {
  BEGINNER, CASUAL, CLUB, EXPERT;

  @Override
  public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Move choose(Observation seen, RandomGenerator random, Budget budget) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean acceptsDraw(Observation seen) {
    throw new UnsupportedOperationException();
  }
}
