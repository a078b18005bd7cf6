package rankandfile.rules;

import java.util.Arrays;

/** The board as numbers: which squares are neighbours, which are lakes, and the keys that tell positions apart. */
final class Ground {

  static final short EMPTY = -1;
  static final short LAKE = -2;

  /** What to add to a square's index for one step in each direction. */
  static final int[] STEPS = {10, 1, -10, -1};
  /** The neighbours of each square, lakes included. */
  static final int[][] NEXT = neighbours();
  /** What the side to move adds to a position's key. */
  static final long TURN_KEY = 0x9E3779B97F4A7C15L;

  private Ground() {}

  /** Whether a step from the square stays on the board. */
  static boolean hasNext(int square, int step) {
    return switch (step) {
      case 10 -> square < 90;
      case -10 -> square >= 10;
      case 1 -> square % 10 != 9;
      default -> square % 10 != 0;
    };
  }

  /** A board with nothing on it but its lakes (B2). */
  static short[] empty() {
    short[] board = new short[100];
    for (int i = 0; i < 100; i++) {
      board[i] = Square.at(i).isLake() ? LAKE : EMPTY;
    }
    return board;
  }

  /** A number for a piece on a square, so well mixed that sums of them tell positions apart. */
  static long keyOf(int piece, int square) {
    long z = (piece * 100L + square + 1) * TURN_KEY;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  private static int[][] neighbours() {
    int[][] next = new int[100][];
    for (int square = 0; square < 100; square++) {
      int here = square;
      next[square] = Arrays.stream(STEPS).filter(s -> hasNext(here, s)).map(s -> here + s).toArray();
    }
    return next;
  }
}
