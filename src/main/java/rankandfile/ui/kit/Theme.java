package rankandfile.ui.kit;

/** The colours of the window; {@code SYSTEM} follows the desktop's own. */
public enum Theme {
  SYSTEM, LIGHT, DARK
}
