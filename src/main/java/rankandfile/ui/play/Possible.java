package rankandfile.ui.play;

/** What the player can do beside moving a piece. */
public record Possible(boolean undo, boolean hint, boolean draw, boolean resign, boolean handOver) {

  static final Possible NOTHING = new Possible(false, false, false, false, false);
}
