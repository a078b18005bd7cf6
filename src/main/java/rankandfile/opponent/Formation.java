package rankandfile.opponent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * One army on its forty home squares, as its owner looks over it: place 0 to 9 is the front row from the left, 30 to 39
 * the back row. Does not know which side it belongs to. Changes while it is being made, in {@link Arranging} only.
 */
final class Formation {

  static final int PLACES = 40;
  private static final int[][] BESIDE = new int[PLACES][];

  static {
    for (int place = 0; place < PLACES; place++) {
      int here = place;
      BESIDE[place] = IntStream.range(0, PLACES)
          .filter(other -> Math.abs(other / 10 - here / 10) + Math.abs(other % 10 - here % 10) == 1).toArray();
    }
  }

  private final @Nullable Rank[] ranks = new Rank[PLACES];

  /** The home square of a place: Red's left is column A, and so is Blue's, whose setup mirrors Red's. */
  static Square square(int place, Side side) {
    return Square.of(place % 10, side == Side.RED ? 3 - place / 10 : 6 + place / 10);
  }

  /** The places that share an edge with this one. */
  static int[] beside(int place) {
    return BESIDE[place];
  }

  void put(Rank rank, int place) {
    ranks[place] = rank;
  }

  boolean isEmpty(int place) {
    return ranks[place] == null;
  }

  boolean is(int place, Rank rank) {
    return ranks[place] == rank;
  }

  /** Whether a piece stands there that can move. */
  boolean canMove(int place) {
    Rank rank = ranks[place];
    return rank != null && rank.canMove();
  }

  /** The strength of the piece there, 0 for none and for those that cannot move. */
  int strength(int place) {
    Rank rank = ranks[place];
    return rank == null ? 0 : rank.strength();
  }

  /** Where pieces of this rank stand. */
  int[] places(Rank rank) {
    return IntStream.range(0, PLACES).filter(place -> is(place, rank)).toArray();
  }

  /** The places that one can walk to from before the front row, past own pieces that can move out of the way. */
  boolean[] reachable() {
    boolean[] reached = new boolean[PLACES];
    for (int place = 0; place < 10; place++) {
      if (hasWayOut(place)) {
        flood(place, reached);
      }
    }
    return reached;
  }

  private void flood(int place, boolean[] reached) {
    if (!reached[place] && (isEmpty(place) || canMove(place))) {
      reached[place] = true;
      Arrays.stream(beside(place)).forEach(next -> flood(next, reached));
    }
  }

  /** Whether no lake lies before this place of the front row. */
  static boolean hasWayOut(int place) {
    return !Square.of(place, 4).isLake();
  }

  /** The pieces on the side's squares. */
  List<Placement> placements(Side side) {
    List<Placement> placed = new ArrayList<>();
    for (int place = 0; place < PLACES; place++) {
      Rank rank = ranks[place];
      if (rank != null) {
        placed.add(new Placement(square(place, side), new Piece(side, rank)));
      }
    }
    return placed;
  }
}
