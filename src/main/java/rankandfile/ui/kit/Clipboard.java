package rankandfile.ui.kit;

import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.input.ClipboardContent;

/** The one door to the system's clipboard; tests use one of their own. To be used on JavaFX's thread. */
public interface Clipboard {

  void copy(String text);

  /** Copies a picture; does nothing where the door does not take any. */
  default void copy(Image picture) {}

  /** The text that lies there, if one does. */
  default Optional<String> text() {
    return Optional.empty();
  }

  /** The clipboard of the system. */
  static Clipboard ofSystem() {
    return new Clipboard() {
      @Override
      public void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        system().setContent(content);
      }

      @Override
      public void copy(Image picture) {
        ClipboardContent content = new ClipboardContent();
        content.putImage(picture);
        system().setContent(content);
      }

      @Override
      public Optional<String> text() {
        return Optional.ofNullable(system().getString());
      }

      private javafx.scene.input.Clipboard system() {
        return javafx.scene.input.Clipboard.getSystemClipboard();
      }
    };
  }
}
