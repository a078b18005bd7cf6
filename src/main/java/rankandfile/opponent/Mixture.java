package rankandfile.opponent;

/**
 * The value of a turn of the enemy that depends on the world: each fight is taken in its share of the worlds in which
 * it goes well, the best one for the enemy first, and the quiet value counts for the rest.
 */
final class Mixture {

  private final double quiet;
  private final double[] values;
  private final double[] shares;
  private final long[][] worlds;
  private int fights;

  /**
   * @param quiet what the enemy's best move without such a fight is worth to us
   * @param most how many fights there can be
   */
  Mixture(double quiet, int most) {
    this.quiet = quiet;
    this.values = new double[most];
    this.shares = new double[most];
    this.worlds = new long[most][];
  }

  /**
   * @param share in how many of these worlds the enemy dares to, 0 to 1
   */
  void add(double value, double share, long[] in) {
    values[fights] = value;
    shares[fights] = share;
    worlds[fights++] = in;
  }

  /** The mean over the worlds that are left. */
  double value(long[] here) {
    if (fights == 0) {
      return quiet;
    }
    double size = Guesses.size(here);
    long[] rest = here.clone();
    double left = 1;
    double sum = 0;
    for (int taken = 0; taken < fights; taken++) {
      int best = best();
      double part = Math.min(left, shares[best] * Guesses.common(worlds[best], rest) / size);
      if (shares[best] == 1) {
        for (int w = 0; w < rest.length; w++) {
          rest[w] &= ~worlds[best][w];
        }
      }
      sum += part * values[best];
      left -= part;
      values[best] = Double.MAX_VALUE;
    }
    return sum + left * quiet;
  }

  private int best() {
    int best = 0;
    for (int i = 1; i < fights; i++) {
      if (values[i] < values[best]) {
        best = i;
      }
    }
    return best;
  }
}
