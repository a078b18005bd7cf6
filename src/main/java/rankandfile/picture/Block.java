package rankandfile.picture;

import rankandfile.rules.PieceId;
import rankandfile.rules.Side;

/**
 * A piece as it is drawn.
 *
 * @param id tells the same piece in an earlier picture, for a slide from there to here
 * @param moved drawn with the sign for "has moved"
 * @param known drawn with the sign for "the enemy can tell its rank"
 * @param open whether it lies face up on the table, as where survivors of a fight stay open
 */
public record Block(PieceId id, Side side, Face face, boolean moved, boolean known, boolean open) {}
