package rankandfile.ui.kit;

import atlantafx.base.controls.ToggleSwitch;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Something that is on or off, changed by click and, unlike AtlantaFX's own, by Space and Enter too. */
public class Switch extends ToggleSwitch {

  /** With these words beside it; empty for none. */
  public Switch(String words) {
    super(words);
    if (words.isEmpty()) {
      getStyleClass().add("bare");
    }
    addEventHandler(KeyEvent.KEY_PRESSED, event -> {
      if (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER) {
        fire();
        event.consume();
      }
    });
  }
}
