package rankandfile.play;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Who plays a side. */
public sealed interface Player {

  /** A person at this screen. */
  record Person() implements Player {}

  /**
   * A computer player.
   *
   * @param level its strength by name, such as {@code beginner}: small letters and hyphens
   * @param seed what its random numbers come from
   */
  record Computer(String level, long seed) implements Player {

    private static final long STRIDE = 0x9E3779B97F4A7C15L;

    /** @throws IllegalArgumentException if the level is no such word */
    public Computer {
      if (!level.matches("[a-z][a-z-]{0,30}")) {
        throw new IllegalArgumentException("no name of a level: " + level);
      }
    }

    /**
     * The random numbers for its decision at this ply: the same ones whenever a game comes there again. A seed of each
     * ply's own is drawn first, since generators from neighbouring seeds would give the same numbers a place apart.
     */
    public RandomGenerator random(int ply) {
      return new SplittableRandom(new SplittableRandom(seed + STRIDE * (ply + 1)).nextLong());
    }

    /** The random numbers for setting up. */
    public RandomGenerator randomForLineup() {
      return random(-1);
    }
  }
}
