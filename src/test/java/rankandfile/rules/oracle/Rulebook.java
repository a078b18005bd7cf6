package rankandfile.rules.oracle;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;

/**
 * Rules together with the words for them in a scenario's {@code rules} line.
 *
 * @param words an edition id, then switches: {@code lightning, chase=on}
 */
record Rulebook(String words, Ruleset rules) {

  static Rulebook named(String words) {
    List<String> parts = Arrays.asList(words.split(", *"));
    SwitchValue[] values = parts.stream().skip(1).map(Rulebook::value).toArray(SwitchValue[]::new);
    return new Rulebook(words, Edition.named(parts.getFirst()).orElseThrow().rules().with(values));
  }

  private static SwitchValue value(String written) {
    String[] halves = written.split("=");
    return Switch.named(halves[0]).orElseThrow().value(halves[1]).orElseThrow();
  }

  /** Any edition with about every third switch set anyhow. */
  static Rulebook mixed(Random random) {
    Edition edition = Edition.values()[random.nextInt(Edition.values().length)];
    String switches = Arrays.stream(Switch.values()).filter(s -> random.nextInt(3) == 0)
        .map(s -> ", " + s.word() + "=" + any(s.choices(), random).word()).collect(Collectors.joining());
    return named(edition.id() + switches);
  }

  static <T> T any(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }
}
