package rankandfile.print;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of this package that do not stand in a template, from {@code print.properties}. */
final class PrintWords {

  private static final ResourceBundle WORDS = ResourceBundle.getBundle("rankandfile.print.print");

  private PrintWords() {}

  /** The words under a key, with {0}, {1}, … replaced. */
  static String say(String key, Object... values) {
    return new MessageFormat(WORDS.getString(key), Locale.ROOT).format(values);
  }

  static boolean has(String key) {
    return WORDS.containsKey(key);
  }
}
