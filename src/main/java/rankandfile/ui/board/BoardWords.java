package rankandfile.ui.board;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What the board says of itself, from {@code board.properties}. */
final class BoardWords {

  private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("rankandfile.ui.board.board");

  private BoardWords() {}

  /** The text under the key with {0}, {1}, … replaced; throws when there is none. */
  static String text(String key, Object... values) {
    return new MessageFormat(BUNDLE.getString(key), Locale.ROOT).format(values);
  }
}
