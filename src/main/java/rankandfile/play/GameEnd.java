package rankandfile.play;

import java.util.Optional;
import rankandfile.rules.Ending;
import rankandfile.rules.Side;

/** How a game is over, by the rules or by what the players said (E4). */
public sealed interface GameEnd {

  /** The rules have ended it. */
  record ByRule(Ending ending) implements GameEnd {}

  /** This side has given up. */
  record Resigned(Side side) implements GameEnd {}

  /** One side has offered a draw and the other has taken it. */
  record DrawAgreed() implements GameEnd {}

  /** It has lasted {@link Table#MOST_PLIES} plies, more than a record holds; a draw. */
  record TooLong() implements GameEnd {}

  /** The side that has won, unless it is a draw. */
  default Optional<Side> winner() {
    return switch (this) {
      case ByRule(Ending.Win win) -> Optional.of(win.winner());
      case ByRule(Ending.Draw draw) -> Optional.empty();
      case Resigned end -> Optional.of(end.side.other());
      case DrawAgreed end -> Optional.empty();
      case TooLong end -> Optional.empty();
    };
  }
}
