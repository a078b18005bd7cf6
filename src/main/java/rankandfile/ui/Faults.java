package rankandfile.ui;

import java.io.IOException;
import java.util.function.Consumer;
import javafx.application.Platform;
import rankandfile.store.Log;

/**
 * What happens to errors that nobody caught: they are written to the log, the first is shown, and the program goes
 * on. While one is shown, others are only written.
 */
final class Faults implements Thread.UncaughtExceptionHandler {

  private final Log log;
  private final Consumer<String> show;
  private boolean showing;

  /**
   * Errors go to the log, then to {@code show}.
   *
   * @param show shows the text of an error on JavaFX's thread and returns once the user has seen it
   */
  Faults(Log log, Consumer<String> show) {
    this.log = log;
    this.show = show;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable error) {
    String text = log.add(error);
    Platform.runLater(() -> show(text));
  }

  /** Something could not be saved: for the log only, since the program works without. */
  void unsaved(IOException error) {
    log.add(error);
  }

  private void show(String text) {
    if (showing) {
      return;
    }
    showing = true;
    try {
      show.accept(text);
    } finally {
      showing = false;
    }
  }
}
