package rankandfile.rules.oracle;

import java.util.Locale;

/** Why a move is refused, in the order of the scenario language: of several reasons the first is given. */
enum Reason {
  GAME_OVER, NO_PIECE_THERE, NOT_YOUR_PIECE, CANNOT_MOVE, SAME_SQUARE, NOT_STRAIGHT, TOO_FAR, LAKE_IN_THE_WAY,
  PIECE_IN_THE_WAY, OWN_PIECE, SCOUT_MUST_STAND_NEXT_TO_IT, BACK_TO_START, TWO_SQUARES, CHASE, NO_RESCUE_HERE,
  NO_RESCUE_LEFT, SCOUTS_DO_NOT_RESCUE, HAS_RESCUED_BEFORE, NOT_CAPTURED, RESCUE_SQUARE;

  private final String words = name().toLowerCase(Locale.ROOT).replace('_', ' ');

  /** As the book writes it: {@code lake in the way}. */
  String words() {
    return words;
  }
}
