package rankandfile.ui.kit;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;

/**
 * A small line drawing that says what a button does. As large as the style class {@code icon} says, in em, so that it
 * grows with the text; drawn in the colour {@code -rf-icon}, which is ink unless a parent sets another.
 */
public final class Icon extends Region {

  /** What there is to draw, each in a box of 24 units. */
  public enum Shape {
    BOOK("M12 6.5C10 5 7 4.4 2.5 4.5v14.5c4.5 -0.1 7.5 0.5 9.5 2c2 -1.5 5 -2.1 9.5 -2V4.5C17 4.4 14 5 12 6.5z"
        + "M12 6.5V21"),
    SCALES("M12 3.2V20.5M7.5 20.5h9M4 6.4h3.2c1.8 0 3.2 -1 4.8 -1s3 1 4.8 1H20M5.4 6.6L2.4 14.2c1.6 1.7 4.4 1.7 6 0z"
        + "M18.6 6.6L15.6 14.2c1.6 1.7 4.4 1.7 6 0z"),
    BLOCKS("M4 19V10.2a3.4 3.4 0 0 1 6.8 0V19M13.6 19V6.8h6.8V19M2 19h20"),
    PRINTER("M6.5 9V3h11v6M6.5 17.5H4.2A1.7 1.7 0 0 1 2.5 15.8v-5A1.8 1.8 0 0 1 4.3 9h15.4a1.8 1.8 0 0 1 1.8 1.8v5"
        + "a1.7 1.7 0 0 1 -1.7 1.7H17.5M6.5 14.2h11V21h-11z"),
    GEAR("M12 8.4a3.6 3.6 0 1 0 0.01 0zM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9l2.2 2.2M16.9 16.9l2.2 2.2"
        + "M4.9 19.1l2.2 -2.2M16.9 7.1l2.2 -2.2"),
    SEARCH("M10.5 3.5a7 7 0 1 0 0.01 0zM15.6 15.6L21 21"),
    DOWN("M6 9l6 6l6 -6"),
    RIGHT("M9 6l6 6l-6 6"),
    LEFT("M15 6l-6 6l6 6"),
    CLOSE("M6 6l12 12M18 6L6 18"),
    CHECK("M4.5 12.5l5 5L19.5 6.5"),
    LINK("M10 13.5a4.6 4.6 0 0 0 6.6 0.4l3 -3a4.6 4.6 0 0 0 -6.5 -6.5l-1.7 1.7M14 10.5a4.6 4.6 0 0 0 -6.6 -0.4l-3 3"
        + "a4.6 4.6 0 0 0 6.5 6.5l1.7 -1.7"),
    UNDO("M8 4.5L3.5 9L8 13.5M3.5 9H14.5a5.5 5.5 0 0 1 0 11H11"),
    REDO("M16 4.5L20.5 9L16 13.5M20.5 9H9.5a5.5 5.5 0 0 0 0 11H13"),
    FLIP("M7 20V4M3.2 7.8L7 4l3.8 3.8M17 4v16M13.2 16.2L17 20l3.8 -3.8"),
    BIN("M3.5 6.5h17M9 6.5V4h6v2.5M5.5 6.5l1 14h11l1 -14M10 10.5v6M14 10.5v6"),
    COPY("M8.5 8.5h12v12h-12zM15.5 8.5V3.5h-12v12h5"),
    PASTE("M8 5H5v16h14V5h-3M8 3h8v4.5H8z"),
    QUESTION("M12 2.8a9.2 9.2 0 1 0 0.01 0zM9.2 9.4a2.8 2.8 0 1 1 4.4 2.3c-1 0.7 -1.6 1.2 -1.6 2.3M12 17v0.4"),
    DIE("M4 4h16v16h-16zM8.4 8.4v0.01M15.6 8.4v0.01M12 12v0.01M8.4 15.6v0.01M15.6 15.6v0.01"),
    MIRROR("M12 3v18M9 6.5L3 18H9zM15 6.5L21 18H15z"),
    SAVE("M4 4h13l3 3v13h-16zM8 4v5h7V4M7.5 20v-7h9v7"),
    FOLDER("M3 6.2a1.7 1.7 0 0 1 1.7 -1.7h4.2l2.3 2.6h8.1a1.7 1.7 0 0 1 1.7 1.7v9a1.7 1.7 0 0 1 -1.7 1.7H4.7"
        + "a1.7 1.7 0 0 1 -1.7 -1.7z"),
    LAMP("M9.5 17.5h5M10.2 20.8h3.6M9.5 17.5c0 -2.4 -3 -3.6 -3 -7.6a5.5 5.5 0 0 1 11 0c0 4 -3 5.2 -3 7.6"),
    TO_BAR("M3.5 12H15M10.5 7.5L15 12l-4.5 4.5M20 5v14"),
    PENNANT("M5.5 3v18M5.5 4.5h13L15 9l3.5 4.5h-13");

    private final String path;

    Shape(String path) {
      this.path = path;
    }
  }

  private static final double BOX = 24;

  private final Scale scale = new Scale();

  public Icon(Shape shape) {
    SVGPath drawing = new SVGPath();
    drawing.setContent(shape.path);
    drawing.setFill(null);
    drawing.setStrokeWidth(1.7);
    drawing.setStrokeLineCap(StrokeLineCap.ROUND);
    drawing.setStrokeLineJoin(StrokeLineJoin.ROUND);
    drawing.getStyleClass().add("icon-line");
    drawing.getTransforms().add(scale);
    drawing.setManaged(false);
    getStyleClass().add("icon");
    getChildren().add(drawing);
    setMouseTransparent(true);
    setAccessibleRole(AccessibleRole.NODE);
  }

  @Override
  protected void layoutChildren() {
    double size = Math.min(getWidth(), getHeight()) / BOX;
    scale.setX(size);
    scale.setY(size);
  }
}
