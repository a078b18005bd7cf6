package rankandfile.opponent;

/** Counts the nodes of one search and says when its budget is used up. */
final class Clock {

  private static final int FEWEST_PLACES = 1 << 10;
  private static final int MOST_PLACES = 1 << 17;
  /** How many nodes pass until the time is looked at and cancelling asked for. */
  static final int BETWEEN_LOOKS = 256;
  /**
   * So many nodes are visited even when the time is over, since a machine that is busy with something else may give no
   * time at all: they take about two milliseconds, and what is next to a piece is seen with them.
   */
  private static final int FEWEST_NODES = 1500;

  private final Budget budget;
  private final long end;
  private long nodes;
  private boolean up;

  Clock(Budget budget) {
    this.budget = budget;
    this.end = System.nanoTime() + Math.min(budget.time().toNanos(), Long.MAX_VALUE / 4);
  }

  /** Counts a node; true when there may be no more. */
  boolean isUp() {
    nodes++;
    if (nodes >= budget.nodes()) {
      up = true;
    } else if (nodes % BETWEEN_LOOKS == 0) {
      up = up || budget.cancelled().getAsBoolean() || nodes > FEWEST_NODES && System.nanoTime() - end >= 0;
    }
    return up;
  }

  /** How many positions are worth remembering, a power of two. */
  int places() {
    long wanted = 2 * Math.min(MOST_PLACES, budget.nodes());
    return Integer.highestOneBit((int) Math.clamp(wanted, FEWEST_PLACES, MOST_PLACES));
  }

  /** Positions visited so far. */
  long nodes() {
    return nodes;
  }
}
