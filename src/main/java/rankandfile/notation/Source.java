package rankandfile.notation;

import java.util.List;

/**
 * A text with a name, cut into lines.
 *
 * @param file the name to print in problems
 * @param lines the lines without their ends, which may be LF, CR or CR LF; a byte-order mark at the start is cut off,
 *     and U+FFFD stands for NUL, as CommonMark has it
 */
public record Source(String file, List<String> lines) {

  public Source {
    lines = List.copyOf(lines);
  }

  public static Source of(String file, String text) {
    String bare = (text.startsWith("\uFEFF") ? text.substring(1) : text).replace('\0', '\uFFFD');
    return new Source(file, List.of(bare.split("\r\n|\n|\r", -1)));
  }

  /** The lines joined by LF. */
  public String text() {
    return String.join("\n", lines);
  }

  /** The whole of a line, counted from 1. */
  public Span line(int number) {
    return new Span(this, number, 0, lines.get(number - 1).length());
  }

  /** The end of the text, for problems that have no better place. */
  public Span end() {
    Span last = line(lines.size());
    return last.part(last.end(), last.end());
  }

  /** Without a look at every line: places in a long text are keys of maps. */
  @Override
  public int hashCode() {
    return 31 * file.hashCode() + lines.size();
  }
}
