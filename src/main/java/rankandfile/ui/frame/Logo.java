package rankandfile.ui.frame;

import javafx.scene.Group;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;

/** Two small blocks, one of each army. */
final class Logo extends StackPane {

  private static final double WIDTH = 38;

  private final Scale scale = new Scale();

  Logo() {
    Group blocks = new Group(
        part("M3.6 18V8.2A6.4 6.4 0 0 1 16.4 8.2V18z", "logo-red"), part("M1.5 18H18.5V23H1.5z", "logo-red-foot"),
        part("M22.8 1.8H34.6V18H22.8z", "logo-blue"), part("M20.5 18H36.8V23H20.5z", "logo-blue-foot"));
    blocks.getTransforms().add(scale);
    getStyleClass().add("logo");
    getChildren().add(new Group(blocks));
    fontScale();
  }

  private void fontScale() {
    widthProperty().subscribe(width -> {
      double size = Math.max(0.1, width.doubleValue() / WIDTH);
      scale.setX(size);
      scale.setY(size);
    });
  }

  private static SVGPath part(String path, String style) {
    SVGPath part = new SVGPath();
    part.setContent(path);
    part.getStyleClass().addAll("logo-part", style);
    return part;
  }
}
