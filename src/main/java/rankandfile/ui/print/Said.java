package rankandfile.ui.print;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What came of saving, printing or opening.
 *
 * @param file what it is about, to be copied
 * @param trouble whether it went wrong
 */
record Said(String text, Optional<Path> file, boolean trouble) {

  static Said good(String text) {
    return new Said(text, Optional.empty(), false);
  }

  static Said good(String text, Path file) {
    return new Said(text, Optional.of(file), false);
  }

  static Said bad(String text) {
    return new Said(text, Optional.empty(), true);
  }

  static Said bad(String text, Path file) {
    return new Said(text, Optional.of(file), true);
  }
}
