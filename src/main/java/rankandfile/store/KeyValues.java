package rankandfile.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lines of {@code key = value}, such as {@code theme = dark}. Lines that are something else, and keys that nobody
 * asks for, are kept as they are; of a key that stands there twice the last line counts.
 */
public record KeyValues(List<String> lines) {

  private static final Pattern LINE = Pattern.compile("\\s*([a-z][a-z0-9.-]*)\\s*=\\s*(.*?)\\s*");

  public KeyValues {
    lines = List.copyOf(lines);
  }

  public static KeyValues read(String text) {
    return new KeyValues(text.lines().toList());
  }

  public Optional<String> value(String key) {
    return lines.reversed().stream().map(LINE::matcher).filter(Matcher::matches)
        .filter(m -> m.group(1).equals(key)).map(m -> m.group(2)).findFirst();
  }

  /** These lines with the value in the place of the old one, or at the end. The value is one line. */
  public KeyValues with(String key, String value) {
    String line = key + " = " + value;
    if (!LINE.matcher(line).matches()) {
      throw new IllegalArgumentException("not a key and a value of one line: " + line);
    }
    List<String> changed = new ArrayList<>(lines);
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (isOf(key).test(lines.get(i))) {
        changed.set(i, line);
        return new KeyValues(changed);
      }
    }
    changed.add(line);
    return new KeyValues(changed);
  }

  /** These lines without the key. */
  public KeyValues without(String key) {
    return new KeyValues(lines.stream().filter(isOf(key).negate()).toList());
  }

  public String text() {
    return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
  }

  private static Predicate<String> isOf(String key) {
    return line -> LINE.matcher(line) instanceof Matcher m && m.matches() && m.group(1).equals(key);
  }
}
