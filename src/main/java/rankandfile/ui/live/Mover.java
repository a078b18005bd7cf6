package rankandfile.ui.live;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Move;
import rankandfile.rules.Square;
import rankandfile.wording.Names;

/** The hand over a board: gathers what is pointed at until it is one move, allowed or not, and passes it on. */
public final class Mover {

  private final Supplier<Playable> board;
  private final Consumer<Move> decided;
  private Wish wish = Wish.NONE;

  /**
   * A hand.
   *
   * @param board what it moves on now
   * @param decided gets each move, allowed or not
   */
  public Mover(Supplier<Playable> board, Consumer<Move> decided) {
    this.board = board;
    this.decided = decided;
  }

  /** Lets go of what is pointed at. */
  public void drop() {
    wish = Wish.NONE;
  }

  /** Whether the square is to be pointed at next on which a rescued piece returns. */
  public boolean isSettingDown() {
    return wish.rescue().isPresent();
  }

  /** What two squares may mean, while that is not clear. */
  public List<Offer> offers() {
    return wish.offers();
  }

  /** Chooses the piece on the square, or sets a rescued one down there. */
  public void select(Square square) {
    if (wish.rescue().isPresent()) {
      setDown(square);
    } else {
      wish = board.get().seen().at(square).isPresent() ? Wish.choosing(square) : Wish.NONE;
    }
  }

  /** The move that two squares mean, or the first of several. */
  public Move meant(Square from, Square to) {
    return Wish.meant(board.get(), from, to).getFirst();
  }

  /** On a square where the piece cannot return, that is said, and its square is asked for again. */
  private void setDown(Square square) {
    Wish asked = wish;
    boolean possible = asked.places(board.get()).contains(square);
    decide(asked.rescued(square));
    wish = possible ? wish : asked;
  }

  /** Points at both squares of a move. */
  public void move(Square from, Square to) {
    if (isHidden()) {
      wish = Wish.NONE;
      return;
    }
    List<Move> ways = Wish.meant(board.get(), from, to);
    if (ways.size() > 1) {
      wish = Wish.way(ways);
    } else {
      rescueOr(ways.getFirst());
    }
  }

  public void choose(Offer offer) {
    boolean way = asksTheWay();
    if (offer.rescued().isPresent()) {
      wish = wish.bringing(offer);
    } else if (way) {
      rescueOr(offer.move());
    } else {
      decide(offer.move());
    }
  }

  private void rescueOr(Move move) {
    Wish.rescue(board.get(), move).ifPresentOrElse(w -> wish = w, () -> decide(move));
  }

  private void decide(Move move) {
    wish = Wish.NONE;
    decided.accept(move);
  }

  private boolean asksTheWay() {
    return !wish.offers().isEmpty() && wish.offers().stream().noneMatch(o -> o.rescued().isPresent());
  }

  /** Whether the pieces of the side to move lie face down for the viewer, so that he cannot move for it. */
  public boolean isHidden() {
    return !board.get().seen().viewer().owns(board.get().seen().turn());
  }

  /** What is asked now, or why nothing can be moved. */
  public Optional<String> question() {
    if (wish.rescue().isPresent()) {
      return Optional.of(LiveWords.text("rescue.where"));
    }
    if (!wish.offers().isEmpty()) {
      return Optional.of(LiveWords.text(asksTheWay() ? "way.which" : "rescue.what"));
    }
    return isHidden() ? Optional.of(LiveWords.text("try.hidden", Names.of(board.get().seen().turn())))
        : Optional.empty();
  }

  /** Draws what is chosen, and where it may go, onto the board's picture. */
  public BoardPicture mark(BoardPicture picture) {
    return wish.mark(picture, board.get());
  }
}
