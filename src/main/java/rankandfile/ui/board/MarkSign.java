package rankandfile.ui.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import rankandfile.picture.Mark;
import rankandfile.picture.MarkShape;

/** A mark of the board on a small square, as large as the style sheet says. */
final class MarkSign extends Region {

  private final Scale scale = new Scale();

  MarkSign(Mark mark) {
    Group drawing = Cell.scaled(MarkShape.of(mark), scale, 0, 0);
    drawing.setManaged(false);
    getStyleClass().add("mark-sign");
    getChildren().setAll(List.of(drawing));
  }

  @Override
  protected void layoutChildren() {
    double side = Math.min(getWidth(), getHeight()) / MarkShape.BOX;
    scale.setX(side);
    scale.setY(side);
  }
}
