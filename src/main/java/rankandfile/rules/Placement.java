package rankandfile.rules;

/** A piece on a square of a set-up board. */
public record Placement(Square square, Piece piece) {}
