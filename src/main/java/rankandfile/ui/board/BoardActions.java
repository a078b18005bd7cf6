package rankandfile.ui.board;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.rules.Square;

/**
 * What a screen does and answers for its board: the three wishes of the hand, and what the keys ask.
 *
 * <p>Click-click, drag and keys all end in the same three wishes. Knows no node; a question may be left unanswered.
 */
public interface BoardActions {

  /** For a board that is only looked at. */
  BoardActions NONE = new BoardActions() {
    @Override
    public void select(Square square) {}

    @Override
    public void move(Square from, Square to) {}

    @Override
    public void clear() {}
  };

  /** The player points at this square and nothing is chosen, or at another piece of the chosen one's side. */
  void select(Square square);

  /** The player wants the piece on {@code from} to go to {@code to}, allowed or not. */
  void move(Square from, Square to);

  /** The player lets go of what is chosen, and has read what is said. */
  void clear();

  /** The player takes the piece on this square off the board, by dragging it away or with Delete. */
  default void takeOff(Square from) {
    clear();
  }

  /**
   * What can be said of the piece on this square beyond what is drawn, in a sentence; told behind the square's name,
   * and in the status line while somebody points there.
   */
  default Optional<String> more(Square square) {
    return Optional.empty();
  }

  /** Where the piece on this square may go now; asked by M, and only then. */
  default SortedSet<Square> targets(Square from) {
    return Collections.emptySortedSet();
  }

  /** Why the piece on this square may go nowhere, in a sentence; asked by M when there are no targets. */
  default Optional<String> whyNone(Square from) {
    return Optional.empty();
  }

  /** The squares whose pieces the player may move now; asked by N. */
  default SortedSet<Square> movable() {
    return new TreeSet<>();
  }

  /** The last move in a sentence; asked by L, which otherwise tells what the picture marks. */
  default Optional<String> lastMove() {
    return Optional.empty();
  }

  /** The last battle in a sentence; asked by C. */
  default Optional<String> lastBattle() {
    return Optional.empty();
  }

  /**
   * Typed text that is not a move, such as {@code MA B3} where pieces are placed.
   *
   * @return whether it meant something; otherwise the board says how to write a move
   */
  default boolean typed(String text) {
    return false;
  }

  /** What may be typed here, to be shown while nothing is: {@code MA B3}; empty for a move's form. */
  default String typedExample() {
    return "";
  }

  /** Whether a chosen piece may be exchanged with one of its own side, as where an army is set up. */
  default boolean exchanges() {
    return false;
  }
}
