package rankandfile.ui.prose;

import rankandfile.ui.kit.Texts;

/** The words of this package. */
final class ProseWords {

  private static final Texts TEXTS = new Texts("rankandfile.ui.prose.prose");

  private ProseWords() {}

  static String text(String key, Object... values) {
    return TEXTS.text(key, values);
  }
}
