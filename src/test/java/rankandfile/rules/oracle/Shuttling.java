package rankandfile.rules.oracle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.TwoSquares;

/** T1 to T4: the two-squares rule, and the count that it looks at. */
final class Shuttling {

  private Shuttling() {}

  /** Whether the same piece made each of the last N own turns and all of them crossed one border of this way. */
  static boolean bars(Annals past, Chip mover, List<Square> squares) {
    if (past.rules().twoSquares() == TwoSquares.OFF) {
      return false;
    }
    int limit = Integer.parseInt(past.rules().twoSquares().word());
    List<Turn> own = past.turnsOf(mover.side());
    if (own.size() < limit) {
      return false;
    }
    List<Turn> last = own.subList(own.size() - limit, own.size());
    return last.stream().allMatch(t -> t.mover().equals(mover))
        && Turn.bordersOf(squares).stream().anyMatch(b -> last.stream().allMatch(t -> t.borders().contains(b)));
  }

  /** The most turns running, the last one included, in which the piece of the last turn crossed one border. */
  static Optional<Integer> most(Annals past, Side side) {
    List<Turn> own = past.turnsOf(side);
    return own.isEmpty() ? Optional.empty()
        : own.getLast().borders().stream().map(b -> running(own, b)).max(Comparator.naturalOrder());
  }

  /** How many of the last turns, running, were made by one piece and crossed this border. */
  static int running(List<Turn> own, Set<Square> border) {
    int count = 0;
    for (Turn turn : own.reversed()) {
      if (!turn.mover().equals(own.getLast().mover()) || !turn.borders().contains(border)) {
        break;
      }
      count++;
    }
    return count;
  }
}
