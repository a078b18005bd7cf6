package rankandfile.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import rankandfile.rules.Refusal;

/** The names of the reasons for a refusal, in the order in which the first that holds is given. */
public enum Reason {
  GAME_OVER, NO_PIECE_THERE, NOT_YOUR_PIECE, CANNOT_MOVE, SAME_SQUARE, NOT_STRAIGHT, TOO_FAR, LAKE_IN_THE_WAY,
  PIECE_IN_THE_WAY, OWN_PIECE, SCOUT_MUST_STAND_NEXT_TO_IT, BACK_TO_START, TWO_SQUARES, CHASE, NO_RESCUE_HERE,
  NO_RESCUE_LEFT, SCOUTS_DO_NOT_RESCUE, HAS_RESCUED_BEFORE, NOT_CAPTURED, RESCUE_SQUARE;

  /** The name as chapters write it: {@code lake in the way}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  public static Optional<Reason> named(String word) {
    return Arrays.stream(values()).filter(r -> r.word().equals(word)).findFirst();
  }

  public static Reason of(Refusal refusal) {
    return switch (refusal) {
      case Refusal.GameOver r -> GAME_OVER;
      case Refusal.NoPieceThere r -> NO_PIECE_THERE;
      case Refusal.NotYourPiece r -> NOT_YOUR_PIECE;
      case Refusal.CannotMove r -> CANNOT_MOVE;
      case Refusal.SameSquare r -> SAME_SQUARE;
      case Refusal.NotStraight r -> NOT_STRAIGHT;
      case Refusal.TooFar r -> TOO_FAR;
      case Refusal.LakeInTheWay r -> LAKE_IN_THE_WAY;
      case Refusal.PieceInTheWay r -> PIECE_IN_THE_WAY;
      case Refusal.OwnPiece r -> OWN_PIECE;
      case Refusal.ScoutMustStandNextToIt r -> SCOUT_MUST_STAND_NEXT_TO_IT;
      case Refusal.BackToStart r -> BACK_TO_START;
      case Refusal.TwoSquares r -> TWO_SQUARES;
      case Refusal.Chase r -> CHASE;
      case Refusal.NoRescueHere r -> NO_RESCUE_HERE;
      case Refusal.NoRescueLeft r -> NO_RESCUE_LEFT;
      case Refusal.ScoutsDoNotRescue r -> SCOUTS_DO_NOT_RESCUE;
      case Refusal.HasRescuedBefore r -> HAS_RESCUED_BEFORE;
      case Refusal.NotCaptured r -> NOT_CAPTURED;
      case Refusal.RescueSquare r -> RESCUE_SQUARE;
    };
  }
}
