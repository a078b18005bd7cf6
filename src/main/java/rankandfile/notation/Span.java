package rankandfile.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of one line of a source, which remembers its place.
 *
 * @param line the line, counted from 1
 * @param start the index of its first char in the line, from 0
 * @param end the index behind its last char
 */
public record Span(Source source, int line, int start, int end) {

  private static final Pattern WORD = Pattern.compile("[^\\s,]+");

  /** The characters themselves. */
  public String text() {
    return source.lines().get(line - 1).substring(start, end);
  }

  /** The column in code points, counted from 1; a tab counts as one. */
  public int column() {
    return source.lines().get(line - 1).codePointCount(0, start) + 1;
  }

  public boolean isEmpty() {
    return start == end;
  }

  /** From this index to that, both counted within this span. */
  public Span part(int from, int to) {
    return new Span(source, line, start + from, start + to);
  }

  /** Without white space at both ends; an empty span keeps the place where it began. */
  public Span trim() {
    String text = text();
    int from = 0;
    int to = text.length();
    while (from < to && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
      to--;
    }
    return from == to ? part(0, 0) : part(from, to);
  }

  /** The parts between the separators, trimmed; at least one. */
  public List<Span> split(String separator) {
    List<Span> parts = new ArrayList<>();
    String text = text();
    int from = 0;
    for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
      parts.add(part(from, at).trim());
      from = at + separator.length();
    }
    parts.add(part(from, text.length()).trim());
    return parts;
  }

  /** The words, which white space and commas separate. */
  public List<Span> words() {
    List<Span> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text());
    while (matcher.find()) {
      words.add(part(matcher.start(), matcher.end()));
    }
    return words;
  }

  /** A problem with this place. {@code hint} says what to write instead; it may be empty. */
  public Problem problem(String message, String hint) {
    return new Problem(source.file(), line, column(), text().codePointCount(0, end - start), message, hint,
        source.lines().get(line - 1));
  }
}
