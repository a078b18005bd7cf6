package rankandfile.ui.learn;

import javafx.event.EventHandler;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import rankandfile.ui.live.LiveBoard;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.ui.live.TaskModel;

/** The keys of the screen: plain letters for the board at the reading line, wherever the focus is on the screen. */
final class LearnKeys implements EventHandler<KeyEvent> {

  private final LearnModel model;
  private final Runnable closeDrawer;
  private final Runnable jump;

  LearnKeys(LearnModel model, Runnable closeDrawer, Runnable jump) {
    this.model = model;
    this.closeDrawer = closeDrawer;
    this.jump = jump;
  }

  @Override
  public void handle(KeyEvent event) {
    boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown() && !event.isShiftDown();
    if (!plain || event.getTarget() instanceof TextInputControl) {
      return;
    }
    if (event.getCode() == KeyCode.ESCAPE) {
      closeDrawer.run();
    } else if (event.getCode() == KeyCode.J) {
      jump.run();
      event.consume();
    } else if (model.activeProperty().get().filter(b -> acts(b, event.getCode())).isPresent()) {
      event.consume();
    }
  }

  private boolean acts(LiveBoard board, KeyCode key) {
    return switch (board) {
      case ScenarioModel s -> acts(s, key);
      case TaskModel t -> acts(t, key);
    };
  }

  private boolean acts(ScenarioModel board, KeyCode key) {
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

  private boolean acts(TaskModel board, KeyCode key) {
    switch (key) {
      case R -> board.retry();
      case H -> board.giveHint();
      case K -> board.check();
      case G -> model.goOn();
      default -> {
        return false;
      }
    }
    return true;
  }
}
