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

  /** {@code file:line:column: error: message}, the line, a marker under the place, and the hint. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(file + ":" + line + ":" + column + ": error: " + message);
    if (!sourceLine.isBlank()) {
      text.append("\n  ").append(shown(sourceLine, 0, MOST_SHOWN));
      if (column <= MOST_SHOWN) {
        text.append("\n  ").append(indent()).append("^".repeat(markerLength()));
      }
    }
    if (!hint.isEmpty()) {
      text.append("\n  ").append(hint);
    }
    return text.toString();
  }

  private int markerLength() {
    return Math.max(1, Math.min(length, MOST_SHOWN + 1 - column));
  }

  /** As wide as the line up to the column, tabs kept so that the marker stands under its place. */
  private String indent() {
    return shown(sourceLine, 0, column - 1).replaceAll("[^\t]", " ");
  }

  /** A part of a line, by code points, with what would disturb a terminal replaced. */
  private static String shown(String line, int from, int most) {
    StringBuilder shown = new StringBuilder();
    line.codePoints().skip(from).limit(most)
        .map(c -> c != '\t' && (Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE) ? '\uFFFD' : c)
        .forEach(shown::appendCodePoint);
    return shown.toString();
  }
}
