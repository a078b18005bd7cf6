package rankandfile.rules;

/**
 * The moves that nothing on the board stands in the way of (M3 to M7). Whose turn it is and what the repetition rules
 * bar is not asked here.
 */
final class Reach {

  private Reach() {}

  /** Writes every such move of a movable piece into the array, from this index on, and returns the index behind. */
  static int of(Board board, int piece, int[] into, int start) {
    return switch (board.rank(piece)) {
      case SCOUT -> scout(board, piece, into, start);
      case CAPTAIN -> board.game().twoSteps() ? captain(board, piece, into, start) : step(board, piece, into, start);
      default -> step(board, piece, into, start);
    };
  }

  /** M3. */
  private static int step(Board board, int piece, int[] into, int start) {
    int from = board.where(piece);
    int count = start;
    for (int to : Ground.NEXT[from]) {
      if (board.isOpenTo(piece, to)) {
        into[count++] = PackedMove.of(from, PackedMove.NONE, to);
      }
    }
    return count;
  }

  /** M5, M6. */
  private static int scout(Board board, int piece, int[] into, int start) {
    int from = board.where(piece);
    int count = start;
    for (int step : Ground.STEPS) {
      int square = from;
      while (Ground.hasNext(square, step) && board.isOpenTo(piece, square += step)) {
        boolean attack = !board.isEmpty(square);
        if (!attack || !board.game().neighbourOnly() || square == from + step) {
          into[count++] = PackedMove.of(from, PackedMove.NONE, square);
        }
        if (attack) {
          break;
        }
      }
    }
    return count;
  }

  /** M7: an attack ends the turn, so a second step is taken only from an empty square. */
  private static int captain(Board board, int piece, int[] into, int start) {
    int from = board.where(piece);
    int count = step(board, piece, into, start);
    for (int via : Ground.NEXT[from]) {
      if (board.isEmpty(via)) {
        for (int to : Ground.NEXT[via]) {
          if (to != from && board.isOpenTo(piece, to)) {
            into[count++] = PackedMove.of(from, to - via == via - from ? PackedMove.NONE : via, to);
          }
        }
      }
    }
    return count;
  }

  /** Whether the piece has such a move: its first step is enough. */
  static boolean canStep(Board board, int piece) {
    if (!board.isMovable(piece)) {
      return false;
    }
    for (int to : Ground.NEXT[board.where(piece)]) {
      if (board.isOpenTo(piece, to)) {
        return true;
      }
    }
    return false;
  }

  /** E3: whether the side has a move that would be legal if T1 and T5 did not exist. */
  static boolean hasWay(Board board, int side) {
    for (int p = 0; p < board.pieces(); p++) {
      if (board.side(p) == side && canStep(board, p)) {
        return true;
      }
    }
    return false;
  }
}
