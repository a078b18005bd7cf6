package rankandfile.notation;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/**
 * Collects what is wrong with texts. The words come from {@code problems.properties}: a message under its key, and
 * what to write instead under the key with {@code .hint}.
 *
 * <p>Of one line no more than {@value #MOST_PER_LINE} problems are kept, so that rubbish cannot flood the list.
 */
public final class Problems {

  private static final int MOST_PER_LINE = 100;
  private static final int LONGEST_QUOTE = 80;
  private static final ResourceBundle WORDS = ResourceBundle.getBundle("rankandfile.notation.problems");

  private final List<Problem> found = new ArrayList<>();
  private final Map<Integer, Integer> perLine = new HashMap<>();
  private final Map<String, MessageFormat> formats = new HashMap<>();

  /** Adds one. The values replace {0}, {1}, … in the message and in the hint. */
  public void add(Span place, String key, Object... values) {
    if (perLine.merge(place.line(), 1, Integer::sum) <= MOST_PER_LINE) {
      found.add(place.problem(message(key, values),
          WORDS.containsKey(key + ".hint") ? text(key + ".hint", values) : ""));
    }
  }

  /** Adds one about a word that is not among the known ones; {1} in the message is the nearest of them, or all. */
  public void addUnknown(Span place, String key, List<String> known) {
    if (perLine.getOrDefault(place.line(), 0) >= MOST_PER_LINE) {
      return;
    }
    String written = place.text();
    add(place, key, written, Nearest.to(written, known)
        .map(k -> text("nearest", k))
        .orElseGet(() -> text("possible", String.join(", ", known))));
  }

  /** Adds everything that another list holds. */
  public void addAll(Problems others) {
    found.addAll(others.found);
  }

  /** All found so far, in the order of their places. */
  public List<Problem> all() {
    return found.stream()
        .sorted(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column))
        .toList();
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  /** How many there are. */
  public int count() {
    return found.size();
  }

  /** A message; the first value is what somebody has written, which may be very long. */
  private String message(String key, Object... values) {
    Object[] shown = values.clone();
    if (shown.length > 0 && shown[0] instanceof String s && s.codePointCount(0, s.length()) > LONGEST_QUOTE) {
      shown[0] = s.substring(0, s.offsetByCodePoints(0, LONGEST_QUOTE)) + "…";
    }
    return text(key, shown);
  }

  private String text(String key, Object... values) {
    return formats.computeIfAbsent(key, k -> new MessageFormat(WORDS.getString(k), Locale.ROOT))
        .format(Arrays.stream(values).map(String::valueOf).toArray());
  }
}
