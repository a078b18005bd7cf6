package rankandfile.ui.frame;

import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Transform;
import rankandfile.ui.kit.Look;

/** Two small blocks, one of each army. */
public final class Logo extends StackPane {

  private static final double WIDTH = 38;
  /** The icon has a small margin. */
  private static final double SQUARE = 40;

  private final Scale scale = new Scale();

  public Logo() {
    Group blocks = new Group(
        part("M3.6 18V8.2A6.4 6.4 0 0 1 16.4 8.2V18z", "logo-red"), part("M1.5 18H18.5V23H1.5z", "logo-red-foot"),
        part("M22.8 1.8H34.6V18H22.8z", "logo-blue"), part("M20.5 18H36.8V23H20.5z", "logo-blue-foot"));
    blocks.getTransforms().add(scale);
    getStyleClass().add("logo");
    getChildren().add(new Group(blocks));
    widthProperty().subscribe(width -> {
      double size = Math.max(0.1, width.doubleValue() / WIDTH);
      scale.setX(size);
      scale.setY(size);
    });
  }

  /** The logo as the icon of a window, in the colours of the look. */
  public static Image icon(Look look) {
    return icon(look, 128);
  }

  /** Likewise, so many pixels wide and high. */
  public static Image icon(Look look, int size) {
    StackPane square = new StackPane(new Logo());
    square.setStyle("-fx-background-color: transparent; -fx-min-width: 40px; -fx-min-height: 40px;");
    look.applyTo(new Scene(new StackPane(square), SQUARE, SQUARE));
    SnapshotParameters scaled = new SnapshotParameters();
    scaled.setFill(Color.TRANSPARENT);
    scaled.setTransform(Transform.scale(size / SQUARE, size / SQUARE));
    return square.snapshot(scaled, new WritableImage(size, size));
  }

  private static SVGPath part(String path, String style) {
    SVGPath part = new SVGPath();
    part.setContent(path);
    part.getStyleClass().addAll("logo-part", style);
    return part;
  }
}
