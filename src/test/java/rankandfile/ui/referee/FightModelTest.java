package rankandfile.ui.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import rankandfile.notation.RulesText;
import rankandfile.rules.BattleTable;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.EqualRanks;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.kit.Place;
import rankandfile.ui.kit.Texts;

/** What is said of the chosen fight, and what its board does. */
class FightModelTest {

  private static final Texts TEXTS = new Texts("rankandfile.ui.referee.referee");

  private static FightModel fight(Rank attacker, Rank defender, RulesText rules) {
    return new FightModel(new Encounter(attacker, defender), new InForce.Now(rules, NumberingChoice.EDITION), List.of(),
        TEXTS);
  }

  private static FightModel fight(Rank attacker, Rank defender, Edition edition) {
    return fight(attacker, defender, RulesText.of(edition));
  }

  private static String status(FightModel fight) {
    return fight.boardProperty().get().saidProperty().get().words();
  }

  @Test
  void scoutAndBombAsTheFieldGuideHasIt() {
    FightModel fight = fight(Rank.SCOUT, Rank.BOMB, Edition.FIELD_GUIDE);

    assertEquals("Scout attacks Bomb", fight.title());
    assertEquals("Scout lost. The Bomb stays.", fight.result());
    assertEquals("A4", fight.why().rule());
    assertEquals("B4–B7", fight.way());
    assertEquals(1, fight.others().size());
    assertEquals(List.of(Edition.LIGHTNING), fight.others().getFirst().editions());
    assertEquals("Scout wins. The Bomb is removed.", fight.others().getFirst().why().what());
    assertEquals(List.of(
        "As here in 9 editions: Field guide, Original numbering, French summary, 1961 box, 1990s box, European box, "
            + "Tournament, Barrage, Duel.",
        "A Scout has to stand next to it first in: French summary, 1961 box."), fight.notes());
  }

  @Test
  void houseRulesCountAndTheEditionWithoutThemIsAnother() {
    FightModel fight = fight(Rank.MAJOR, Rank.MAJOR,
        new RulesText(Edition.FIELD_GUIDE, List.of(EqualRanks.ATTACKER)));

    assertEquals("The attacking Major wins.", fight.result());
    assertEquals(List.of("Both lost. The square is empty."),
        fight.others().stream().map(o -> o.why().what()).toList());
    assertTrue(fight.others().getFirst().editions().contains(Edition.FIELD_GUIDE));
    assertEquals("As here in: Ultimate Lightning.", fight.notes().getFirst());
  }

  @Test
  void houseRuleThatNoEditionHasIsSaid() {
    FightModel fight = fight(Rank.MINER, Rank.MINER,
        new RulesText(Edition.FIELD_GUIDE, List.of(EqualRanks.ATTACKER)));

    assertEquals(List.of("No edition as it is ends it as here.", "No Miner in: Ultimate Lightning."), fight.notes());
  }

  @Test
  void editionsWithoutThePieceAreNoOthers() {
    FightModel fight = fight(Rank.MINER, Rank.BOMB, Edition.FIELD_GUIDE);

    assertEquals(List.of(), fight.others());
    assertEquals(List.of("The same in all 9 editions that have both pieces.", "No Miner in: Ultimate Lightning."),
        fight.notes());
  }

  @Test
  void marshalAndSpyAreTheSameInAllTen() {
    assertEquals(List.of("The same in all ten editions."), fight(Rank.SPY, Rank.MARSHAL, Edition.LIGHTNING).notes());
  }

  @Test
  void anotherEditionPlaysAndTheWayBack() {
    FightModel fight = fight(Rank.SCOUT, Rank.BOMB, Edition.FIELD_GUIDE);
    fight.play(Edition.LIGHTNING);

    assertEquals("In Ultimate Lightning: Scout wins. The Bomb is removed.", fight.result());
    assertTrue(fight.under().startsWith("Played by Ultimate Lightning, 20 pieces."));
    assertTrue(status(fight).startsWith("Scout wins."), status(fight));
    fight.playAsInForce();
    assertEquals("Scout lost. The Bomb stays.", fight.result());
    assertEquals("", fight.under());
  }

  @Test
  void scoutStandsNextToItWhereItMust() {
    assertEquals("B6–B7", fight(Rank.SCOUT, Rank.SPY, Edition.BOX_1961).way());
  }

  @Test
  void whatNeverAttacksIsRefusedOnTheBoard() {
    FightModel fight = fight(Rank.BOMB, Rank.SPY, Edition.FIELD_GUIDE);

    assertEquals("Bomb never attacks", fight.title());
    assertEquals("M4", fight.why().rule());
    assertTrue(status(fight).contains("a Bomb never moves"), status(fight));
  }

  /** Every cell of every edition and of some house rules: what is said, what the board does, and the table agree. */
  @Test
  void saidPlayedAndShownAgree() {
    List<RulesText> all = new ArrayList<>(Arrays.stream(Edition.values()).map(RulesText::of).toList());
    all.add(new RulesText(Edition.FIELD_GUIDE, List.of(BombAfterFight.REMOVED)));
    all.add(new RulesText(Edition.LIGHTNING, List.of(EqualRanks.BOTH, BombAfterFight.STAYS)));
    int checked = 0;
    for (RulesText rules : all) {
      BattleTable table = new BattleTable(rules.rules());
      for (Rank attacker : table.ranks()) {
        for (Rank defender : table.ranks()) {
          FightModel fight = fight(attacker, defender, rules);
          String what = fight.why().what();
          assertTrue(status(fight).startsWith(what), status(fight));
          assertEquals(ending(table.cell(attacker, defender), attacker, defender), kind(what), rules + " " + what);
          checked++;
        }
      }
    }
    assertTrue(checked > 1400, checked + " cells");
  }

  private static String ending(BattleTable.Cell cell, Rank attacker, Rank defender) {
    return switch (cell) {
      case WINS, SPECIAL -> Outcome.ATTACKER_WINS.name();
      case LOST -> Outcome.DEFENDER_WINS.name();
      case BOTH -> Outcome.BOTH_LOST.name();
      case FLAG -> "FLAG";
      case NEVER -> "NEVER";
    };
  }

  private static String kind(String what) {
    return what.startsWith("Both lost") ? "BOTH_LOST" : what.startsWith("The Flag is captured") ? "FLAG"
        : what.contains("never moves") ? "NEVER" : what.contains(" wins") ? "ATTACKER_WINS"
        : what.contains(" lost") ? "DEFENDER_WINS" : what;
  }

  @Test
  void pagesAboutTheFightAreFound() {
    FightPages pages = FightPages.of(RefereeDesks.book());

    assertEquals(List.of("spy-and-marshal", "referee/cases/case-spy-attacks-marshal"),
        pages.of(new Encounter(Rank.SPY, Rank.MARSHAL)).stream().map(Place::address).toList());
    assertEquals(List.of(), pages.of(new Encounter(Rank.FLAG, Rank.FLAG)));
  }

  /** The board draws the numbers in force whatever edition it plays, so the reason under it speaks of those. */
  @Test
  void reasonSpeaksOfTheNumbersThatAreDrawn() {
    FightModel fight = fight(Rank.MAJOR, Rank.SERGEANT, RulesText.of(Edition.BOX_1961));
    fight.play(Edition.FIELD_GUIDE);
    assertEquals("A Major (4) is stronger than a Sergeant (7).", fight.why().why());
    assertTrue(fight.under().isEmpty() || fight.under().endsWith("Marshal 1 is strongest."), fight.under());
  }
}
