package rankandfile.rules;

/** How a game is over by the rules. Resignation and agreed draws are matters of play and not told here (E4). */
public sealed interface Ending {

  /** One side has won. */
  record Win(Side winner, WinReason reason) implements Ending {}

  /** Nobody has won. */
  record Draw(DrawReason reason) implements Ending {}

  /** Why a side has won: it took the Flag (E1), or the other side had no move (E2, E3). */
  enum WinReason {
    FLAG_CAPTURED, NO_MOVE_LEFT
  }

  /** Why nobody has won: the position stood for the third time (T6), or neither side can move (E3). */
  enum DrawReason {
    THIRD_REPETITION, NOBODY_CAN_MOVE
  }
}
