package rankandfile.ui.kit;

import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;

/** Which numbers the pieces are to show: the edition's own, or counted up or down whatever the edition. */
public enum NumberingChoice {
  EDITION, MARSHAL_TEN, MARSHAL_ONE;

  /** The numbers that this choice gives the pieces of an edition. */
  public Numbering in(Edition edition) {
    Numbering own = edition.numbering();
    return switch (this) {
      case EDITION -> own;
      case MARSHAL_TEN -> own.highIsStrong() ? own : Numbering.MARSHAL_TEN;
      case MARSHAL_ONE -> Numbering.MARSHAL_ONE;
    };
  }
}
