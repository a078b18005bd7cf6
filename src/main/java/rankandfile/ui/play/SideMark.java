package rankandfile.ui.play;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import rankandfile.rules.Side;

/** A small sign for a piece of a side, told by its shape: a disc for Red, a square for Blue; hollow where it is lost. */
final class SideMark extends Region {

  private static final PseudoClass HOLLOW = PseudoClass.getPseudoClass("hollow");

  SideMark(Side side, boolean hollow) {
    getStyleClass().addAll("side-mark", side == Side.RED ? "red-mark" : "blue-mark");
    pseudoClassStateChanged(HOLLOW, hollow);
  }
}
