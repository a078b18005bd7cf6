package rankandfile.notation;

import rankandfile.rules.Square;

/** A cell of a drawn board in which no piece stands: {@code ..} is an empty square, {@code ~~} a lake. */
public final class DrawnCell {

  public static final String EMPTY = "..";
  public static final String LAKE = "~~";

  private DrawnCell() {}

  /** What is drawn for the square while no piece stands there. */
  public static String bare(Square square) {
    return square.isLake() ? LAKE : EMPTY;
  }

  /** Whether the cell says that no piece stands there. */
  public static boolean isBare(Span cell) {
    return cell.text().equals(EMPTY) || cell.text().equals(LAKE);
  }

  /** Whether such a cell may stand for the square: a lake is drawn where one is. What is wrong is a problem. */
  public static boolean fits(Span cell, Square square, Problems problems) {
    boolean lake = cell.text().equals(LAKE);
    if (lake != square.isLake()) {
      problems.add(cell, lake ? "no-lake-there" : "lake-drawn-empty", square);
    }
    return lake == square.isLake();
  }
}
