package rankandfile.rules.oracle;

import rankandfile.rules.Piece;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;

/**
 * One physical piece through a whole game.
 *
 * @param number tells it from all others; counted as {@link PieceId} says
 * @param movedBefore whether it had moved before the first diagram
 * @param seenBefore whether the enemy had seen its face before the first diagram
 */
record Chip(int number, Side side, Rank rank, boolean movedBefore, boolean seenBefore) {

  Piece piece() {
    return new Piece(side, rank);
  }

  PieceId id() {
    return new PieceId(number);
  }
}
