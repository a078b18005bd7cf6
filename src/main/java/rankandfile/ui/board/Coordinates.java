package rankandfile.ui.board;

import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import rankandfile.picture.Area;
import rankandfile.rules.Square;

/** The letters below the board and the numbers left of it. */
final class Coordinates extends Group {

  private static final double BAND = 22;

  private @Nullable Grid shown;
  private double shownSize;

  Coordinates() {
    setManaged(false);
    setAutoSizeChildren(false);
    setMouseTransparent(true);
  }

  /** How wide the strip is at this text size (1 is 100 %). */
  static double band(double textSize) {
    return Math.round(BAND * textSize);
  }

  /** Returns whether they had to be written anew. */
  boolean show(Grid grid, double textSize) {
    if (grid.equals(shown) && textSize == shownSize) {
      return false;
    }
    shown = grid;
    shownSize = textSize;
    write(grid, textSize);
    return true;
  }

  private void write(Grid grid, double textSize) {
    double size = Math.clamp(0.27 * grid.side(), 11, 13) * textSize;
    setStyle(String.format(Locale.ROOT, "-fx-font-size: %.2fpx;", size));
    getChildren().clear();
    Area area = grid.area();
    double middle = band(textSize) / 2;
    for (int column = area.left(); column <= area.right(); column++) {
      double x = grid.x(Square.of(column, area.bottom())) + grid.side() / 2.0;
      add(Character.toString('A' + column), x, grid.top() + grid.height() + middle + 1);
    }
    for (int row = area.bottom(); row <= area.top(); row++) {
      double y = grid.y(Square.of(area.left(), row)) + grid.side() / 2.0;
      add(Integer.toString(row + 1), grid.left() - middle + 1, y);
    }
  }

  private void add(String name, double x, double y) {
    Text text = new Text(name);
    text.getStyleClass().add("board-coordinate");
    text.setTextOrigin(VPos.CENTER);
    text.setY(y);
    text.layoutBoundsProperty().subscribe(b -> text.setX(Math.round(x - b.getWidth() / 2)));
    getChildren().add(text);
  }
}
