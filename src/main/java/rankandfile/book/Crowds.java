package rankandfile.book;

import java.util.ArrayList;
import java.util.List;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.notation.Span;

/**
 * Finds paragraphs so crowded with marks or lines that reading them as Markdown would take minutes or overflow the
 * stack. They are reported and left out. No text that a person writes comes near the limits. Knows fences only so far
 * that the lines of a block are no paragraph.
 */
final class Crowds {

  private static final String MARKS = "*_[<";
  private static final int MOST_MARKS = 600;
  private static final int MOST_LINES = 2_000;
  /** The cells of a table, as wide as its widest line. */
  private static final int MOST_CELLS = 50_000;
  /** How many characters at its beginning are marked. */
  private static final int MARKED = 20;

  private final Source source;
  private final Problems problems;
  private final List<String> lines;
  private int first = -1;
  private int marks;
  private int widest;
  /** The fence that is open; empty outside of one. */
  private String fence = "";

  private Crowds(Source source, Problems problems) {
    this.source = source;
    this.problems = problems;
    this.lines = new ArrayList<>(source.lines());
  }

  /** The source with each crowded paragraph blanked, so that lines keep their numbers. */
  static Source without(Source source, Problems problems) {
    Crowds crowds = new Crowds(source, problems);
    for (int i = 0; i < source.lines().size(); i++) {
      crowds.take(i, source.lines().get(i));
    }
    crowds.end(source.lines().size());
    return new Source(source.file(), crowds.lines);
  }

  private void take(int index, String line) {
    String bare = bare(line);
    if (!fence.isEmpty()) {
      fence = bare.startsWith(fence) && bare.substring(fence.length()).isBlank() ? "" : fence;
    } else if (bare.startsWith("```") || bare.startsWith("~~~")) {
      end(index);
      fence = bare.substring(0, length(bare));
    } else if (bare.isEmpty()) {
      end(index);
    } else {
      first = first < 0 ? index : first;
      marks += (int) line.chars().filter(c -> MARKS.indexOf(c) >= 0).count();
      widest = Math.max(widest, (int) line.chars().filter(c -> c == '|').count());
    }
  }

  /** How many times the first character stands at the beginning. */
  private static int length(String line) {
    int length = 1;
    while (length < line.length() && line.charAt(length) == line.charAt(0)) {
      length++;
    }
    return length;
  }

  /** The line without blanks and marks of quotes and lists around it. */
  private static String bare(String line) {
    int from = 0;
    while (from < line.length() && " \t>-+".indexOf(line.charAt(from)) >= 0) {
      from++;
    }
    return line.substring(from).strip();
  }

  /** Ends a paragraph before this line. */
  private void end(int index) {
    int height = first < 0 ? 0 : index - first;
    if (marks > MOST_MARKS || height > MOST_LINES || (long) widest * height > MOST_CELLS) {
      Span line = source.line(first + 1);
      problems.add(line.part(0, Math.min(MARKED, line.text().length())), "too-crowded", MOST_MARKS, MOST_LINES);
      for (int i = first; i < index; i++) {
        lines.set(i, "");
      }
    }
    first = -1;
    marks = 0;
    widest = 0;
  }
}
