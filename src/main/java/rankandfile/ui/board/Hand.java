package rankandfile.ui.board;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.rules.Square;

/**
 * What pointing at a square means, the same for clicks, keys and assistive software. Does not know what is allowed:
 * it passes wishes on.
 */
final class Hand {

  private final Supplier<BoardPicture> picture;
  private final BoardActions actions;

  Hand(Supplier<BoardPicture> picture, BoardActions actions) {
    this.picture = picture;
    this.actions = actions;
  }

  /** The square whose piece is chosen in the picture. */
  Optional<Square> chosen() {
    return picture.get().marks().entrySet().stream()
        .filter(e -> e.getValue().contains(Mark.SELECTED)).map(Map.Entry::getKey).findFirst();
  }

  /** Chooses, changes the choice, lets go of it, or moves what is chosen. */
  void point(Square square) {
    Optional<Square> chosen = chosen();
    if (chosen.isEmpty()) {
      actions.select(square);
    } else if (chosen.get().equals(square)) {
      actions.clear();
    } else if (meansMove(chosen.get(), square)) {
      actions.move(chosen.get(), square);
    } else {
      actions.select(square);
    }
  }

  /** Takes a piece up to drag it. */
  void take(Square from) {
    if (!chosen().equals(Optional.of(from))) {
      actions.select(from);
    }
  }

  void move(Square from, Square to) {
    actions.move(from, to);
  }

  void takeOff(Square from) {
    actions.takeOff(from);
  }

  void clear() {
    actions.clear();
  }

  private boolean meansMove(Square from, Square to) {
    Set<Mark> marks = picture.get().marks(to);
    return actions.exchanges() || marks.contains(Mark.MAY_GO) || marks.contains(Mark.MAY_ATTACK)
        || !picture.get().block(to).map(Block::side).equals(picture.get().block(from).map(Block::side));
  }
}
