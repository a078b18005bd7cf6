package rankandfile.picture;

import rankandfile.rules.Refusal;

/** Marks on a picture what a refusal is about. */
public final class Refusing {

  private Refusing() {}

  /** The picture with what is in the way; as it is, where the refusal names no square. */
  public static BoardPicture mark(BoardPicture picture, Refusal refusal) {
    return switch (refusal) {
      case Refusal.GameOver r -> picture;
      case Refusal.NoPieceThere r -> picture.refusing(r.square());
      case Refusal.NotYourPiece r -> picture.refusing(r.square());
      case Refusal.CannotMove r -> picture.refusing(r.square());
      case Refusal.SameSquare r -> picture.refusing(r.square());
      case Refusal.NotStraight r -> picture.refusing(r.to());
      case Refusal.TooFar r -> picture.refusing(r.to());
      case Refusal.LakeInTheWay r -> picture.refusing(r.square());
      case Refusal.PieceInTheWay r -> picture.refusing(r.square());
      case Refusal.OwnPiece r -> picture.refusing(r.square());
      case Refusal.ScoutMustStandNextToIt r -> picture.refusing(r.target());
      case Refusal.BackToStart r -> picture.refusing(r.square());
      case Refusal.TwoSquares r -> picture.with(new Border(r.one(), r.other()));
      case Refusal.Chase r -> picture.refusing(r.to());
      case Refusal.NoRescueHere r -> picture.refusing(r.square());
      case Refusal.NoRescueLeft r -> picture;
      case Refusal.ScoutsDoNotRescue r -> picture.refusing(r.square());
      case Refusal.HasRescuedBefore r -> picture.refusing(r.square());
      case Refusal.NotCaptured r -> picture;
      case Refusal.RescueSquare r -> picture.refusing(r.square());
    };
  }
}
