package rankandfile.ui.board;

import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import rankandfile.picture.Area;
import rankandfile.rules.Square;

/** The ground of one square, and the square as a screen reader has it. Knows no picture: it asks for its text. */
final class SquareNode extends Region {

  private static final PseudoClass SECOND = PseudoClass.getPseudoClass("second");
  private static final PseudoClass LAKE = PseudoClass.getPseudoClass("lake");

  private final Square square;
  private final Supplier<Area> area;
  private final Supplier<String> words;
  private final Runnable point;

  /**
   * A square.
   *
   * @param area the part of the board that is drawn now; rows count from its top
   * @param words what it says of itself, asked anew each time
   * @param point what happens when assistive software activates it
   */
  SquareNode(Square square, Supplier<Area> area, Supplier<String> words, Runnable point) {
    this.square = square;
    this.area = area;
    this.words = words;
    this.point = point;
    getStyleClass().add("board-square");
    setAccessibleRole(AccessibleRole.TABLE_CELL);
    pseudoClassStateChanged(SECOND, (square.column() + square.row()) % 2 == 1);
    pseudoClassStateChanged(LAKE, square.isLake());
  }

  Square square() {
    return square;
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case TEXT -> words.get();
      case ROW_INDEX -> area.get().top() - square.row();
      case COLUMN_INDEX -> square.column() - area.get().left();
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
    if (action == AccessibleAction.FIRE) {
      point.run();
    } else {
      super.executeAccessibleAction(action, parameters);
    }
  }
}
