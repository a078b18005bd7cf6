package rankandfile.ui.board;

import rankandfile.ui.kit.Texts;

/** What the board says of itself, from {@code board.properties}. */
final class BoardWords {

  private static final Texts TEXTS = new Texts("rankandfile.ui.board.board");

  private BoardWords() {}

  static String text(String key, Object... values) {
    return TEXTS.text(key, values);
  }
}
