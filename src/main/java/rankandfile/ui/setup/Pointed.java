package rankandfile.ui.setup;

import java.util.Collection;
import java.util.Optional;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/**
 * What somebody points at while an army is set up: a piece from the tray is in hand, one on the board is chosen, a
 * square has been refused. Never the first two at once.
 */
record Pointed(Optional<Rank> hand, Optional<Square> chosen, Optional<Square> refused) {

  static final Pointed NOTHING = new Pointed(Optional.empty(), Optional.empty(), Optional.empty());

  static Pointed inHand(Optional<Rank> rank) {
    return new Pointed(rank, Optional.empty(), Optional.empty());
  }

  static Pointed choosing(Square square) {
    return new Pointed(Optional.empty(), Optional.of(square), Optional.empty());
  }

  Pointed refusing(Square square) {
    return new Pointed(hand, chosen, Optional.of(square));
  }

  /** The picture with what is pointed at, and with the squares to which a piece may go. */
  BoardPicture on(BoardPicture picture, Collection<Square> free) {
    BoardPicture drawn = picture;
    if (hand.isPresent() || chosen.isPresent()) {
      drawn = drawn.with(free, Mark.MAY_GO);
    }
    BoardPicture marked = drawn.with(chosen.stream().toList(), Mark.SELECTED);
    return refused.map(marked::refusing).orElse(marked);
  }
}
