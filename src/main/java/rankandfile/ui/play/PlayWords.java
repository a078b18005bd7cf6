package rankandfile.ui.play;

import rankandfile.ui.kit.Texts;

/** The words of this package. */
final class PlayWords {

  private static final Texts TEXTS = new Texts("rankandfile.ui.play.play");

  private PlayWords() {}

  static String text(String key, Object... values) {
    return TEXTS.text(key, values);
  }
}
