package rankandfile.wording;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of this package. */
final class Bundle {

  private static final ResourceBundle WORDS = ResourceBundle.getBundle("rankandfile.wording.wording");

  private Bundle() {}

  /** The words under a key, with {0}, {1}, … replaced. */
  static String say(String key, Object... values) {
    return new MessageFormat(WORDS.getString(key), Locale.ROOT).format(values);
  }
}
