package rankandfile.gallery;

import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;

/** Around a screen that is complete only when work in the background is done. */
final class SlowRoot extends StackPane {

  /** So many frames without work in a row. */
  private static final int QUIET = 6;

  private final Runnable before;

  /** {@code before} is done with the screen once it is in its scene and complete. */
  SlowRoot(Parent screen, Runnable before) {
    super(screen);
    this.before = before;
  }

  /** Waits, and lets JavaFX go on meanwhile. */
  void complete(Scene scene) {
    await(scene);
    before.run();
    await(scene);
  }

  /** There are no frames without a window, so a clock makes them; nothing is painted before the end. */
  private void await(Scene scene) {
    Object key = new Object();
    Thread.ofPlatform().daemon().name("clock").start(() -> {
      int quiet = 0;
      while (quiet < QUIET) {
        CountDownLatch drawn = new CountDownLatch(1);
        Platform.runLater(() -> {
          scene.getRoot().applyCss();
          scene.getRoot().layout();
          drawn.countDown();
        });
        pause(drawn);
        quiet = isWorking() ? 0 : quiet + 1;
      }
      Platform.runLater(() -> Platform.exitNestedEventLoop(key, key));
    });
    Platform.enterNestedEventLoop(key);
  }

  private static void pause(CountDownLatch drawn) {
    try {
      drawn.await();
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether anything is done in the background. */
  static boolean isWorking() {
    return Thread.getAllStackTraces().keySet().stream().anyMatch(t -> t.getName().startsWith("background-"));
  }
}
