package rankandfile.ui.play;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import rankandfile.rules.Side;

/** A small sign for a piece, its side told by the shape: a disc for Red, a square for Blue; hollow where it is lost. */
final class SideMark extends Region {

  private static final PseudoClass HOLLOW = PseudoClass.getPseudoClass("hollow");

  SideMark(Side side, boolean hollow) {
    getStyleClass().addAll("side-mark", side == Side.RED ? "red-mark" : "blue-mark");
    pseudoClassStateChanged(HOLLOW, hollow);
  }
}
