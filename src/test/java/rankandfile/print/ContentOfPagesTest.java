package rankandfile.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.book.Book;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.rules.Fights;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.edition.Edition;
import rankandfile.wording.Names;

/** What stands on the pages is what the engine and the book say. */
class ContentOfPagesTest {

  /** Each cell of the printed table against the engine, cell by cell, as a reader's program reads it out. */
  @ParameterizedTest
  @EnumSource(Edition.class)
  void tableOfFightsIsTheEngines(Edition edition) throws IOException {
    Fights fights = Fights.under(edition.rules());
    List<String> expected = new ArrayList<>();
    List<Rank> ranks = Arrays.stream(Rank.values()).filter(r -> edition.rules().army().count(r) > 0).toList()
        .reversed();
    for (Rank attacker : ranks) {
      for (Rank defender : ranks) {
        if (attacker.canMove()) {
          expected.add(Names.of(attacker) + " attacks " + Names.of(defender) + ": "
              + outcome(attacker, defender, fights.between(attacker, defender)));
        }
      }
    }
    assertEquals(expected, printed(edition));
  }

  private static String outcome(Rank attacker, Rank defender, Outcome outcome) {
    boolean special = defender == Rank.BOMB || attacker == Rank.SPY && defender == Rank.MARSHAL;
    return switch (outcome) {
      case ATTACKER_WINS -> defender == Rank.FLAG ? "Flag taken, game over"
          : special ? "attacker wins, special case" : "attacker wins";
      case DEFENDER_WINS -> "attacker is lost";
      case BOTH_LOST -> "both are lost";
    };
  }

  private static List<String> printed(Edition edition) throws IOException {
    try (PDDocument document = Loader.loadPDF(Presses.onA4(edition))) {
      List<PDStructureElement> cells =
          Presses.elements(document.getDocumentCatalog().getStructureTreeRoot(), "TD");
      return cells.stream().flatMap(c -> Presses.alternative(c).stream()).toList();
    }
  }

  /** The signs themselves, as they are drawn. */
  @Test
  void rowOfTheMarshalShowsItsSigns() throws IOException {
    assertTrue(Presses.text(Presses.onA4(Edition.FIELD_GUIDE)).contains("Marshal 10 × ● ● ● ● ● ● ● ● ● ○"));
    assertTrue(Presses.text(Presses.onA4(Edition.LIGHTNING)).contains("Marshal 10 ● ● ● ● ● ● ● ● ● ● ×"));
  }

  @Test
  void lightningExplainsCaptainBombAndRescue() throws IOException {
    String text = Presses.text(Presses.onA4(Edition.LIGHTNING));
    for (String words : List.of("Two steps for the Captain", "Bomb spent", "Scout takes E7.", "Rescue",
        "May a Scout make a Rescue?", "Corporal")) {
      assertTrue(text.contains(words), words);
    }
  }

  @Test
  void verdictIsTheEditions() throws IOException {
    assertTrue(Presses.text(Presses.onA4(Edition.BOX_EUROPE)).contains("Five times in a row. The sixth is refused."));
    assertTrue(Presses.text(Presses.onA4(Edition.FIELD_GUIDE))
        .contains("Three times in a row. The fourth is refused."));
  }

  @Test
  void houseRuleTakesThePlaceOfTheVerdictThatItChanges() throws IOException {
    String text = Presses.text(Presses.BUNDLED.print(
        Presses.withRules("field-guide, bomb=removed", Paper.A4)).bytes());
    assertTrue(text.contains("House rules: Bomb after a fight: is removed."), text);
    assertTrue(text.contains("Does a Bomb go when it has stopped a piece? House rule Bomb after a fight: is removed"),
        text);
    assertTrue(text.contains("Does the Spy beat the General? No. It beats the Marshal only."), text);
  }

  @Test
  void numbersAreThoseAskedFor() throws IOException {
    Reference original = Reference.of(Edition.ORIGINAL, Paper.A4);
    String text = Presses.text(Presses.BUNDLED.print(original).bytes());
    assertTrue(text.contains("Marshal 1 × ●"), text);
    assertTrue(text.contains("Marshal 1 is strongest."), text);
  }

  /** Who speaks first in a fight is printed as the book's case has it. */
  @ParameterizedTest
  @EnumSource(Edition.class)
  void attackerIsSaidToNameFirstOnlyWhereTheCaseSaysSo(Edition edition) throws IOException {
    String verdict = Book.bundled().page("case-who-shows-first").orElseThrow().chapter().verdict(edition).orElseThrow();
    String text = Presses.words(Presses.onA4(edition));
    assertEquals(verdict.startsWith("The attacker first"), text.contains("the attacker first"), text);
    assertEquals(verdict.startsWith("Both pieces are shown."), text.contains("Both pieces are shown."), text);
  }

  /** The rule beside a case is one of the edition, not that of another box. */
  @ParameterizedTest
  @EnumSource(Edition.class)
  void bombsCaseNamesTheRuleOfTheEdition(Edition edition) {
    assertEquals(edition.rules().bomb() == BombAfterFight.STAYS ? "A4" : "A5", ruleOfTheBombs(RulesText.of(edition)));
  }

  @Test
  void bombsCaseNamesTheRuleOfTheHouse() {
    assertEquals("A5", ruleOfTheBombs(RulesText.of(Edition.FIELD_GUIDE).with(BombAfterFight.REMOVED)));
  }

  private static String ruleOfTheBombs(RulesText rules) {
    String row = new Cases(Book.bundled(), rules).row(Source.of("a page", "case-bomb-goes-too").line(1));
    return row.replaceAll(".*<td class=\"rule\">(.*)</td></tr>", "$1");
  }
}
