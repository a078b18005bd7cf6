package rankandfile.ui.live;

import javafx.scene.input.KeyCode;

/** What plain letters do with a board, wherever the focus is on its screen. */
public final class BoardKeys {

  private BoardKeys() {}

  /**
   * Does what the key means for this board; false if it means nothing.
   *
   * @param goOn goes on from a task
   */
  public static boolean act(LiveBoard board, KeyCode key, Runnable goOn) {
    return switch (board) {
      case ScenarioModel s -> act(s, key);
      case TaskModel t -> act(t, key, goOn);
    };
  }

  private static boolean act(ScenarioModel board, KeyCode key) {
    switch (key) {
      case F -> board.forward();
      case B -> board.back();
      case P -> board.playOrPause();
      case T -> board.tryIt(!board.tryingProperty().get());
      case R -> board.retry();
      default -> {
        return false;
      }
    }
    return true;
  }

  private static boolean act(TaskModel board, KeyCode key, Runnable goOn) {
    switch (key) {
      case R -> board.retry();
      case H -> board.giveHint();
      case K -> board.check();
      case G -> goOn.run();
      default -> {
        return false;
      }
    }
    return true;
  }
}
