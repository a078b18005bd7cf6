package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import rankandfile.notation.RulesText;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.EqualRanks;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.store.KeptValues;

/** What is in force, and that it is remembered. */
class InForceTest {

  private final KeptValues file = KeptValues.inMemory();
  private final InForce inForce = new InForce(file);

  @Test
  void beginsWithTheFieldGuide() {
    assertEquals(RulesText.of(Edition.FIELD_GUIDE), inForce.rules());
    assertEquals(Numbering.MARSHAL_TEN, inForce.numbering());
    assertEquals("Marshal 10 is strongest", inForce.directionProperty().getValue());
    assertEquals(List.of(), inForce.houseRulesProperty().getValue());
  }

  @Test
  void houseRulesAreNamedInTheirOrder() {
    inForce.set(EqualRanks.ATTACKER);
    inForce.set(TwoSquares.FIVE);

    assertEquals(List.of("Two-squares limit: 5 crossings", "Equal ranks: the attacker wins"),
        inForce.houseRulesProperty().getValue());
  }

  @Test
  void whatTheEditionSaysAnywayIsNoHouseRule() {
    inForce.set(TwoSquares.FIVE);
    inForce.set(TwoSquares.THREE);
    inForce.choose(new RulesText(Edition.LIGHTNING, List.of(BombAfterFight.REMOVED)));

    assertEquals(RulesText.of(Edition.LIGHTNING), inForce.rules());
  }

  @Test
  void anotherEditionHasNoHouseRulesAndTheSameOneKeepsThem() {
    inForce.set(TwoSquares.FIVE);
    inForce.choose(Edition.FIELD_GUIDE);
    assertEquals("field-guide, two-squares=5", inForce.rules().text());

    inForce.choose(Edition.BOX_1999);
    assertEquals("box-1999", inForce.rules().text());
  }

  @Test
  void numbersFollowTheEditionOrTheChoice() {
    inForce.choose(Edition.BOX_1961);
    assertEquals(Numbering.MARSHAL_ONE, inForce.numbering());

    inForce.number(NumberingChoice.MARSHAL_TEN);
    assertEquals(Numbering.MARSHAL_TEN, inForce.numbering());

    inForce.choose(Edition.LIGHTNING);
    assertEquals(Numbering.MARSHAL_TEN_SPY_S, inForce.numbering());
    assertEquals(Numbering.MARSHAL_ONE, NumberingChoice.MARSHAL_ONE.in(Edition.LIGHTNING));
  }

  @Test
  void isRememberedAndNonsenseIsTheFieldGuide() {
    inForce.choose(Edition.LIGHTNING);
    inForce.set(TwoSquares.OFF);
    inForce.number(NumberingChoice.MARSHAL_ONE);
    assertEquals(inForce.nowProperty().get(), new InForce(file).nowProperty().get());

    file.set("edition", "lightning, two-squares=9");
    file.set("numbering", "marshal-seven");
    assertEquals(new InForce.Now(RulesText.of(Edition.FIELD_GUIDE), NumberingChoice.EDITION),
        new InForce(file).nowProperty().get());
  }

  @Test
  void watchersNeverSeeHalfOfAChange() {
    List<String> seen = new ArrayList<>();
    inForce.rulesProperty().addListener((p, was, is) -> seen.add(is.text() + " " + inForce.numbering()));

    inForce.choose(Edition.BOX_1961);

    assertEquals(List.of("box-1961 MARSHAL_ONE"), seen);
  }
}
