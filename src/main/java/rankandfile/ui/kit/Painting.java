package rankandfile.ui.kit;

import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.transform.Transform;

/** Nodes as an image that can be sent, in the colours that the window has. */
public final class Painting {

  private static final double SHARP = 2;

  private Painting() {}

  /**
   * Paints a page as wide as this and as high as it wants to be, in logical pixels, each of which is two by two pixels
   * of the image. The page must not be in a window. For JavaFX's thread.
   */
  public static WritableImage of(Region page, double width, Look look) {
    Scene scene = new Scene(page, width, 100);
    look.applyTo(scene);
    page.applyCss();
    page.resize(width, page.prefHeight(width));
    page.layout();
    SnapshotParameters sharp = new SnapshotParameters();
    sharp.setFill(scene.getFill());
    sharp.setTransform(Transform.scale(SHARP, SHARP));
    return page.snapshot(sharp, null);
  }
}
