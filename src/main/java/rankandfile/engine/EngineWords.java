package rankandfile.engine;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of this package, from {@code engine.properties}. */
final class EngineWords {

  private static final ResourceBundle WORDS = ResourceBundle.getBundle("rankandfile.engine.engine");

  private EngineWords() {}

  /** The words under a key, with {0}, {1}, … replaced. */
  static String say(String key, Object... values) {
    return new MessageFormat(WORDS.getString(key), Locale.ROOT).format(values);
  }
}
