package rankandfile.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import rankandfile.rules.Move;
import rankandfile.rules.Square;

/** The board's geometry: lakes, neighbours, and the squares that a written move passes. */
final class Way {

  private static final Set<String> LAKE_NAMES = Set.of("C5", "C6", "D5", "D6", "G5", "G6", "H5", "H6");
  private static final Set<Square> LAKES = Square.all().stream()
      .filter(s -> LAKE_NAMES.contains(s.toString())).collect(Collectors.toSet());

  private Way() {}

  /** B2. */
  static boolean isLake(Square square) {
    return LAKES.contains(square);
  }

  static int columns(Square one, Square other) {
    return Math.abs(one.column() - other.column());
  }

  static int rows(Square one, Square other) {
    return Math.abs(one.row() - other.row());
  }

  /** Side by side along a row or a column. */
  static boolean areNeighbours(Square one, Square other) {
    return columns(one, other) + rows(one, other) == 1;
  }

  static boolean areInLine(Square one, Square other) {
    return columns(one, other) == 0 || rows(one, other) == 0;
  }

  static List<Square> neighbours(Square square) {
    return Square.all().stream().filter(s -> areNeighbours(s, square)).toList();
  }

  /** The squares as written: two, or three with a middle square. */
  static List<Square> written(Move wish) {
    return wish.via().map(via -> List.of(wish.from(), via, wish.to()))
        .orElseGet(() -> List.of(wish.from(), wish.to()));
  }

  /** Every square of a way whose legs are straight, its start included. */
  static List<Square> squares(Move wish) {
    List<Square> all = new ArrayList<>(List.of(wish.from()));
    for (Square next : written(wish)) {
      while (!all.getLast().equals(next)) {
        all.add(stepTowards(all.getLast(), next));
      }
    }
    return all;
  }

  private static Square stepTowards(Square from, Square to) {
    return Square.of(from.column() + Integer.compare(to.column(), from.column()),
        from.row() + Integer.compare(to.row(), from.row()));
  }
}
