package rankandfile.ui.board;

import javafx.geometry.Insets;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;

/**
 * How much room a board takes and how large its squares can be in a given room, in pixels.
 *
 * @param band the width of the strips for coordinates at the left and below
 * @param largest the largest square
 */
record Room(Area area, Insets around, double band, int largest) {

  /** Room for the frame on each side. */
  private static final double EDGE = 2;
  /** The smallest square that is drawn. */
  static final int SMALLEST = 16;

  double width(int side) {
    return side * area.columns() + band + 2 * EDGE + around.getLeft() + around.getRight();
  }

  double height(int side) {
    return side * area.rows() + band + 2 * EDGE + around.getTop() + around.getBottom();
  }

  /** The largest whole square in this width. */
  int sideIn(double width) {
    return whole((width - width(0)) / area.columns());
  }

  /** The largest whole square in this room, the board in the middle of the width and at the top. */
  Grid grid(BoardPicture picture, double width, double height) {
    int side = Math.min(sideIn(width), whole((height - height(0)) / area.rows()));
    double free = Math.max(0, width - width(side));
    return new Grid(area, picture.bottom(), side, Math.floor(around.getLeft() + free / 2 + band + EDGE),
        around.getTop() + EDGE);
  }

  private int whole(double side) {
    return Math.clamp((long) Math.floor(side), SMALLEST, Math.max(SMALLEST, largest));
  }
}
