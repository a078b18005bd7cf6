package rankandfile.scenario;

import java.util.Optional;
import rankandfile.notation.Span;

/**
 * A line cut at its arrow and its two dashes.
 *
 * @param left what stands before them
 * @param claim what stands behind the arrow, if there is one
 * @param note the text behind the dashes; empty if there is none
 */
record Parts(Span left, Optional<Span> claim, String note) {

  static Parts of(Span line) {
    String text = line.text();
    int dashes = noteAt(text);
    String note = dashes < 0 ? "" : text.substring(dashes + 2).trim();
    Span before = dashes < 0 ? line : line.part(0, dashes);
    int arrow = before.text().indexOf("->");
    return arrow < 0 ? new Parts(before.trim(), Optional.empty(), note)
        : new Parts(before.part(0, arrow).trim(),
            Optional.of(before.part(arrow + 2, before.text().length()).trim()), note);
  }

  /** Where two dashes stand with white space around them or at an end of the line, or -1. */
  static int noteAt(String text) {
    for (int at = text.indexOf("--"); at >= 0; at = text.indexOf("--", at + 1)) {
      boolean free = at == 0 || Character.isWhitespace(text.charAt(at - 1));
      if (free && (at + 2 == text.length() || Character.isWhitespace(text.charAt(at + 2)))) {
        return at;
      }
    }
    return -1;
  }
}
