package rankandfile.rules;

/** A piece as its owner sees it: whose it is and what it is. Does not say which of several equals it is. */
public record Piece(Side side, Rank rank) {}
