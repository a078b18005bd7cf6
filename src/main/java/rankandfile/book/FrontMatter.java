package rankandfile.book;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.notation.Nearest;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.rules.edition.Edition;

/**
 * The lines {@code key: value} between two lines {@code ---} at the top of a chapter. An indented line gives a value
 * for one edition: {@code lightning: Yes.} under {@code verdict: No.} A line {@code ---} with an empty one below it is
 * no front matter but a rule across the page. What other programs keep there is theirs, and left alone.
 *
 * @param values the values by key
 * @param byEdition the indented values, by the key above them and then by their own
 * @param end how many lines it takes, its fences included; 0 if there is none
 */
record FrontMatter(Map<String, Span> values, Map<String, Map<String, Span>> byEdition, int end) {

  private static final String FENCE = "---";
  private static final List<String> KEYS = List.of("title", "part", "words", "question", "verdict", "sure", "board",
      "rules");
  /** The keys that have only certain values. */
  private static final Map<String, List<String>> CHOICES = Map.of(
      "part", List.of("first-steps", "reference", "cases", "editions"), "sure", List.of("high", "medium", "low"));
  static final FrontMatter NONE = new FrontMatter(Map.of(), Map.of(), 0);

  /** Reads it; a chapter without one gets {@link #NONE}. */
  static FrontMatter read(Source source, Problems problems) {
    List<String> lines = source.lines();
    boolean begins = lines.getFirst().stripTrailing().equals(FENCE) && lines.size() > 1 && !lines.get(1).isBlank();
    if (!begins) {
      return NONE;
    }
    int end = 1;
    while (end < lines.size() && !lines.get(end).stripTrailing().equals(FENCE)) {
      end++;
    }
    if (end == lines.size()) {
      problems.add(source.line(1), "front-matter-open");
      return NONE;
    }
    FrontMatter front = new FrontMatter(new LinkedHashMap<>(), new LinkedHashMap<>(), end + 1);
    String key = "";
    for (int line = 2; line <= end; line++) {
      key = front.take(source.line(line), key, problems);
    }
    return front;
  }

  /** Takes one line, and gives the key under which indented lines now belong. */
  private String take(Span line, String above, Problems problems) {
    if (line.trim().isEmpty() || line.trim().text().startsWith("#")) {
      return above;
    }
    int colon = line.text().indexOf(':');
    if (!above.isEmpty() && isOfOthers(above) && (colon < 0 || isIndented(line))) {
      return above;
    }
    if (colon < 0) {
      problems.add(line.trim(), "front-matter-form");
      return above;
    }
    Span key = line.part(0, colon).trim();
    Span value = line.part(colon + 1, line.text().length()).trim();
    if (isIndented(line) && !above.isEmpty()) {
      takeUnder(above, key, value, problems);
      return above;
    }
    if (!KEYS.contains(key.text()) && !isOfOthers(key.text())) {
      problems.addUnknown(key, "unknown-front-matter", KEYS);
    } else if (values.containsKey(key.text())) {
      problems.add(key, "header-twice", key.text(), values.get(key.text()).line());
    }
    List<String> possible = CHOICES.getOrDefault(key.text(), List.of(value.text()));
    if (!possible.contains(value.text())) {
      problems.add(value, "front-matter-value", value.text(), key.text(), String.join(", ", possible));
    }
    values.put(key.text(), value);
    return key.text();
  }

  /** Whether a key is none of ours, not even a misspelt one. */
  private static boolean isOfOthers(String key) {
    return !KEYS.contains(key) && Nearest.to(key, KEYS).isEmpty();
  }

  private static boolean isIndented(Span line) {
    return Character.isWhitespace(line.text().charAt(0));
  }

  private void takeUnder(String above, Span key, Span value, Problems problems) {
    Map<String, Span> under = byEdition.computeIfAbsent(above, k -> new LinkedHashMap<>());
    if (Edition.named(key.text()).isEmpty()) {
      problems.addUnknown(key, "unknown-edition", Arrays.stream(Edition.values()).map(Edition::id).toList());
    } else if (under.containsKey(key.text())) {
      problems.add(key, "header-twice", key.text(), under.get(key.text()).line());
    }
    under.put(key.text(), value);
  }

  Optional<String> text(String key) {
    return Optional.ofNullable(values.get(key)).map(Span::text).filter(t -> !t.isEmpty());
  }

  /** The indented values under a key. */
  Map<String, Span> under(String key) {
    return byEdition.getOrDefault(key, Map.of());
  }
}
