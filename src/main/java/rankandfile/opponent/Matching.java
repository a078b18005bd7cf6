package rankandfile.opponent;

import java.util.Arrays;

/**
 * Gives each of some pieces a rank that it can be, with no rank given more often than there are pieces of it: the exact
 * answer to whether that can be done, by exchanging along chains (a matching of pieces with places).
 */
final class Matching {

  private final int[] possible;
  private final int[] left;
  private final int[] given;
  private final boolean[] tried;

  private Matching(int[] possible, int[] left) {
    this.possible = possible;
    this.left = left.clone();
    this.given = new int[possible.length];
    this.tried = new boolean[left.length];
    Arrays.fill(given, -1);
  }

  /**
   * A rank for each piece, or an empty array if there is none.
   *
   * @param possible for each piece the ranks that it can be, one bit for each ordinal
   * @param left how many pieces of each rank there are, by ordinal
   */
  static int[] of(int[] possible, int[] left) {
    Matching matching = new Matching(possible, left);
    for (int piece = 0; piece < possible.length; piece++) {
      Arrays.fill(matching.tried, false);
      if (!matching.place(piece)) {
        return new int[0];
      }
    }
    return matching.given;
  }

  private boolean place(int piece) {
    for (int rank = 0; rank < left.length; rank++) {
      if ((possible[piece] >> rank & 1) != 0 && left[rank] > 0) {
        left[rank]--;
        given[piece] = rank;
        return true;
      }
    }
    for (int rank = 0; rank < left.length; rank++) {
      if ((possible[piece] >> rank & 1) != 0 && !tried[rank]) {
        tried[rank] = true;
        if (moveOneAwayFrom(rank)) {
          left[rank]--;
          given[piece] = rank;
          return true;
        }
      }
    }
    return false;
  }

  private boolean moveOneAwayFrom(int rank) {
    for (int other = 0; other < given.length; other++) {
      if (given[other] == rank && place(other)) {
        left[rank]++;
        return true;
      }
    }
    return false;
  }
}
