package rankandfile.opponent;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * How long an opponent may think: whatever is used up first ends the search, and the best move so far is played.
 *
 * @param nodes positions that the search may visit
 * @param time from the call on
 * @param cancelled asked often, from the thinking thread; true ends the search at once
 */
public record Budget(long nodes, Duration time, BooleanSupplier cancelled) {

  private static final Duration ENDLESS = Duration.ofDays(1);

  /** A number of nodes and nothing else, so that the answer can be had again. */
  public static Budget ofNodes(long nodes) {
    return new Budget(nodes, ENDLESS, () -> false);
  }

  public static Budget ofTime(Duration time) {
    return new Budget(Long.MAX_VALUE, time, () -> false);
  }

  /** The same, ended early when this says so. */
  public Budget until(BooleanSupplier cancel) {
    return new Budget(nodes, time, cancel);
  }
}
