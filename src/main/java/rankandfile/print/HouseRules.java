package rankandfile.print;

import java.util.Arrays;
import java.util.List;
import rankandfile.notation.RulesText;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.wording.Names;

/** The switches in which the rules in force differ from the box. A switch set to what the box says is none. */
record HouseRules(RulesText rules) {

  /** More than so many are told on the last page only. */
  static final int FEW = 3;

  List<SwitchValue> inForce() {
    return Arrays.stream(Switch.values()).map(s -> s.in(rules.rules()))
        .filter(v -> v != v.key().in(rules.edition().rules())).toList();
  }

  /** {@code House rules: Two-squares limit: 5 crossings; Chase rule: on}; many are only counted, none are empty. */
  String line() {
    List<SwitchValue> all = inForce();
    return all.isEmpty() ? "" : all.size() > FEW ? PrintWords.say("house.many", all.size())
        : PrintWords.say("house.line", String.join("; ", all.stream().map(Names::with).toList()));
  }

  /** Each as a paragraph's part for the last page. */
  String listed() {
    return String.join("; ", inForce().stream().map(Names::with).toList());
  }
}
