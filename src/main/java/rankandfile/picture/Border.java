package rankandfile.picture;

import rankandfile.rules.Square;

/** The line between two neighbouring squares, drawn as closed by the two-squares rule. */
public record Border(Square one, Square other) {}
