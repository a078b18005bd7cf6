package rankandfile.ui.learn;

import rankandfile.picture.BoardPicture;
import rankandfile.picture.Border;
import rankandfile.picture.Mark;
import rankandfile.rules.Refusal;
import rankandfile.rules.Square;

/** Marks on a picture what a refusal is about. */
final class Refusing {

  private Refusing() {}

  static BoardPicture mark(BoardPicture picture, Refusal refusal) {
    return switch (refusal) {
      case Refusal.GameOver r -> picture;
      case Refusal.NoPieceThere r -> square(picture, r.square());
      case Refusal.NotYourPiece r -> piece(picture, r.square());
      case Refusal.CannotMove r -> piece(picture, r.square());
      case Refusal.SameSquare r -> piece(picture, r.square());
      case Refusal.NotStraight r -> square(picture, r.to());
      case Refusal.TooFar r -> square(picture, r.to());
      case Refusal.LakeInTheWay r -> square(picture, r.square());
      case Refusal.PieceInTheWay r -> piece(picture, r.square());
      case Refusal.OwnPiece r -> piece(picture, r.square());
      case Refusal.ScoutMustStandNextToIt r -> piece(picture, r.target());
      case Refusal.BackToStart r -> square(picture, r.square());
      case Refusal.TwoSquares r -> picture.with(new Border(r.one(), r.other()));
      case Refusal.Chase r -> square(picture, r.to());
      case Refusal.NoRescueHere r -> square(picture, r.square());
      case Refusal.NoRescueLeft r -> picture;
      case Refusal.ScoutsDoNotRescue r -> square(picture, r.square());
      case Refusal.HasRescuedBefore r -> square(picture, r.square());
      case Refusal.NotCaptured r -> picture;
      case Refusal.RescueSquare r -> square(picture, r.square());
    };
  }

  private static BoardPicture piece(BoardPicture picture, Square square) {
    return picture.block(square).isPresent() ? picture.with(square, Mark.REFUSED_PIECE) : square(picture, square);
  }

  private static BoardPicture square(BoardPicture picture, Square square) {
    return picture.block(square).isPresent() ? picture.with(square, Mark.REFUSED_PIECE)
        : picture.with(square, Mark.REFUSED_SQUARE);
  }
}
