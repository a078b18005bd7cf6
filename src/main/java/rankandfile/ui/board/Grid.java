package rankandfile.ui.board;

import java.util.Optional;
import rankandfile.picture.Area;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * Where the squares of a drawn board are.
 *
 * @param bottom the side whose home rows are at the bottom
 * @param side of a square, in whole pixels
 * @param left the board's left edge, without the coordinates
 * @param top the board's upper edge
 */
record Grid(Area area, Side bottom, int side, double left, double top) {

  double x(Square square) {
    return left + side * (isFlipped() ? area.right() - square.column() : square.column() - area.left());
  }

  double y(Square square) {
    return top + side * (isFlipped() ? square.row() - area.bottom() : area.top() - square.row());
  }

  double width() {
    return side * area.columns();
  }

  double height() {
    return side * area.rows();
  }

  boolean isFlipped() {
    return bottom == Side.BLUE;
  }

  /** The square at this place, if the place is on the board. */
  Optional<Square> at(double x, double y) {
    int right = (int) Math.floor((x - left) / side);
    int down = (int) Math.floor((y - top) / side);
    if (right < 0 || right >= area.columns() || down < 0 || down >= area.rows()) {
      return Optional.empty();
    }
    return Optional.of(isFlipped() ? Square.of(area.right() - right, area.bottom() + down)
        : Square.of(area.left() + right, area.top() - down));
  }

  /** The square so many steps to the right and up as seen on the screen; the last one before the edge. */
  Square step(Square from, int right, int up) {
    int turn = isFlipped() ? -1 : 1;
    return Square.of(Math.clamp(from.column() + (long) turn * right, area.left(), area.right()),
        Math.clamp(from.row() + (long) turn * up, area.bottom(), area.top()));
  }
}
