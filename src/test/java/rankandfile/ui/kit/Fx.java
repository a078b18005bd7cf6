package rankandfile.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** JavaFX in a test without a window of its own; there is one look for all tests. */
public final class Fx {

  private static Look look;

  private Fx() {}

  /** Starts JavaFX if nobody has. */
  public static void start() {
    try {
      FxToolkit.registerPrimaryStage();
    } catch (TimeoutException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Does the work on JavaFX's thread, waits, and gives its result. */
  public static <T> T on(Callable<T> work) {
    return WaitForAsyncUtils.waitForAsyncFx(20_000, work);
  }

  public static void run(Runnable work) {
    on(() -> {
      work.run();
      return true;
    });
  }

  /** The look of all tests: light, 100 %, no motion; for JavaFX's thread. */
  public static Look look() {
    if (look == null) {
      look = new Look();
    }
    look.themeProperty().set(Theme.LIGHT);
    look.textSizeProperty().set(100);
    look.animationProperty().set(Motion.OFF);
    return look;
  }

  /** Opens the window with this in it, so large, and gives it the focus. */
  public static void show(Stage stage, Parent root, double width, double height) {
    Scene scene = new Scene(root, width, height);
    look().applyTo(scene);
    stage.setScene(scene);
    stage.setWidth(width);
    stage.setHeight(height);
    stage.show();
    stage.requestFocus();
  }

  /** All nodes inside one, itself first, that are shown. */
  public static List<Node> shown(Node node) {
    List<Node> all = new ArrayList<>();
    collect(node, all);
    return all;
  }

  private static void collect(Node node, List<Node> all) {
    if (node.isVisible()) {
      all.add(node);
      if (node instanceof Parent parent) {
        parent.getChildrenUnmodifiable().forEach(child -> collect(child, all));
      }
    }
  }

  /** What is painted, row by row. */
  public static int[] pixels(Node node) {
    WritableImage image = node.snapshot(null, null);
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    return pixels;
  }

  /** Waits until the condition holds, thirty seconds at most. */
  public static void await(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, () -> on(condition));
    } catch (TimeoutException e) {
      throw new AssertionError("did not happen within thirty seconds", e);
    }
  }
}
