package rankandfile.rules;

import java.util.SortedSet;

/** What a viewer can tell of a piece on the board. */
public sealed interface Sighting {

  PieceId id();

  Side side();

  /** Whether the piece has moved, and so is neither Bomb nor Flag (M8). */
  boolean moved();

  /** A piece whose face the viewer has before him; {@code known} says whether its enemy can tell its rank. */
  record Own(PieceId id, Piece piece, boolean moved, boolean known) implements Sighting {
    @Override
    public Side side() {
      return piece.side();
    }
  }

  /** An enemy piece whose rank a fight or its own moves have shown (A9, M8). */
  record Known(PieceId id, Side side, Rank rank, boolean moved) implements Sighting {}

  /**
   * An enemy piece whose rank is not proven.
   *
   * @param among Scout and Captain when its moves leave only these two (M8); otherwise empty
   */
  record Hidden(PieceId id, Side side, boolean moved, SortedSet<Rank> among) implements Sighting {}
}
