package rankandfile.ui.play;

import javafx.event.EventHandler;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The keys of the screen: plain letters, wherever the focus is on it. */
final class GameKeys implements EventHandler<KeyEvent> {

  private final GameModel model;
  private final GameDoors doors;
  private final Runnable jump;
  private boolean held;

  GameKeys(GameModel model, GameDoors doors, Runnable jump) {
    this.model = model;
    this.doors = doors;
    this.jump = jump;
  }

  @Override
  public void handle(KeyEvent event) {
    if (event.getEventType() == KeyEvent.KEY_RELEASED) {
      held = held && event.getCode() != KeyCode.G;
    }
    boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown() && !event.isShiftDown();
    boolean typing = event.getTarget() instanceof TextInputControl;
    if (event.getEventType() == KeyEvent.KEY_PRESSED && plain && !typing && acts(event.getCode())) {
      event.consume();
    }
  }

  private boolean acts(KeyCode key) {
    switch (key) {
      case U -> doors.undo();
      case H -> model.hint();
      case D -> doors.offerDraw();
      case R -> doors.resign();
      case G -> {
        if (!held) { // a key that is held down would raise the curtain that it has just lowered
          held = true;
          goOn();
        }
      }
      case J -> jump.run();
      default -> {
        return model.shownProperty().get().replay().filter(r -> replays(r, key)).isPresent();
      }
    }
    return true;
  }

  /** What comes next for two people; back from the past for one. */
  private void goOn() {
    if (model.shownProperty().get().curtain().isPresent()) {
      model.raiseCurtain();
    } else if (model.shownProperty().get().replay().isPresent()) {
      model.backToGame();
    } else {
      model.handOver();
    }
  }

  private static boolean replays(ReplayModel replay, KeyCode key) {
    switch (key) {
      case F -> replay.forward();
      case B -> replay.back();
      case P -> replay.playOrPause();
      default -> {
        return false;
      }
    }
    return true;
  }
}
