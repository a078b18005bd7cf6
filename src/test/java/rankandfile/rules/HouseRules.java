package rankandfile.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.ThrowingConsumer;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.CaptainSteps;
import rankandfile.rules.SwitchValue.Chase;
import rankandfile.rules.SwitchValue.EqualRanks;
import rankandfile.rules.SwitchValue.Faces;
import rankandfile.rules.SwitchValue.RescueRule;
import rankandfile.rules.SwitchValue.ScoutAttack;
import rankandfile.rules.SwitchValue.SilentDefence;
import rankandfile.rules.edition.Edition;

/** The editions, and what people may make of them. */
final class HouseRules {

  private static final List<SwitchValue> SWITCHES =
      List.of(SilentDefence.ON, Faces.OPEN, CaptainSteps.TWO, RescueRule.ON);

  private HouseRules() {}

  /**
   * Each edition as it is, with each of four switches set, and a few mixtures in which rules meet; by names such as
   * {@code barrage, faces=open}.
   */
  static Map<String, Ruleset> all() {
    Map<String, Ruleset> all = new LinkedHashMap<>();
    for (Edition edition : Edition.values()) {
      add(all, edition);
      SWITCHES.forEach(value -> add(all, edition, value));
    }
    add(all, Edition.LIGHTNING, Chase.ON);
    add(all, Edition.LIGHTNING, SilentDefence.ON, ScoutAttack.NEIGHBOUR);
    add(all, Edition.DUEL, SilentDefence.ON, BombAfterFight.REMOVED, EqualRanks.ATTACKER);
    add(all, Edition.TOURNAMENT, CaptainSteps.TWO, RescueRule.ON, SilentDefence.ON);
    return all;
  }

  private static void add(Map<String, Ruleset> all, Edition edition, SwitchValue... values) {
    String name = Stream.concat(Stream.of(edition.id()), Stream.of(values).map(v -> v.key().word() + "=" + v.word()))
        .collect(Collectors.joining(", "));
    all.put(name, edition.rules().with(values));
  }

  /** A test under each of them. */
  static Stream<DynamicTest> each(ThrowingConsumer<Ruleset> test) {
    return all().entrySet().stream()
        .map(rules -> DynamicTest.dynamicTest(rules.getKey(), () -> test.accept(rules.getValue())));
  }
}
