package rankandfile.formation;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What is said of formations and lineups, from {@code formation.properties}. */
final class FormationWords {

  private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("rankandfile.formation.formation");

  private FormationWords() {}

  /** The text under the key with {0}, {1}, … replaced; throws when there is none. */
  static String text(String key, Object... values) {
    return new MessageFormat(BUNDLE.getString(key), Locale.ROOT).format(values);
  }
}
