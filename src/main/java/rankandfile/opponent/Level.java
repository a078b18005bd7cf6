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
  BEGINNER(new Arranging(1, 0.6)),
  CASUAL(new Arranging(3, 1)),
  CLUB(new Arranging(20, 1)),
  EXPERT(new Arranging(40, 1));

  private final Arranging arranging;

  Level(Arranging arranging) {
    this.arranging = arranging;
  }

  @Override
  public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
    return arranging.arrange(side, rules.army(), random);
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
