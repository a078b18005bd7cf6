package rankandfile.notation;

/**
 * Something that is wrong with a text, and where.
 *
 * @param line counted from 1
 * @param column in code points, counted from 1
 * @param length how many code points the wrong part has; 0 marks a place between two
 * @param hint what to write instead; empty when nothing is known
 * @param sourceLine the line it stands in
 */
public record Problem(String file, int line, int column, int length, String message, String hint,
    String sourceLine) {

  private static final int MOST_SHOWN = 160;
  /** How much of a long line is shown before the place. */
  private static final int BEFORE = 60;

  /** {@code file:line:column: error: message}, the line, a marker under the place, and the hint. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(calm(file + ":" + line + ":" + column + ": error: " + message));
    if (!sourceLine.isBlank()) {
      String shown = calm(shown());
      text.append("\n  ").append(shown).append("\n  ").append(indent(shown)).append("^".repeat(markerLength()));
    }
    if (!hint.isEmpty()) {
      text.append("\n  ").append(calm(hint));
    }
    return text.toString();
  }

  /** The line; of a very long one the part around the place, with … where it is cut. */
  private String shown() {
    int all = sourceLine.codePointCount(0, sourceLine.length());
    int from = from();
    int to = Math.min(all, from + MOST_SHOWN);
    String part = sourceLine.substring(sourceLine.offsetByCodePoints(0, from), sourceLine.offsetByCodePoints(0, to));
    return (from > 0 ? "…" : "") + part + (to < all ? "…" : "");
  }

  /** How many code points at the beginning of the line are left out. */
  private int from() {
    return column + Math.min(length, BEFORE) <= MOST_SHOWN + 1 ? 0 : column - 1 - BEFORE;
  }

  private int markerLength() {
    return Math.max(1, Math.min(length, from() + MOST_SHOWN + 1 - column));
  }

  /** As wide as what is shown before the place, with as many code points; tabs are kept. */
  private String indent(String shown) {
    StringBuilder indent = new StringBuilder();
    shown.codePoints().limit(column - 1 - from() + (from() > 0 ? 1 : 0)).map(Problem::blank)
        .forEach(indent::appendCodePoint);
    return indent.toString();
  }

  /** A blank with the width that terminals give to a character: none, one or two places. */
  private static int blank(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> '\u200B';
      default -> c == '\t' ? c : isWide(c) ? '\u3000' : ' ';
    };
  }

  private static boolean isWide(int c) {
    boolean halfWidth = c >= 0xFF61 && c <= 0xFFDC;
    return Character.isEmojiPresentation(c) || c >= 0x3000 && c <= 0x303E || c >= 0xFF01 && c <= 0xFF60
        || !halfWidth && switch (Character.UnicodeScript.of(c)) {
          case HAN, HIRAGANA, KATAKANA, HANGUL, BOPOMOFO -> true;
          default -> false;
        };
  }

  /** The text with what would disturb a terminal replaced. */
  private static String calm(String text) {
    StringBuilder calm = new StringBuilder();
    text.codePoints().map(c -> disturbs(c) ? '\uFFFD' : c).forEach(calm::appendCodePoint);
    return calm.toString();
  }

  private static boolean disturbs(int character) {
    return character != '\t'
        && (Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE);
  }
}
