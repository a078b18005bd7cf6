package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import java.util.Optional;
import rankandfile.rules.Crossings;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;

/** Warns before a rule of repetition bites. */
public final class Notices {

  private Notices() {}

  /**
   * After a move: that its piece may cross the same border once more, or not again at once (T1). Nothing while more
   * crossings are left, and nothing where the piece is lost.
   */
  public static Optional<String> crossings(Observation after, Side mover) {
    int limit = after.rules().twoSquares().limit();
    boolean over = after.log().getLast() instanceof News.Ended;
    return after.crossings().stream()
        .filter(c -> c.side() == mover && !over && isOnBoard(after, c))
        .flatMap(c -> c.count() == limit - 1 ? Optional.of(say("notice.last-crossing", c.one(), c.other(), limit)).stream()
            : c.count() >= limit ? Optional.of(say("notice.no-crossing", c.one(), c.other())).stream()
            : Optional.<String>empty().stream())
        .findFirst();
  }

  private static boolean isOnBoard(Observation after, Crossings crossings) {
    return after.board().values().stream().anyMatch(s -> s.id().equals(crossings.id()));
  }
}
