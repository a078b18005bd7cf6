package rankandfile.opponent;

/** Counts the nodes of one search and says when its budget is used up. */
final class Clock {

  /** How many nodes pass until the time is looked at and cancelling asked for. */
  static final int BETWEEN_LOOKS = 256;

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
      up = up || budget.cancelled().getAsBoolean() || System.nanoTime() - end >= 0;
    }
    return up;
  }

  /** Positions visited so far. */
  long nodes() {
    return nodes;
  }
}
