package rankandfile;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words that the command line says, from {@code messages.properties}. */
final class Messages {

  private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("rankandfile.messages");

  private Messages() {}

  /** The text under the key, with {0}, {1}, … replaced; throws when the bundle lacks the key. */
  static String text(String key, Object... values) {
    return new MessageFormat(BUNDLE.getString(key), Locale.ROOT).format(values);
  }
}
