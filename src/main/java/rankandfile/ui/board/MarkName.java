package rankandfile.ui.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import rankandfile.picture.Mark;
import rankandfile.picture.MarkShape;
import rankandfile.picture.PictureWords;

/** A mark of the board on a small square, with what it means beside it. */
public final class MarkName extends Label {

  public MarkName(Mark mark) {
    super(PictureWords.bundled().mark(mark), new Sign(mark));
    getStyleClass().add("mark-name");
    setWrapText(true);
    setMinHeight(USE_PREF_SIZE);
  }

  /** The drawing, as large as the style sheet says. */
  private static final class Sign extends Region {

    private final Scale scale = new Scale();

    Sign(Mark mark) {
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
}
