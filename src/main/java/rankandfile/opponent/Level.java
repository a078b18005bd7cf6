package rankandfile.opponent;

import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;

/** The four strengths of the computer, weakest first. They differ in what they consider, never in what they see. */
public enum Level implements Opponent {
  BEGINNER(new Arranging(1, 0.6), new Settings(1, 0, 1, false, 8, 40), Duration.ofMillis(300)),
  CASUAL(new Arranging(3, 1), new Settings(1, 2, 1, false, 60, 16), Duration.ofMillis(300)),
  CLUB(new Arranging(20, 1), new Settings(2, 3, 1, false, 150, 14), Duration.ofMillis(500)),
  EXPERT(new Arranging(40, 1), new Settings(20, 4, 4, true, Settings.NEVER, 1), Duration.ofMillis(900));

  private final Arranging arranging;
  private final Settings settings;
  private final Duration time;

  Level(Arranging arranging, Settings settings, Duration time) {
    this.arranging = arranging;
    this.settings = settings;
    this.time = time;
  }

  Settings settings() {
    return settings;
  }

  /** How long it may think where nobody says otherwise. */
  public Budget budget() {
    return Budget.ofTime(time);
  }

  @Override
  public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
    return arranging.arrange(side, rules.army(), random);
  }

  @Override
  public Move choose(Observation seen, RandomGenerator random, Budget budget) {
    if (seen.ending().isPresent() || !seen.viewer().owns(seen.turn())) {
      throw new IllegalArgumentException("not this player's turn");
    }
    return new Thinker(new Story(seen), settings, random, budget).move();
  }

  @Override
  public boolean acceptsDraw(Observation seen) {
    return settings.acceptsDraw(new Story(seen));
  }
}
