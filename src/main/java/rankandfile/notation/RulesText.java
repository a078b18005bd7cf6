package rankandfile.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;

/**
 * An edition with the house switches set on top of it, as written in chapters and records: {@code field-guide,
 * two-squares=5}.
 */
public record RulesText(Edition edition, List<SwitchValue> switches) {

  public RulesText {
    switches = List.copyOf(switches);
  }

  /** The edition as it is in its box. */
  public static RulesText of(Edition edition) {
    return new RulesText(edition, List.of());
  }

  /**
   * These rules as the edition with the same army that needs the fewest switches.
   *
   * @throws IllegalArgumentException if no edition has this army
   */
  public static RulesText of(Ruleset rules) {
    return Arrays.stream(Edition.values()).filter(e -> e.rules().army().equals(rules.army()))
        .map(e -> new RulesText(e, differences(e, rules)))
        .min(Comparator.comparingInt(text -> text.switches.size()))
        .orElseThrow(() -> new IllegalArgumentException("an army of no edition: " + rules.army()));
  }

  private static List<SwitchValue> differences(Edition edition, Ruleset rules) {
    return Arrays.stream(Switch.values()).map(s -> s.in(rules)).filter(v -> v.key().in(edition.rules()) != v).toList();
  }

  /** The same without switches that say what the edition says anyway, in their usual order. */
  public RulesText tidy() {
    return new RulesText(edition, switches.stream().filter(v -> v.key().in(edition.rules()) != v)
        .sorted(Comparator.comparing(SwitchValue::key)).toList());
  }

  /** With one switch set. */
  public RulesText with(SwitchValue value) {
    List<SwitchValue> values = new ArrayList<>(switches);
    values.removeIf(v -> v.key() == value.key());
    values.add(value);
    return new RulesText(edition, values).tidy();
  }

  public Ruleset rules() {
    return edition.rules().with(switches.toArray(SwitchValue[]::new));
  }

  /** Reads one; what is wrong goes to {@code problems}, and then nothing is returned. */
  public static Optional<RulesText> read(Span text, Problems problems) {
    List<Span> words = text.words();
    Optional<Span> torn = torn(words);
    if (torn.isPresent()) {
      problems.add(torn.get(), "switch-form");
      return Optional.empty();
    }
    int named = named(text, words);
    if (named == 0) {
      problems.add(words.isEmpty() ? text : words.getFirst(), "edition-missing", String.join(", ", ids()));
    }
    Optional<Edition> edition = named == 0 ? Optional.empty()
        : edition(text.part(words.getFirst().start() - text.start(), words.get(named - 1).end() - text.start()),
            problems);
    List<SwitchValue> switches = new ArrayList<>();
    boolean sound = edition.isPresent();
    for (Span word : words.subList(named, words.size())) {
      Optional<SwitchValue> value = value(word, problems);
      sound &= value.isPresent() && isNew(value.get(), switches, word, problems);
      value.ifPresent(switches::add);
    }
    return sound ? Optional.of(new RulesText(edition.get(), switches)) : Optional.empty();
  }

  /**
   * How many words at the beginning are meant for the edition: one if it is an id; otherwise all up to a comma or a
   * switch, since ids have no blanks, but what people write for them may.
   */
  private static int named(Span text, List<Span> words) {
    if (words.isEmpty() || words.getFirst().text().contains("=")) {
      return 0;
    }
    int count = 1;
    while (Edition.named(words.getFirst().text()).isEmpty() && count < words.size()
        && !isLikeSwitch(words.get(count))
        && !text.part(0, words.get(count).start() - text.start()).text().contains(",")) {
      count++;
    }
    return count;
  }

  private static boolean isLikeSwitch(Span word) {
    return word.text().contains("=") || Switch.named(word.text()).isPresent();
  }

  /** An equals sign with a blank before or behind it. */
  private static Optional<Span> torn(List<Span> words) {
    for (int i = 0; i < words.size(); i++) {
      boolean alone = i + 1 == words.size() || words.get(i + 1).text().contains("=");
      if (words.get(i).text().startsWith("=") || words.get(i).text().endsWith("=") && !alone) {
        return Optional.of(words.get(i));
      }
    }
    return Optional.empty();
  }

  private static Optional<Edition> edition(Span word, Problems problems) {
    Optional<Edition> edition = Edition.named(word.text());
    if (edition.isEmpty()) {
      problems.addUnknown(word, "unknown-edition", ids());
    }
    return edition;
  }

  private static Optional<SwitchValue> value(Span word, Problems problems) {
    int equals = word.text().indexOf('=');
    Span name = equals < 0 ? word : word.part(0, equals);
    Optional<Switch> key = Switch.named(name.text());
    if (key.isEmpty()) {
      problems.addUnknown(name, "unknown-switch", names());
      return Optional.empty();
    }
    List<String> values = key.get().choices().stream().map(SwitchValue::word).toList();
    String possible = name.text() + "=" + String.join("|", values);
    if (equals < 0 || equals + 1 == word.text().length()) {
      problems.add(word, "switch-without-value", name.text(), possible);
      return Optional.empty();
    }
    Span written = word.part(equals + 1, word.text().length());
    Optional<SwitchValue> value = key.get().value(written.text());
    if (value.isEmpty()) {
      problems.add(written, "unknown-value", written.text(), name.text(), possible);
    }
    return value;
  }

  private static boolean isNew(SwitchValue value, List<SwitchValue> before, Span word, Problems problems) {
    boolean twice = before.stream().anyMatch(v -> v.key() == value.key());
    if (twice) {
      problems.add(word, "switch-twice", value.key().word());
    }
    return !twice;
  }

  private static List<String> ids() {
    return Arrays.stream(Edition.values()).map(Edition::id).toList();
  }

  private static List<String> names() {
    return Arrays.stream(Switch.values()).map(Switch::word).toList();
  }

  /** As written: {@code lightning, two-squares=3}. */
  public String text() {
    StringBuilder text = new StringBuilder(edition.id());
    for (SwitchValue value : switches) {
      text.append(String.format(Locale.ROOT, ", %s=%s", value.key().word(), value.word()));
    }
    return text.toString();
  }
}
