package rankandfile.engine;

import java.util.Optional;
import rankandfile.rules.Move;
import rankandfile.rules.Square;

/**
 * A direction on the referee's board, on which Red is at the top: row 0 there is our row 1, and down leads from Red to
 * Blue.
 */
enum Way {
  UP(0, -1), DOWN(0, 1), LEFT(-1, 0), RIGHT(1, 0);

  private final int columns;
  private final int rows;

  Way(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
  }

  /** The square so far away, if it is on the board. */
  Optional<Square> from(Square start, int far) {
    int column = start.column() + far * columns;
    int row = start.row() + far * rows;
    return column < 0 || column > 9 || row < 0 || row > 9 ? Optional.empty() : Optional.of(Square.of(column, row));
  }

  /** A move as the protocol writes it: {@code X Y DIRECTION}, with the number of squares where it is more than one. */
  static String text(Move move) {
    int columns = move.to().column() - move.from().column();
    int rows = move.to().row() - move.from().row();
    Way way = columns == 0 ? rows < 0 ? UP : DOWN : columns < 0 ? LEFT : RIGHT;
    int far = Math.abs(columns + rows);
    return move.from().column() + " " + move.from().row() + " " + way + (far > 1 ? " " + far : "");
  }
}
