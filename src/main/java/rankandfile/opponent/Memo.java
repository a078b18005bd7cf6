package rankandfile.opponent;

/**
 * What a search has found out about positions, so that it need not look again: a fixed number of places, in which a
 * new entry takes an old one's. Values are kept as the difference from the points at the node, since those depend on
 * the way there and the rest hardly does.
 */
final class Memo {

  static final int EXACT = 0;
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  private final int mask;
  private final long[] keys;
  private final double[] values;
  private final int[] moves;
  private final byte[] depths;
  private final byte[] kinds;

  /**
   * @param size the number of places, a power of two
   */
  Memo(int size) {
    mask = size - 1;
    keys = new long[size];
    values = new double[size];
    moves = new int[size];
    depths = new byte[size];
    kinds = new byte[size];
  }

  /** The place of the position, or -1 if it is not there. */
  int find(long key) {
    int place = place(key);
    return keys[place] == key ? place : -1;
  }

  private int place(long key) {
    return (int) (key ^ key >>> 32) & mask;
  }

  double value(int place) {
    return values[place];
  }

  int move(int place) {
    return moves[place];
  }

  int depth(int place) {
    return depths[place];
  }

  int kind(int place) {
    return kinds[place];
  }

  void keep(long key, int depth, double value, int kind, int move) {
    int place = place(key);
    keys[place] = key;
    depths[place] = (byte) depth;
    values[place] = value;
    kinds[place] = (byte) kind;
    moves[place] = move;
  }
}
