package rankandfile.ui.board;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/**
 * One read-only line that tells in words what happened last: every move, fight and refusal of either side, and what a
 * key asked for. It stays until the next is said.
 */
public final class StatusLine extends Label {

  public StatusLine() {
    getStyleClass().add("status-line");
    setAccessibleRole(AccessibleRole.TEXT);
    setFocusTraversable(true);
    setWrapText(true);
    setMinHeight(Region.USE_PREF_SIZE);
  }

  /** Shows the sentence, and tells it to assistive software even when it is the same as before. */
  public void say(String sentence) {
    setText(sentence);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }
}
