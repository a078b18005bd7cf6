package rankandfile.ui.desk;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.rules.Observation;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;

/** How many pieces of each kind are left to set up, as far as the viewer can tell. */
final class Tray {

  /**
   * A kind of piece.
   *
   * @param redLeft how many Red has left; below 0 when there are more than the army has
   */
  record Row(Rank rank, int redLeft, int blueLeft) {

    int left(Side side) {
      return side == Side.RED ? redLeft : blueLeft;
    }
  }

  private Tray() {}

  /** The kinds of the edition's army, and others that are about, strongest first, then Bomb and Flag. */
  static List<Row> of(Observation seen) {
    Map<Piece, Integer> used = used(seen);
    Set<Rank> about = used.keySet().stream().map(Piece::rank).collect(Collectors.toSet());
    return Arrays.stream(Rank.values()).sorted((a, b) -> Integer.compare(place(b), place(a)))
        .filter(r -> seen.rules().army().count(r) > 0 || about.contains(r))
        .map(r -> new Row(r, left(r, Side.RED, seen, used), left(r, Side.BLUE, seen, used))).toList();
  }

  private static int place(Rank rank) {
    return rank.canMove() ? rank.ordinal() + 2 : rank == Rank.BOMB ? 1 : 0;
  }

  private static int left(Rank rank, Side side, Observation seen, Map<Piece, Integer> used) {
    return seen.rules().army().count(rank) - used.getOrDefault(new Piece(side, rank), 0);
  }

  private static Map<Piece, Integer> used(Observation seen) {
    Map<Piece, Integer> used = new TreeMap<>(
        Comparator.comparing(Piece::side).thenComparing(Piece::rank));
    Stream.concat(seen.lost().stream(), seen.board().values().stream().flatMap(Tray::open))
        .forEach(p -> used.merge(p, 1, Integer::sum));
    return used;
  }

  private static Stream<Piece> open(Sighting sighting) {
    return switch (sighting) {
      case Sighting.Own s -> Stream.of(s.piece());
      case Sighting.Known s -> Stream.of(new Piece(s.side(), s.rank()));
      case Sighting.Hidden s -> Stream.of();
    };
  }
}
