package rankandfile.ui;

import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Application;
import javafx.stage.Stage;

/**
 * The program as JavaFX sees it. There is one thing that only this way does: desktops find the entry and the icon of a
 * window by its class, and JavaFX takes that from this class's name.
 */
public final class RankAndFile extends Application {

  private static final AtomicReference<Runnable> START = new AtomicReference<>(() -> { });

  /** JavaFX makes it; everybody else uses {@link #open}. */
  public RankAndFile() {}

  /**
   * Starts JavaFX, has the window opened on its thread, and returns once JavaFX has ended.
   *
   * @throws UnsupportedOperationException where there is no display
   */
  static void open(Runnable window) {
    START.set(window);
    launch(RankAndFile.class);
  }

  @Override
  public void start(Stage unused) {
    START.get().run();
  }
}
