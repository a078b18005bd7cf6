package rankandfile.rules;

/**
 * How often a side's piece has just crossed one border in turns running (T1): what the two-squares rule will look at
 * when that side moves again.
 *
 * @param id the piece of the side's last turn
 * @param one a square at the border
 * @param other the square across it
 * @param count how many turns running, at least 1
 */
public record Crossings(Side side, PieceId id, Square one, Square other, int count) {}
