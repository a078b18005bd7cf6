package rankandfile.ui.kit;

import javafx.scene.input.ClipboardContent;

/** The one door to the system's clipboard; tests use one of their own. To be used on JavaFX's thread. */
public interface Clipboard {

  void copy(String text);

  /** The clipboard of the system. */
  static Clipboard ofSystem() {
    return text -> {
      ClipboardContent content = new ClipboardContent();
      content.putString(text);
      javafx.scene.input.Clipboard.getSystemClipboard().setContent(content);
    };
  }
}
