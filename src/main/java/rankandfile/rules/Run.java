package rankandfile.rules;

import java.util.Arrays;

/**
 * What the two-squares rule remembers of one side (T1): the piece of its last turn, that move, and for each border the
 * move crossed, in how many turns running the piece has crossed it.
 */
final class Run {

  /** Before a side's first move. */
  static final Run NONE = new Run(-1, 0, new int[0], 0);

  final int piece;
  final int move;
  private final int[] crossings;
  private final int longest;

  private Run(int piece, int move, int[] crossings, int longest) {
    this.piece = piece;
    this.move = move;
    this.crossings = crossings;
    this.longest = longest;
  }

  /** The memory after this piece has made this move. */
  Run after(int mover, int next) {
    int[] counted = new int[Borders.count(next)];
    int most = 0;
    for (int i = 0; i < counted.length; i++) {
      int border = Borders.crossed(next, i);
      int count = mover == piece ? countOf(border) + 1 : 1;
      counted[i] = border | count << 8;
      most = Math.max(most, count);
    }
    return new Run(mover, next, counted, most);
  }

  /** In how many turns running the piece of the last turn has crossed the border. */
  int countOf(int border) {
    for (int crossing : crossings) {
      if ((crossing & 255) == border) {
        return crossing >>> 8;
      }
    }
    return 0;
  }

  /** The first border on the way that is closed to the piece because it was crossed so often, or -1. */
  int closedBorder(int mover, int next, int limit) {
    if (mover != piece || longest < limit) {
      return -1;
    }
    for (int i = 0; i < Borders.count(next); i++) {
      int border = Borders.crossed(next, i);
      if (countOf(border) >= limit) {
        return border;
      }
    }
    return -1;
  }

  /** Whether the piece has some border closed to it. */
  boolean closes(int mover, int limit) {
    return mover == piece && longest >= limit;
  }

  /** The greatest count among the borders that the last move crossed. */
  int longest() {
    return longest;
  }

  /** The border with the greatest count, of several the one crossed last; -1 before the first move. */
  int mostCrossed() {
    for (int i = crossings.length - 1; i >= 0; i--) {
      if (crossings[i] >>> 8 == longest) {
        return crossings[i] & 255;
      }
    }
    return -1;
  }

  /** Whether this move takes the piece straight back over the squares of its last one (T5). */
  boolean isStraightBack(int mover, int next) {
    return mover == piece && PackedMove.from(next) == PackedMove.to(move)
        && PackedMove.to(next) == PackedMove.from(move) && PackedMove.via(next) == PackedMove.via(move);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Run run && run.piece == piece && run.move == move
        && Arrays.equals(run.crossings, crossings);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * piece + move) + Arrays.hashCode(crossings);
  }
}
