package rankandfile.rules;

import java.util.Arrays;

/** The moves within {@link Reach} of the side to move that no repetition rule bars (T1, T5). */
final class LegalMoves {

  private LegalMoves() {}

  /** Writes the moves of the side to move into the array and returns how many there are. */
  static int all(Board board, Memory memory, int[] into) {
    int count = 0;
    for (int p = 0; p < board.pieces(); p++) {
      if (board.side(p) == board.turn() && board.isMovable(p)) {
        count = of(board, memory, p, into, count);
      }
    }
    return count;
  }

  /** Writes the moves of a movable piece into the array, from this index on, and returns the index behind. */
  static int of(Board board, Memory memory, int piece, int[] into, int start) {
    int end = Reach.of(board, piece, into, start);
    if (!memory.binds(board, piece)) {
      return end;
    }
    int kept = start;
    int[] reached = Arrays.copyOfRange(into, start, end);
    for (int move : reached) {
      if (memory.closedBorder(board, piece, move) >= 0) {
        continue;
      }
      if (memory.repeatsChase(board, piece, move)) {
        kept = Rescues.withEach(board, move, into, kept);
      } else {
        into[kept++] = move;
      }
    }
    return kept;
  }

  /** E2, T7: whether the side to move has a legal move. */
  static boolean exist(Board board, Memory memory) {
    for (int p = 0; p < board.pieces(); p++) {
      if (board.side(p) == board.turn() && Reach.canStep(board, p)
          && (!memory.binds(board, p) || hasUnbarred(board, memory, p))) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasUnbarred(Board board, Memory memory, int piece) {
    int[] reached = new int[Game.MOST_WAYS];
    int count = Reach.of(board, piece, reached, 0);
    for (int i = 0; i < count; i++) {
      if (memory.closedBorder(board, piece, reached[i]) < 0
          && (!memory.repeatsChase(board, piece, reached[i]) || Rescues.exist(board, reached[i]))) {
        return true;
      }
    }
    return false;
  }
}
