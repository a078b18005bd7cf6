package rankandfile.ui.referee;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.StackPane;
import rankandfile.rules.BattleTable;

/** A cell of the table: a sign, and whether it is chosen or on the way from a heading to the chosen one. */
final class CellNode extends StackPane {

  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final PseudoClass LED = PseudoClass.getPseudoClass("led");

  CellNode(BattleTable.Cell cell, String told) {
    super(new CellSign(cell));
    getStyleClass().add("battle-cell");
    setAccessibleRole(AccessibleRole.TABLE_CELL);
    setAccessibleText(told);
  }

  /** Shows where this cell lies to the chosen one. */
  void show(boolean chosen, boolean leads) {
    pseudoClassStateChanged(LED, leads);
    pseudoClassStateChanged(CHOSEN, chosen);
    if (chosen) {
      toFront();
    }
  }
}
