package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import rankandfile.rules.Defect;
import rankandfile.rules.Piece;

/** Says what is wrong with a set-up board. */
public final class Defects {

  private Defects() {}

  /** {@code Red has no Flag on the board.} */
  public static String of(Defect defect) {
    return switch (defect) {
      case Defect.OnLake d -> say("defect.on-lake", of(d.piece()), d.square());
      case Defect.SharedSquare d -> say("defect.shared-square", d.square());
      case Defect.CannotHaveMoved d -> say("defect.cannot-have-moved", Names.of(d.rank()), d.square());
      case Defect.NobodyThere d -> say("defect.nobody-there", d.square());
      case Defect.TooMany d -> say("defect.too-many", Names.of(d.side()), Names.of(d.rank()), d.count(), d.allowed());
      case Defect.NoFlag d -> say("defect.no-flag", Names.of(d.side()));
      case Defect.TooFew d -> say("defect.too-few", Names.of(d.side()), Names.of(d.rank()), d.count(), d.needed());
      case Defect.OutsideHome d -> say("defect.outside-home", of(d.piece()), d.square());
      case Defect.NotTheStart d -> say("defect.not-the-start");
    };
  }

  private static String of(Piece piece) {
    return say("defect.piece", Names.of(piece.side()), Names.of(piece.rank()));
  }
}
