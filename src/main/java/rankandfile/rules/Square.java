package rankandfile.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A square of the ten by ten board as Red sees it (B1): column 0 to 9 is A to J, row 0 to 9 is 1 to 10, so (0, 0)
 * is A1 at the bottom left. Sorted by row, then column.
 */
public record Square(int column, int row) implements Comparable<Square> {

  private static final List<Square> ALL = all100();

  public Square {
    if (column < 0 || column > 9 || row < 0 || row > 9) {
      throw new IllegalArgumentException("no such square: column " + column + ", row " + row);
    }
  }

  /** The square in this column and row, both from 0 to 9. */
  public static Square of(int column, int row) {
    return onBoard(column, row) ? ALL.get(row * 10 + column) : new Square(column, row);
  }

  /** The square with this index: ten times the row plus the column. */
  public static Square at(int index) {
    return ALL.get(index);
  }

  /** All hundred squares, lakes included, from A1 along the rows. */
  public static List<Square> all() {
    return ALL;
  }

  /** Ten times the row plus the column, 0 to 99. */
  public int index() {
    return row * 10 + column;
  }

  /** Whether this is one of the eight lake squares C5 C6 D5 D6 G5 G6 H5 H6 (B2). */
  public boolean isLake() {
    return (row == 4 || row == 5) && (column == 2 || column == 3 || column == 6 || column == 7);
  }

  /** How many steps lie between both squares on an empty board without lakes; 0 for a square and itself. */
  public int stepsTo(Square other) {
    return Math.abs(column - other.column) + Math.abs(row - other.row);
  }

  /** Whether both squares share an edge; false for a square and itself. */
  public boolean isNextTo(Square other) {
    return stepsTo(other) == 1;
  }

  /** Whether both squares stand in one row or one column. */
  public boolean isInLineWith(Square other) {
    return column == other.column || row == other.row;
  }

  /** The squares of the straight line from here to the other square, without this one and with the other. */
  public List<Square> lineTo(Square other) {
    if (!isInLineWith(other)) {
      throw new IllegalArgumentException(this + " and " + other + " are not in line");
    }
    List<Square> line = new ArrayList<>();
    int dc = Integer.signum(other.column - column);
    int dr = Integer.signum(other.row - row);
    for (Square s = this; !s.equals(other); ) {
      s = of(s.column + dc, s.row + dr);
      line.add(s);
    }
    return List.copyOf(line);
  }

  @Override
  public int compareTo(Square other) {
    return Integer.compare(index(), other.index());
  }

  /** The name people use: A1 to J10. */
  @Override
  public String toString() {
    return (char) ('A' + column) + "" + (row + 1);
  }

  private static boolean onBoard(int column, int row) {
    return column >= 0 && column <= 9 && row >= 0 && row <= 9;
  }

  private static List<Square> all100() {
    List<Square> all = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      all.add(new Square(i % 10, i / 10));
    }
    return List.copyOf(all);
  }
}
