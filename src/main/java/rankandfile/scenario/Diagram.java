package rankandfile.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.notation.Problems;
import rankandfile.notation.Span;
import rankandfile.notation.Words;
import rankandfile.picture.Area;
import rankandfile.rules.Placement;
import rankandfile.rules.Square;

/** Reads the rows of a drawn board: a line of column letters, then rows that count down. */
final class Diagram {

  private static final String EMPTY = "..";
  private static final String LAKE = "~~";

  private final Problems problems;
  private final Map<Span, Placement> pieces = new LinkedHashMap<>();
  private final List<Integer> rows = new ArrayList<>();
  private int left = -1;
  private int columns;
  private boolean begun;
  private boolean sound = true;

  Diagram(Problems problems) {
    this.problems = problems;
  }

  /** Whether any line of it has been met. */
  boolean hasBegun() {
    return begun;
  }

  /** Whether all lines could be read. */
  boolean isSound() {
    return sound;
  }

  /** The pieces with their places in the text. */
  Map<Span, Placement> pieces() {
    return pieces;
  }

  /** The part of the board that is drawn, if the lines make one. */
  Optional<Area> area() {
    return sound && !rows.isEmpty() && columns > 0
        ? Optional.of(new Area(left, rows.getLast(), left + columns - 1, rows.getFirst()))
        : Optional.empty();
  }

  /** Takes the line of column letters. */
  void takeColumns(Span line) {
    begun = true;
    if (columns > 0 || !rows.isEmpty()) {
      fail(line, "columns-twice");
      return;
    }
    List<Span> letters = line.words();
    for (Span letter : letters) {
      int column = letter.text().charAt(0) - 'A';
      if (column > 9) {
        fail(letter, "unknown-column", letter.text());
        return;
      }
      if (columns > 0 && column != left + columns) {
        fail(letter, "columns-not-neighbours", letter.text());
        return;
      }
      left = columns == 0 ? column : left;
      columns++;
    }
  }

  /** Takes a row: its number, then a cell for each column. */
  void takeRow(Span line) {
    begun = true;
    List<Span> words = line.words();
    Span number = words.getFirst();
    Optional<Integer> row = row(number);
    if (columns == 0) {
      if (sound) {
        fail(line, "row-without-columns");
      }
      return;
    }
    if (row.isEmpty()) {
      return;
    }
    rows.add(row.get());
    List<Span> cells = words.subList(1, words.size());
    if (cells.size() != columns) {
      fail(cells.size() > columns ? cells.get(columns) : number, "wrong-number-of-cells", cells.size(), columns);
      return;
    }
    for (int i = 0; i < columns; i++) {
      cell(cells.get(i), Square.of(left + i, row.get()));
    }
  }

  private Optional<Integer> row(Span number) {
    String text = number.text();
    int row = text.matches("[1-9]|10") ? Integer.parseInt(text) - 1 : -1;
    if (row < 0) {
      fail(number, "unknown-row", text);
      return Optional.empty();
    }
    if (!rows.isEmpty() && row != rows.getLast() - 1) {
      fail(number, "rows-not-down", text, rows.getLast() + 1);
      return Optional.empty();
    }
    return Optional.of(row);
  }

  private void cell(Span cell, Square square) {
    String text = cell.text();
    if (text.equals(LAKE) != square.isLake()) {
      lakeMismatch(cell, square);
    } else if (!text.equals(EMPTY) && !text.equals(LAKE)) {
      Optional<Placement> piece = Texts.piece(cell, problems).map(p -> new Placement(square, p));
      piece.ifPresent(p -> pieces.put(cell, p));
      sound &= piece.isPresent();
    }
  }

  private void lakeMismatch(Span cell, Square square) {
    if (cell.text().equals(EMPTY)) {
      fail(cell, "lake-drawn-empty", square);
    } else if (cell.text().equals(LAKE)) {
      fail(cell, "no-lake-there", square);
    } else if (Words.piece(cell.text()).isPresent()) {
      fail(cell, "piece-on-lake", square);
    } else {
      Texts.piece(cell, problems);
      sound = false;
    }
  }

  /** Reports a line that cannot belong to the diagram any more. */
  void refuse(Span line) {
    fail(line, "diagram-after-steps");
  }

  private void fail(Span place, String key, Object... values) {
    problems.add(place, key, values);
    sound = false;
  }
}
