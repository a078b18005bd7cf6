package rankandfile.opponent;

import java.util.stream.IntStream;
import rankandfile.rules.Square;

/** The board's squares as numbers 0 to 99, as the search uses them: neighbours, lakes and rows from a side's view. */
final class Grid {

  static final int SQUARES = 100;
  private static final int[][] NEXT = new int[SQUARES][];

  static {
    for (int s = 0; s < SQUARES; s++) {
      Square here = Square.at(s);
      NEXT[s] = IntStream.range(0, SQUARES)
          .filter(t -> here.isNextTo(Square.at(t)) && !here.isLake() && !Square.at(t).isLake()).toArray();
    }
  }

  private Grid() {}

  /** The neighbours of a square that are no lakes; none for a lake. */
  static int[] next(int square) {
    return NEXT[square];
  }

  static boolean areNeighbours(int one, int other) {
    for (int near : NEXT[one]) {
      if (near == other) {
        return true;
      }
    }
    return false;
  }

  /** Steps from one square to the other with nothing in the way. */
  static int distance(int one, int other) {
    return Math.abs(one / 10 - other / 10) + Math.abs(one % 10 - other % 10);
  }

  /** How many rows the square lies in front of the side's back row: 0 to 9. */
  static int forward(int side, int square) {
    return side == 0 ? square / 10 : 9 - square / 10;
  }
}
