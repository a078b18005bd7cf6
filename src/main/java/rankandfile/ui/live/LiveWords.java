package rankandfile.ui.live;

import rankandfile.ui.kit.Texts;

/** The words of this package. */
final class LiveWords {

  private static final Texts TEXTS = new Texts("rankandfile.ui.live.live");

  private LiveWords() {}

  static String text(String key, Object... values) {
    return TEXTS.text(key, values);
  }
}
