package rankandfile.coach;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** The coach's words, from {@code coach.properties}. */
final class Words {

  private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("rankandfile.coach.coach");

  private Words() {}

  /** The text under the key with {0}, {1}, … replaced; throws when there is none. */
  static String text(String key, Object... values) {
    return new MessageFormat(BUNDLE.getString(key), Locale.ROOT).format(values);
  }

  /** The link to a rule of the book, such as M8. */
  static List<Remark.Link> rule(String id) {
    return List.of(new Remark.Link(text("rule", id), "rule:" + id));
  }
}
