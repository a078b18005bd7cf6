package rankandfile.rules;

import java.util.Optional;

/**
 * A move as one int, for the inner layer: from, via, to and the rescue square with seven bits each, the rescued rank
 * with four. The middle square is packed only where the way turns a corner.
 */
public final class PackedMove {

  /** Stands for "no square". */
  static final int NONE = 127;

  /** The public form of every straight move without a Rescue, by from and to: most are made again and again. */
  private static final Move[] STRAIGHT = straight();

  private PackedMove() {}

  private static Move[] straight() {
    Move[] moves = new Move[128 * 100];
    for (Square from : Square.all()) {
      for (Square to : Square.all()) {
        moves[from.index() | to.index() << 7] = Move.of(from, to);
      }
    }
    return moves;
  }

  static int of(int from, int via, int to) {
    return from | via << 7 | to << 14 | NONE << 25;
  }

  static int withRescue(int move, int rank, int square) {
    return move & 0x1FFFFF | rank << 21 | square << 25;
  }

  /** The index of the square it starts on. */
  public static int from(int move) {
    return move & 127;
  }

  /** The index of the corner, or 127. */
  public static int via(int move) {
    return move >>> 7 & 127;
  }

  /** The index of the square it ends on. */
  public static int to(int move) {
    return move >>> 14 & 127;
  }

  static boolean rescues(int move) {
    return move >>> 25 != NONE;
  }

  static int rescueRank(int move) {
    return move >>> 21 & 15;
  }

  static int rescueSquare(int move) {
    return move >>> 25;
  }

  /** The move in the public form. */
  public static Move unpack(int move) {
    int via = via(move);
    if (via == NONE && !rescues(move)) {
      return STRAIGHT[from(move) | to(move) << 7];
    }
    return new Move(Square.at(from(move)), via == NONE ? Optional.empty() : Optional.of(Square.at(via)),
        Square.at(to(move)),
        rescues(move)
            ? Optional.of(new Rescue(Rank.values()[rescueRank(move)], Square.at(rescueSquare(move))))
            : Optional.empty());
  }

  /** The int form of a move; a middle square in a straight line is left out. */
  public static int pack(Move move) {
    int via = move.via().filter(v -> !(move.from().isInLineWith(move.to()))).map(Square::index).orElse(NONE);
    int plain = of(move.from().index(), via, move.to().index());
    return move.rescue().map(r -> withRescue(plain, r.rank().ordinal(), r.square().index())).orElse(plain);
  }
}
