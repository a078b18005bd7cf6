package rankandfile.picture;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;

/** The names of pieces and sides and the sentences about pictures, from {@code picture.properties}. */
public final class PictureWords {

  private final ResourceBundle bundle;

  private PictureWords(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** The words in the language of the program. */
  public static PictureWords bundled() {
    return new PictureWords(ResourceBundle.getBundle("rankandfile.picture.picture"));
  }

  public String rank(Rank rank) {
    return bundle.getString("rank." + rank.name());
  }

  public String side(Side side) {
    return bundle.getString("side." + side.name());
  }

  /** What a mark means. */
  public String mark(Mark mark) {
    return text("mark." + mark.name());
  }

  /** The text under the key with {0}, {1}, … replaced; throws when there is none. */
  String text(String key, Object... values) {
    return new MessageFormat(bundle.getString(key), Locale.ROOT).format(values);
  }

  /** The texts as one list: {@code A, B and C}. */
  String list(List<String> texts) {
    return texts.size() < 2 ? String.join("", texts)
        : text("list", String.join(text("list.comma"), texts.subList(0, texts.size() - 1)), texts.getLast());
  }

  /** The same with {@code or}. */
  String choice(List<String> texts) {
    return texts.size() < 2 ? String.join("", texts)
        : text("choice", String.join(text("list.comma"), texts.subList(0, texts.size() - 1)), texts.getLast());
  }
}
