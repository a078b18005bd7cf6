package rankandfile.print;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rankandfile.notation.Problem;
import rankandfile.notation.Source;

/** Finds the place that the layout engine means when it complains about a style sheet. */
final class Complaint {

  /** As the engine writes it: its lines count from 0, and the style begins with the rest of the line before it. */
  private static final Pattern IN_STYLE = Pattern.compile("\\(.*#inline_style_\\d+\\) (.*) at line (\\d+)\\..*");

  private Complaint() {}

  /** The problem, in the style sheet where that can be told, otherwise at the beginning of the first template. */
  static Problem problem(String complaint, Source first, Optional<Source> style) {
    Matcher m = IN_STYLE.matcher(complaint);
    return m.matches() && style.isPresent()
        ? Flaw.at(style.get().line(line(m, style.get())).trim(), "broken-css", m.group(1))
        : Flaw.at(first.line(1), "complaint", complaint);
  }

  /** The engine is sometimes a line early: then the word it begins with stands in the next one. */
  private static int line(Matcher m, Source style) {
    int last = style.lines().size();
    int line = Math.clamp(Integer.parseInt(m.group(2)), 1, last);
    String word = m.group(1).split(" ")[0];
    boolean here = style.lines().get(line - 1).contains(word);
    boolean early = !here && line < last && style.lines().get(line).contains(word);
    return early ? line + 1 : line;
  }
}
