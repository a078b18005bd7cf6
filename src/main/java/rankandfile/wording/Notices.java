package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.rules.Crossings;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;
import rankandfile.rules.SwitchValue;

/** Warns before a rule of repetition bites. */
public final class Notices {

  private Notices() {}

  /**
   * After a move: that its piece may cross the same border once more, or not again at once (T1). Nothing while more
   * crossings are left, and nothing where the piece is lost.
   */
  public static Optional<String> crossings(Observation after, Side mover) {
    return crossings(after, mover, "notice.");
  }

  /**
   * On a side's own turn: that the position stands for the second time where the third is a draw (T6), and what the
   * piece of its last turn may still cross (T1), unless that is a matter {@link #inPassing}.
   */
  public static List<String> onTurn(Observation now, Side mover) {
    Optional<String> again = now.rules().threefold() == SwitchValue.Threefold.ON && now.occurrences() == 2
        ? Optional.of(say("notice.second-time")) : Optional.empty();
    return Stream.concat(again.stream(), isOften(now, mover) ? Stream.empty() : ofLastTurn(now, mover).stream())
        .toList();
  }

  /**
   * On a side's own turn: what the piece of its last turn may still cross, where nearly every move leads to that, since
   * two crossings are all that is allowed (T1).
   */
  public static Optional<String> inPassing(Observation now, Side mover) {
    return isOften(now, mover) ? ofLastTurn(now, mover) : Optional.empty();
  }

  private static Optional<String> ofLastTurn(Observation now, Side mover) {
    return now.log().isEmpty() ? Optional.empty() : crossings(now, mover, "notice.now.");
  }

  private static boolean isOften(Observation now, Side mover) {
    return now.rules().twoSquares().limit() == 2
        && now.crossings().stream().noneMatch(c -> c.side() == mover && c.count() > 1);
  }

  private static Optional<String> crossings(Observation after, Side mover, String key) {
    int limit = after.rules().twoSquares().limit();
    boolean over = after.log().getLast() instanceof News.Ended;
    return after.crossings().stream()
        .filter(c -> c.side() == mover && !over && isOnBoard(after, c))
        .flatMap(c -> c.count() == limit - 1
            ? Optional.of(say(key + "last-crossing", c.one(), c.other(), limit)).stream()
            : c.count() >= limit ? Optional.of(say(key + "no-crossing", c.one(), c.other())).stream()
            : Optional.<String>empty().stream())
        .findFirst();
  }

  private static boolean isOnBoard(Observation after, Crossings crossings) {
    return after.board().values().stream().anyMatch(s -> s.id().equals(crossings.id()));
  }
}
