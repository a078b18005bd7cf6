package rankandfile.ui.kit;

import java.util.Optional;

/** The one door to the system's clipboard; tests use one of their own. To be used on JavaFX's thread. */
public interface Clipboard {

  void copy(String text);

  /** The text that was copied last, here or elsewhere. */
  Optional<String> text();

  /** The clipboard of the system. */
  static Clipboard ofSystem() {
    return new Clipboard() {
      @Override
      public void copy(String text) {
        javafx.scene.input.ClipboardContent content = new javafx.scene.input.ClipboardContent();
        content.putString(text);
        javafx.scene.input.Clipboard.getSystemClipboard().setContent(content);
      }

      @Override
      public Optional<String> text() {
        return Optional.ofNullable(javafx.scene.input.Clipboard.getSystemClipboard().getString());
      }
    };
  }
}
