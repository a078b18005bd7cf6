package rankandfile.ui.kit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The one door to dialogs of the system and questions to the user; tests answer them instead.
 *
 * <p>Each returns once it is answered, and must be called on JavaFX's thread.
 */
public interface Dialogs {

  /**
   * A file that the user is to choose.
   *
   * @param title what stands above the dialog
   * @param folder where to begin; it need not exist
   * @param name a proposed name; empty for none
   * @param kind what such files are called: {@code PDF document}
   * @param patterns what their names look like: {@code *.pdf}
   */
  record FileWish(String title, Path folder, String name, String kind, List<String> patterns) {
    public FileWish {
      patterns = List.copyOf(patterns);
    }
  }

  /** An existing file; empty when the user changes their mind. */
  Optional<Path> open(FileWish wish);

  /** A file to write, which may exist: the system has asked already. Empty when the user changes their mind. */
  Optional<Path> save(FileWish wish);

  /**
   * Asks before something that cannot be undone; Enter leaves all as it is.
   *
   * @param yes the word on the button that does it
   */
  boolean confirm(String title, String text, String yes);

  /** Tells what went wrong and how to go on. */
  void tell(String title, String text);
}
