package rankandfile.ui.kit;

import javafx.util.Duration;

/** How long movements on the screen take. */
public enum Motion {
  OFF(0), FAST(0.5), NORMAL(1);

  private final double factor;

  Motion(double factor) {
    this.factor = factor;
  }

  /** This many milliseconds at normal speed, as they are to be shown; zero means to jump. */
  public Duration millis(double normal) {
    return Duration.millis(normal * factor);
  }
}
