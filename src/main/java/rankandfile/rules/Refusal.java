package rankandfile.rules;

/**
 * Why a move is refused, with the facts that an explanation needs. The kinds stand in the order in which they are
 * looked for: when several hold, the first is given.
 */
public sealed interface Refusal {

  /** The game has ended. */
  record GameOver(Ending ending) implements Refusal {}

  /** The square is empty, or a lake. */
  record NoPieceThere(Square square) implements Refusal {}

  /** The piece is the opponent's: nobody moves twice running (M2). */
  record NotYourPiece(Square square, Side owner) implements Refusal {}

  /** Bomb or Flag (M4). */
  record CannotMove(Square square, Rank rank) implements Refusal {}

  /** A step without length: that would be a pass (M2). */
  record SameSquare(Square square) implements Refusal {}

  /** Not along a row or column (M3); {@code twoSteps} for a Captain that may take two, round a corner too (M7). */
  record NotStraight(Square from, Square to, boolean twoSteps) implements Refusal {}

  /**
   * Farther than this piece may go in a turn (M3, M7), or written with two legs though it takes one; {@code twoSteps}
   * for a Captain that may take two.
   */
  record TooFar(Square from, Square to, Rank rank, boolean twoSteps) implements Refusal {}

  /** The line meets a lake on this square (B2, M3). */
  record LakeInTheWay(Square square) implements Refusal {}

  /** Something stands on this square of the way (M3, M5, M7). */
  record PieceInTheWay(Square square) implements Refusal {}

  /** One's own piece stands on the target (M3). */
  record OwnPiece(Square square) implements Refusal {}

  /** A Scout that may strike a neighbour only is not next to the target (M6). */
  record ScoutMustStandNextToIt(Square from, Square target) implements Refusal {}

  /** A Captain's two steps end where they began (M7). */
  record BackToStart(Square square) implements Refusal {}

  /** The piece has crossed the border between two squares as often in a row as allowed (T1). */
  record TwoSquares(Square one, Square other, int limit) implements Refusal {}

  /** The move would bring back a position of the running chase (T5). */
  record Chase(Square from, Square to) implements Refusal {}

  /** The move does not end on the opponent's back row, or there is no Rescue in this game (S1). */
  record NoRescueHere(Square square) implements Refusal {}

  /** Both Rescues of the game are made (S2). */
  record NoRescueLeft() implements Refusal {}

  /** Scouts cannot make a Rescue (S2). */
  record ScoutsDoNotRescue(Square square) implements Refusal {}

  /** This piece has made a Rescue before (S2). */
  record HasRescuedBefore(Square square) implements Refusal {}

  /** No piece of this rank has been captured (S1, S3). */
  record NotCaptured(Rank rank) implements Refusal {}

  /** Not an empty usable square of the own half (S1). */
  record RescueSquare(Square square) implements Refusal {}
}
