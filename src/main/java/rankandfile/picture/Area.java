package rankandfile.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import rankandfile.rules.Square;

/**
 * The rectangle of the board that is drawn.
 *
 * @param left the first column, 0 to 9
 * @param bottom the lowest row, 0 to 9
 * @param right the last column, not less than {@code left}
 * @param top the highest row, not less than {@code bottom}
 */
public record Area(int left, int bottom, int right, int top) {

  /** All ten columns and rows. */
  public static final Area BOARD = new Area(0, 0, 9, 9);

  public Area {
    if (left < 0 || right > 9 || left > right || bottom < 0 || top > 9 || bottom > top) {
      throw new IllegalArgumentException("no such area: " + left + " " + bottom + " " + right + " " + top);
    }
  }

  /** The smallest rectangle around these squares and one square more on each side; the whole board for none. */
  public static Area around(Collection<Square> squares) {
    if (squares.isEmpty()) {
      return BOARD;
    }
    int left = squares.stream().mapToInt(Square::column).min().orElseThrow();
    int right = squares.stream().mapToInt(Square::column).max().orElseThrow();
    int bottom = squares.stream().mapToInt(Square::row).min().orElseThrow();
    int top = squares.stream().mapToInt(Square::row).max().orElseThrow();
    return new Area(Math.max(0, left - 1), Math.max(0, bottom - 1), Math.min(9, right + 1), Math.min(9, top + 1));
  }

  public int columns() {
    return right - left + 1;
  }

  public int rows() {
    return top - bottom + 1;
  }

  public boolean holds(Square square) {
    return square.column() >= left && square.column() <= right && square.row() >= bottom && square.row() <= top;
  }

  /** Its squares, row by row from the bottom. */
  public List<Square> squares() {
    List<Square> all = new ArrayList<>();
    for (int row = bottom; row <= top; row++) {
      for (int column = left; column <= right; column++) {
        all.add(Square.of(column, row));
      }
    }
    return all;
  }

  /** The square at the bottom left and the one at the top right: {@code A4:C7}. */
  @Override
  public String toString() {
    return Square.of(left, bottom) + ":" + Square.of(right, top);
  }
}
