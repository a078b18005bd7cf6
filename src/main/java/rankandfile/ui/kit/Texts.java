package rankandfile.ui.kit;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of one package, from its resource bundle. */
public final class Texts {

  private final ResourceBundle bundle;

  /**
   * The words of the bundle with this name, such as {@code rankandfile.ui.frame.frame}; throws when there is none.
   */
  public Texts(String name) {
    bundle = ResourceBundle.getBundle(name);
  }

  /** The text under the key with {0}, {1}, … replaced; throws when there is none. */
  public String text(String key, Object... values) {
    return new MessageFormat(bundle.getString(key), Locale.ROOT).format(values);
  }
}
