package rankandfile.ui.learn;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import rankandfile.book.Chapter;
import rankandfile.notation.RulesText;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Playback;
import rankandfile.scenario.TaskTrial;
import rankandfile.ui.live.Editions;

/**
 * Which rules in force a page does not tell: those that, each by itself, make one of its boards or tasks go otherwise.
 * Found by playing, so that it is never out of date. What no board can show is found by the rules that are cited.
 */
final class Differences {

  private static final RulesText BASE = RulesText.of(Edition.FIELD_GUIDE);

  private Differences() {}

  static List<SwitchValue> of(Chapter page, RulesText rules) {
    return Arrays.stream(Switch.values()).map(s -> s.in(rules.rules()))
        .filter(v -> v != v.key().in(BASE.rules()) && matters(v, page)).toList();
  }

  private static boolean matters(SwitchValue value, Chapter page) {
    RulesText with = BASE.with(value);
    return switch (value.key()) {
      case FIRST -> cites(page).anyMatch("M1"::equals);
      case FACES -> cites(page).anyMatch("A9"::equals);
      default -> page.scenarios().stream().filter(s -> s.rules().equals(BASE))
          .anyMatch(s -> Editions.differs(Playback.of(s), with) > 0)
          || page.tasks().stream().anyMatch(t -> !TaskTrial.goesAlike(t, with.rules()));
    };
  }

  private static Stream<String> cites(Chapter page) {
    return Stream.concat(page.scenarios().stream().flatMap(s -> s.cites().stream()),
        page.tasks().stream().flatMap(t -> t.cites().stream()));
  }
}
