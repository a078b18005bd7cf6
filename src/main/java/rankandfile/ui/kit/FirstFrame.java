package rankandfile.ui.kit;

import javafx.animation.AnimationTimer;

/** Puts off work that the first picture of a window does not need, so that it comes sooner. */
public final class FirstFrame {

  private FirstFrame() {}

  /** Runs it once the frame that is being made now, and the one after it, are painted. */
  public static void after(Runnable work) {
    new AnimationTimer() {
      private int frames;

      @Override
      public void handle(long now) {
        if (++frames > 2) {
          stop();
          work.run();
        }
      }
    }.start();
  }
}
