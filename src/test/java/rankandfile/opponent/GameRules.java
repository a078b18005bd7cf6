package rankandfile.opponent;

import java.util.ArrayList;
import java.util.List;
import rankandfile.rules.Ruleset;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.SwitchValue.CaptainSteps;
import rankandfile.rules.SwitchValue.Chase;
import rankandfile.rules.SwitchValue.Faces;
import rankandfile.rules.SwitchValue.RescueRule;
import rankandfile.rules.SwitchValue.SilentDefence;
import rankandfile.rules.edition.Edition;

/** The games that computer players must be able to play: the editions, and those that change most for a player. */
final class GameRules {

  private GameRules() {}

  /** The ten editions first, then six with house rules. */
  static List<Ruleset> all() {
    List<Ruleset> all = new ArrayList<>();
    for (Edition edition : Edition.values()) {
      all.add(edition.rules());
    }
    add(all, Edition.FIELD_GUIDE, SilentDefence.ON);
    add(all, Edition.FIELD_GUIDE, CaptainSteps.TWO, RescueRule.ON, SilentDefence.ON);
    add(all, Edition.LIGHTNING, SilentDefence.ON);
    add(all, Edition.LIGHTNING, Chase.ON);
    add(all, Edition.TOURNAMENT, Faces.OPEN);
    add(all, Edition.DUEL, SilentDefence.ON, RescueRule.ON);
    return all;
  }

  private static void add(List<Ruleset> all, Edition edition, SwitchValue... values) {
    all.add(edition.rules().with(values));
  }
}
