package rankandfile.ui.live;

import rankandfile.picture.BoardPicture;
import rankandfile.picture.Border;
import rankandfile.picture.Mark;
import rankandfile.rules.Refusal;
import rankandfile.rules.Square;

/** Marks on a picture what a refusal is about. */
public final class Refusing {

  private Refusing() {}

  public static BoardPicture mark(BoardPicture picture, Refusal refusal) {
    return switch (refusal) {
      case Refusal.GameOver r -> picture;
      case Refusal.NoPieceThere r -> at(r.square(), picture);
      case Refusal.NotYourPiece r -> at(r.square(), picture);
      case Refusal.CannotMove r -> at(r.square(), picture);
      case Refusal.SameSquare r -> at(r.square(), picture);
      case Refusal.NotStraight r -> at(r.to(), picture);
      case Refusal.TooFar r -> at(r.to(), picture);
      case Refusal.LakeInTheWay r -> at(r.square(), picture);
      case Refusal.PieceInTheWay r -> at(r.square(), picture);
      case Refusal.OwnPiece r -> at(r.square(), picture);
      case Refusal.ScoutMustStandNextToIt r -> at(r.target(), picture);
      case Refusal.BackToStart r -> at(r.square(), picture);
      case Refusal.TwoSquares r -> picture.with(new Border(r.one(), r.other()));
      case Refusal.Chase r -> at(r.to(), picture);
      case Refusal.NoRescueHere r -> at(r.square(), picture);
      case Refusal.NoRescueLeft r -> picture;
      case Refusal.ScoutsDoNotRescue r -> at(r.square(), picture);
      case Refusal.HasRescuedBefore r -> at(r.square(), picture);
      case Refusal.NotCaptured r -> picture;
      case Refusal.RescueSquare r -> at(r.square(), picture);
    };
  }

  /** Around the piece that stands there, or across the empty square. */
  private static BoardPicture at(Square square, BoardPicture picture) {
    return picture.with(square, picture.block(square).isPresent() ? Mark.REFUSED_PIECE : Mark.REFUSED_SQUARE);
  }
}
