package rankandfile.rules;

/** The wish to bring back a captured piece of this rank onto this square (S1). */
public record Rescue(Rank rank, Square square) {}
