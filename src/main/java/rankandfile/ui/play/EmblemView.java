package rankandfile.ui.play;

import javafx.scene.layout.Region;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import rankandfile.picture.Emblem;
import rankandfile.rules.Rank;

/** The emblem of a rank in the colour of the text, as large as its style says. */
final class EmblemView extends Region {

  private final Scale scale = new Scale();

  EmblemView(Rank rank) {
    SVGPath drawing = new SVGPath();
    drawing.setContent(Emblem.of(rank));
    drawing.setFillRule(FillRule.EVEN_ODD);
    drawing.getStyleClass().add("emblem-shape");
    drawing.getTransforms().add(scale);
    drawing.setManaged(false);
    getStyleClass().add("emblem-view");
    getChildren().add(drawing);
    setMouseTransparent(true);
  }

  @Override
  protected void layoutChildren() {
    double size = Math.min(getWidth(), getHeight()) / Emblem.BOX;
    scale.setX(size);
    scale.setY(size);
  }
}
