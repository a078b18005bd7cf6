package rankandfile.ui.referee;

import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import rankandfile.picture.Emblem;
import rankandfile.rules.BattleTable;
import rankandfile.rules.Rank;

/** The sign of a result, told by its shape alone; as large as the style class {@code cell-sign} says. */
final class CellSign extends Region {

  private static final double BOX = 24;
  private static final String DISC = "M12 5.2a6.8 6.8 0 1 0 0.01 0z";
  private static final String RING = "M12 4.8a7.2 7.2 0 1 0 0.01 0zM12 7a5 5 0 1 0 0.01 0z";
  private static final String CROSS = "M6.6 6.6L17.4 17.4M17.4 6.6L6.6 17.4";
  private static final String LARGE_DISC = "M12 2.6a9.4 9.4 0 1 0 0.01 0z";
  private static final String DASH = "M8.2 12H15.8";

  private final Scale scale = new Scale();

  CellSign(BattleTable.Cell cell) {
    Group drawing = switch (cell) {
      case WINS -> new Group(filled(DISC));
      case LOST -> new Group(filled(RING));
      case BOTH -> new Group(drawn(CROSS, 2.4, "sign-line"));
      case SPECIAL -> new Group(filled(LARGE_DISC), emblem(Rank.GENERAL, 4.6, 4.4, 0.62, "sign-open"));
      case FLAG -> new Group(emblem(Rank.FLAG, 2, 2, 0.84, "sign-fill"));
      case NEVER -> new Group(drawn(DASH, 1.8, "sign-faint"));
    };
    drawing.getTransforms().add(scale);
    drawing.setManaged(false);
    getStyleClass().add("cell-sign");
    getChildren().add(drawing);
    setMouseTransparent(true);
    setAccessibleRole(AccessibleRole.NODE);
  }

  private static SVGPath filled(String path) {
    SVGPath shape = new SVGPath();
    shape.setContent(path);
    shape.setFillRule(FillRule.EVEN_ODD);
    shape.getStyleClass().add("sign-fill");
    return shape;
  }

  private static SVGPath drawn(String path, double width, String style) {
    SVGPath shape = new SVGPath();
    shape.setContent(path);
    shape.setFill(null);
    shape.setStrokeWidth(width);
    shape.setStrokeLineCap(StrokeLineCap.ROUND);
    shape.getStyleClass().add(style);
    return shape;
  }

  private static SVGPath emblem(Rank rank, double x, double y, double size, String style) {
    SVGPath shape = new SVGPath();
    shape.setContent(Emblem.of(rank).strip());
    shape.setFillRule(FillRule.EVEN_ODD);
    shape.getTransforms().addAll(new Translate(x, y), new Scale(size, size));
    shape.getStyleClass().add(style);
    return shape;
  }

  @Override
  protected void layoutChildren() {
    double size = Math.min(getWidth(), getHeight()) / BOX;
    scale.setX(size);
    scale.setY(size);
  }
}
