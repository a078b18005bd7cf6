package rankandfile.print;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rankandfile.notation.Problem;
import rankandfile.notation.Span;
import rankandfile.rules.Rank;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;

/**
 * What stands behind {@code if} in a template: {@code two-squares=2|3 not army=miner}. All words must hold.
 *
 * @param terms the words in order
 */
record Condition(List<Term> terms) {

  /** What can be asked, and the possible answers. */
  private static final Map<String, List<String>> POSSIBLE = possible();

  /** One word: the fact has one of the values, or none of them when denied. */
  record Term(String fact, List<String> values, boolean denied) {}

  /** Reads one; what is wrong goes to {@code problems}. */
  static Condition read(Placeholder placeholder, List<Problem> problems) {
    List<Term> terms = new ArrayList<>();
    boolean denied = false;
    for (Span word : placeholder.place().words().subList(1, placeholder.place().words().size())) {
      if (word.text().equals("not")) {
        denied = true;
      } else {
        terms.add(term(word, denied, problems));
        denied = false;
      }
    }
    if (terms.isEmpty()) {
      problems.add(Flaw.at(placeholder.place(), "condition-missing"));
    }
    return new Condition(List.copyOf(terms));
  }

  private static Term term(Span word, boolean denied, List<Problem> problems) {
    int equals = Math.max(0, word.text().indexOf('='));
    Span fact = word.part(0, equals == 0 ? word.text().length() : equals);
    List<String> known = POSSIBLE.get(fact.text());
    if (known == null) {
      problems.add(Flaw.unknown(fact, "unknown-fact", POSSIBLE.keySet()));
      return new Term(fact.text(), List.of(), denied);
    }
    List<Span> values = equals == 0 ? List.of() : word.part(equals + 1, word.text().length()).split("|");
    if (values.isEmpty()) {
      problems.add(Flaw.at(word, "value-missing", fact.text(), String.join("|", known)));
    }
    values.stream().filter(v -> !known.contains(v.text()))
        .forEach(v -> problems.add(Flaw.unknown(v, "unknown-value-of-fact", known)));
    return new Term(fact.text(), values.stream().map(Span::text).toList(), denied);
  }

  boolean holdsFor(Reference reference, Space space) {
    Map<String, List<String>> facts = facts(reference);
    facts.put("space", List.of(space.word()));
    return terms.stream().allMatch(t -> t.denied() != facts.getOrDefault(t.fact(), List.of()).stream()
        .anyMatch(t.values()::contains));
  }

  private static Map<String, List<String>> possible() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    Arrays.stream(Switch.values())
        .forEach(s -> all.put(s.word(), s.choices().stream().map(SwitchValue::word).toList()));
    all.put("edition", Arrays.stream(Edition.values()).map(Edition::id).toList());
    all.put("army", Arrays.stream(Rank.values()).map(Condition::word).toList());
    all.put("paper", Arrays.stream(Paper.values()).map(Paper::word).toList());
    all.put("numbers", List.of("marshal-10", "marshal-1"));
    all.put("house", List.of("none", "some", "many"));
    all.put("ink", List.of("full", "saver"));
    all.put("space", Arrays.stream(Space.values()).map(Space::word).toList());
    return all;
  }

  private static Map<String, List<String>> facts(Reference reference) {
    Map<String, List<String>> all = new LinkedHashMap<>();
    Arrays.stream(Switch.values())
        .forEach(s -> all.put(s.word(), List.of(s.in(reference.rules().rules()).word())));
    all.put("edition", List.of(reference.edition().id()));
    all.put("army", Arrays.stream(Rank.values())
        .filter(r -> reference.rules().rules().army().count(r) > 0).map(Condition::word).toList());
    all.put("paper", List.of(reference.paper().word()));
    all.put("numbers", List.of(reference.numbering().highIsStrong() ? "marshal-10" : "marshal-1"));
    all.put("house", house(new HouseRules(reference.rules()).inForce().size()));
    all.put("ink", List.of(reference.inkSaver() ? "saver" : "full"));
    return all;
  }

  private static List<String> house(int count) {
    return count == 0 ? List.of("none") : count <= HouseRules.FEW ? List.of("some") : List.of("some", "many");
  }

  private static String word(Rank rank) {
    return rank.name().toLowerCase(Locale.ROOT);
  }
}
