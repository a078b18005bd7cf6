package rankandfile.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rankandfile.notation.DrawnCell;
import rankandfile.notation.Problems;
import rankandfile.notation.Span;
import rankandfile.notation.WordReader;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Reads whole rows of the board, ten cells each, that count down without gaps, as records and lineups draw them. */
final class BoardRows {

  private static final List<String> LETTERS = List.of("A", "B", "C", "D", "E", "F", "G", "H", "I", "J");
  private static final int LONGEST = 200;

  private final Problems problems;
  private final List<Integer> rows = new ArrayList<>();
  private final Map<Side, Map<Square, Rank>> pieces = Map.of(Side.RED, new TreeMap<>(), Side.BLUE, new TreeMap<>());
  private boolean sound = true;

  BoardRows(Problems problems) {
    this.problems = problems;
  }

  /** Whether a line is one of column letters, right or wrong ones. */
  static boolean isColumns(Span line) {
    List<Span> words = line.text().length() > LONGEST ? List.of() : line.words();
    return words.size() > 1 && words.stream().allMatch(w -> w.text().matches("[A-Z]"));
  }

  /** Whether a line begins with the number of a row, a blank, and the two characters of a cell. */
  static boolean isRow(Span line) {
    return line.text().matches("\\s*\\d{1,2}\\s+\\S\\S(\\s.*)?");
  }

  /** Whether everything so far could be read. */
  boolean isSound() {
    return sound;
  }

  /** The rows that were read, from 0, highest first. */
  List<Integer> rows() {
    return rows;
  }

  /** What stands in the rows of this side. */
  Lineup lineup(Side side) {
    return new Lineup(side, new TreeMap<>(pieces.get(side)));
  }

  void takeColumns(Span line) {
    if (!line.words().stream().map(Span::text).toList().equals(LETTERS)) {
      fail(line.trim(), "not-all-columns");
    }
  }

  void takeRow(Span line) {
    List<Span> words = line.words();
    int row = Integer.parseInt(words.getFirst().text()) - 1;
    if (row < 0 || row > 9) {
      fail(words.getFirst(), "unknown-row", words.getFirst().text());
    } else if (!rows.isEmpty() && row != rows.getLast() - 1) {
      fail(words.getFirst(), "rows-not-down", row + 1, rows.getLast() + 1);
    } else if (words.size() != 11) {
      fail(words.getFirst(), "wrong-number-of-cells", words.size() - 1, 10);
    } else {
      for (int column = 0; column < 10; column++) {
        cell(words.get(column + 1), Square.of(column, row));
      }
    }
    if (row >= 0 && row <= 9) {
      rows.add(row);
    }
  }

  private void cell(Span cell, Square square) {
    if (DrawnCell.isBare(cell)) {
      sound &= DrawnCell.fits(cell, square, problems);
      return;
    }
    Optional<Piece> piece = WordReader.cell(cell, problems);
    sound &= piece.isPresent();
    piece.ifPresent(p -> place(cell, square, p));
  }

  private void place(Span cell, Square square, Piece piece) {
    if (piece.side().isHome(square.row())) {
      pieces.get(piece.side()).put(square, piece.rank());
    } else {
      fail(cell, "not-at-home", cell.text());
    }
  }

  private void fail(Span place, String key, Object... values) {
    problems.add(place, key, values);
    sound = false;
  }
}
