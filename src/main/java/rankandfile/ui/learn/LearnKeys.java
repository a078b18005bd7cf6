package rankandfile.ui.learn;

import javafx.event.EventHandler;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import rankandfile.ui.live.BoardKeys;

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
    } else if (model.activeProperty().get().filter(b -> BoardKeys.act(b, event.getCode(), model::goOn)).isPresent()) {
      event.consume();
    }
  }
}
