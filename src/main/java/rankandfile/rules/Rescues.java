package rankandfile.rules;

import org.jspecify.annotations.Nullable;

/** The Rescues that may go with a move (S1 to S3). Whether the move itself is legal is not asked here. */
final class Rescues {

  private static final Rank[] RANKS = Rank.values();

  private Rescues() {}

  /** Why a piece that ends its move there may not make a Rescue at all; the rank and the square are not tested. */
  static @Nullable Refusal refusal(Board board, int piece, int to) {
    Square square = Square.at(to);
    int side = board.side(piece);
    if (!board.game().rescue() || square.row() != Side.values()[side].targetRow()) {
      return new Refusal.NoRescueHere(square);
    }
    if (board.rescues(side) >= 2) {
      return new Refusal.NoRescueLeft();
    }
    if (board.rank(piece) == Rank.SCOUT) {
      return new Refusal.ScoutsDoNotRescue(Square.at(board.where(piece)));
    }
    return board.isMarked(piece, Board.RESCUER)
        ? new Refusal.HasRescuedBefore(Square.at(board.where(piece)))
        : null;
  }

  /** S3: the captured piece of the rank that returns first, or -1. Bombs are never rescued. */
  static int captured(Board board, int side, Rank rank) {
    int found = -1;
    for (int p = 0; p < board.pieces() && rank != Rank.BOMB; p++) {
      if (board.isLost(p) && board.side(p) == side && board.rank(p) == rank) {
        if (!board.isMarked(p, Board.RESCUER)) {
          return p;
        }
        found = found < 0 ? p : found;
      }
    }
    return found;
  }

  /** S1: whether a piece may be set down there: empty, no lake, in the side's own half. */
  static boolean canReturnTo(Board board, int side, int square) {
    return board.isEmpty(square) && Side.values()[side].isOwnHalf(square / 10);
  }

  /** The move with every Rescue that may go with it: written from this index on; the index behind is returned. */
  static int withEach(Board board, int move, int[] into, int start) {
    int piece = board.at(PackedMove.from(move));
    if (refusal(board, piece, PackedMove.to(move)) != null) {
      return start;
    }
    int side = board.side(piece);
    int count = start;
    for (Rank rank : RANKS) {
      if (captured(board, side, rank) >= 0) {
        for (int square = 0; square < 100; square++) {
          if (canReturnTo(board, side, square)) {
            into[count++] = PackedMove.withRescue(move, rank.ordinal(), square);
          }
        }
      }
    }
    return count;
  }

  /** Whether some Rescue may go with the move. */
  static boolean exist(Board board, int move) {
    return refusal(board, board.at(PackedMove.from(move)), PackedMove.to(move)) == null
        && withEach(board, move, new int[Game.MOST_RESCUES], 0) > 0;
  }
}
