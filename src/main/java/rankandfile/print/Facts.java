package rankandfile.print;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import rankandfile.notation.Span;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.wording.Names;

/** The values behind {@code {{text NAME}}}. */
final class Facts {

  private final Map<String, String> values = new LinkedHashMap<>();

  Facts(Reference reference) {
    Army army = reference.rules().rules().army();
    HouseRules house = new HouseRules(reference.rules());
    values.put("edition", Names.of(reference.edition()));
    values.put("source", Names.source(reference.edition()));
    values.put("direction", Names.direction(reference.numbering()));
    values.put("house-rules", house.line());
    values.put("house-list", house.listed());
    values.put("house-count", house.inForce().isEmpty() ? "" : PrintWords.say("house.count", house.inForce().size()));
    values.put("paper", reference.paper().word());
    values.put("army-size", Integer.toString(army.size()));
    values.put("army-types", Long.toString(Arrays.stream(Rank.values()).filter(r -> army.count(r) > 0).count()));
    values.put("movable", Integer.toString(army.movable()));
    values.put("immovable", Integer.toString(army.size() - army.movable()));
    TwoSquares limit = reference.rules().rules().twoSquares();
    if (limit != TwoSquares.OFF) {
      values.put("crossings", PrintWords.say("number." + limit.limit()));
      values.put("refused-crossing", PrintWords.say("ordinal." + (limit.limit() + 1)));
    }
  }

  String text(Span name) {
    String value = values.get(name.text());
    if (value == null) {
      throw Flaw.stop(Flaw.unknown(name, "unknown-text", values.keySet()));
    }
    return Html.escape(value);
  }
}
