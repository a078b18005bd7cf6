package rankandfile.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.notation.DrawnCell;
import rankandfile.notation.Problems;
import rankandfile.notation.Span;
import rankandfile.notation.WordReader;
import rankandfile.picture.Area;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Square;

/** Reads the rows of a drawn board: a line of column letters, then rows that count down. */
final class Diagram {

  private final Problems problems;
  private final Map<Span, Placement> pieces = new LinkedHashMap<>();
  private final List<Integer> rows = new ArrayList<>();
  private int left = -1;
  private int columns;
  private boolean begun;
  /** Whether the column letters say where a cell stands. */
  private boolean placed;
  private boolean climbing;
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
    if (begun) {
      if (columns > 0) {
        fail(line, "columns-twice");
      }
      return;
    }
    begun = true;
    List<Span> letters = line.words();
    left = letters.getFirst().text().charAt(0) - 'A';
    for (Span letter : letters) {
      int column = letter.text().charAt(0) - 'A';
      if (column < 0 || column > 9) {
        fail(letter, "unknown-column", letter.text());
      } else if (sound && column != left + columns) {
        fail(letter, "columns-not-neighbours", letter.text());
      }
      columns++;
    }
    placed = sound;
  }

  /** Takes a row: its number, then a cell for each column. */
  void takeRow(Span line) {
    if (!begun) {
      fail(line, "row-without-columns");
    }
    begun = true;
    List<Span> words = line.words();
    Span number = words.getFirst();
    boolean right = takeNumber(number);
    List<Span> cells = words.subList(1, words.size());
    if (columns > 0 && cells.size() != columns && isRow(number)) {
      fail(cells.size() > columns ? cells.get(columns) : number, "wrong-number-of-cells", cells.size(), columns);
      right = false;
    }
    for (int i = 0; i < cells.size(); i++) {
      cell(cells.get(i), placed && right ? Optional.of(Square.of(left + i, rows.getLast())) : Optional.empty());
    }
  }

  /** Takes the number of a row; a wrong one is reported, and the rows below it go on from there. */
  private boolean takeNumber(Span number) {
    String text = number.text();
    Optional<Integer> expected = rows.isEmpty() ? Optional.empty() : Optional.of(rows.getLast() - 1);
    if (!isRow(number)) {
      fail(number, "unknown-row", text);
      expected.filter(r -> r >= 0).ifPresent(rows::add);
      return false;
    }
    int row = Integer.parseInt(text) - 1;
    boolean right = expected.isEmpty() || row == expected.get();
    boolean upwards = !right && row == rows.getLast() + 1;
    if (!right && !(upwards && climbing)) {
      fail(number, "rows-not-down", text, rows.getLast() + 1);
    }
    climbing = upwards;
    rows.add(row);
    return right;
  }

  /** Whether a row has this number; otherwise nobody knows where its cells begin. */
  private static boolean isRow(Span number) {
    return number.text().matches("[1-9]|10");
  }

  /** Takes a cell; without a square only its word is looked at, since the columns or the row are not known. */
  private void cell(Span cell, Optional<Square> square) {
    if (!DrawnCell.isBare(cell)) {
      Optional<Piece> piece = WordReader.cell(cell, problems);
      sound &= piece.isPresent();
      square.filter(s -> piece.isPresent()).ifPresent(s -> piece(cell, new Placement(s, piece.get())));
    } else {
      sound &= square.isEmpty() || DrawnCell.fits(cell, square.get(), problems);
    }
  }

  private void piece(Span cell, Placement piece) {
    if (piece.square().isLake()) {
      fail(cell, "piece-on-lake", piece.square());
    }
    pieces.put(cell, piece);
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
