package rankandfile.ui.kit;

import javafx.application.Platform;

/**
 * Work that is done once when all that has come meanwhile is there, such as the letters of a word: it never holds up
 * who types. Used on JavaFX's thread only.
 */
public final class Soon {

  private final Runnable work;
  private boolean waits;

  public Soon(Runnable work) {
    this.work = work;
  }

  /** The work is to be done; asked for again before that, it is still done once. */
  public void ask() {
    if (!waits) {
      waits = true;
      Platform.runLater(this::now);
    }
  }

  /** Does it at once where it still waits, for whoever needs what comes of it. */
  public void now() {
    if (waits) {
      waits = false;
      work.run();
    }
  }
}
