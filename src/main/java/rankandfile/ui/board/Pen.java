package rankandfile.ui.board;

import java.util.List;
import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import rankandfile.picture.Ink;
import rankandfile.picture.Part;

/**
 * Draws parts as nodes, in the units of their box. Their colours come from the style classes {@code fill-…} and
 * {@code line-…}.
 */
final class Pen {

  private Pen() {}

  /** The drawing as one node that takes no mouse. */
  static Group draw(List<Part> parts) {
    Group drawing = new Group();
    drawing.setMouseTransparent(true);
    parts.forEach(p -> drawing.getChildren().add(draw(p)));
    return drawing;
  }

  static Node draw(Part part) {
    return switch (part) {
      case Part.Figure f -> figure(f);
      case Part.Words w -> words(w);
    };
  }

  private static Node figure(Part.Figure figure) {
    SVGPath path = new SVGPath();
    path.setContent(figure.path());
    path.setFillRule(FillRule.EVEN_ODD);
    path.setFill(null);
    path.setStrokeWidth(figure.width());
    path.setStrokeLineJoin(figure.fill() == Ink.NONE ? StrokeLineJoin.MITER : StrokeLineJoin.ROUND);
    path.setStrokeLineCap(figure.rounded() ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
    path.getStrokeDashArray().setAll(figure.dashes());
    path.setOpacity(figure.opacity());
    ink(path, "fill-", figure.fill());
    ink(path, "line-", figure.line());
    return path;
  }

  private static void ink(Shape shape, String use, Ink ink) {
    if (ink != Ink.NONE) {
      shape.getStyleClass().add(use + ink.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
  }

  /** The letters are brought together or drawn narrower as a whole, since a text node has no spacing of its own. */
  private static Node words(Part.Words words) {
    Text text = new Text(words.text());
    text.setTextOrigin(VPos.BASELINE);
    text.getStyleClass().add(words.bold() ? "letters-bold" : "letters-semibold");
    text.setStyle("-fx-font-size: " + words.size() + "px;");
    ink(text, "fill-", words.ink());
    text.setY(words.baseline());
    text.layoutBoundsProperty().subscribe(bounds -> {
      double width = bounds.getWidth();
      double wanted = Math.min(width + words.spacing() * (words.text().length() - 1), words.widest());
      text.setX(words.middle() - width / 2);
      text.setScaleX(width > 0 ? wanted / width : 1);
    });
    return text;
  }
}
