package rankandfile.rules;

/** Something that is wrong with a set-up board. Carries what a sentence about it needs. */
public sealed interface Defect {

  /** A piece stands in a lake (B2). */
  record OnLake(Square square, Piece piece) implements Defect {}

  /** More than one piece stands on a square (B3). */
  record SharedSquare(Square square) implements Defect {}

  /** A Bomb or Flag is said to have moved (M4). */
  record CannotHaveMoved(Square square, Rank rank) implements Defect {}

  /** A square without a piece is said to hold one that has moved or is known. */
  record NobodyThere(Square square) implements Defect {}

  /** A side has more pieces of a rank, lost ones included, than its army (B4 to B6). */
  record TooMany(Side side, Rank rank, int count, int allowed) implements Defect {}

  /** A side has fewer pieces of a rank than its army, at the start of a game. */
  record TooFew(Side side, Rank rank, int count, int needed) implements Defect {}

  /** A side has no Flag on the board. */
  record NoFlag(Side side) implements Defect {}

  /** A piece stands outside its home rows, at the start of a game (B3). */
  record OutsideHome(Square square, Piece piece) implements Defect {}

  /** At the start of a game nothing can be lost, moved or seen. */
  record NotTheStart() implements Defect {}
}
