package rankandfile.ui.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rankandfile.book.Book;
import rankandfile.notation.RulesText;
import rankandfile.rules.BattleTable;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.kit.Texts;

/** What lies on the clipboard after the table or a case was copied. */
class CopiedTextTest {

  private static final Texts TEXTS = new Texts("rankandfile.ui.referee.referee");

  private static InForce.Now now(RulesText rules, NumberingChoice choice) {
    return new InForce.Now(rules, choice);
  }

  private static String table(InForce.Now now) {
    return new TableText(now, TEXTS).of(new BattleTable(now.rules().rules()));
  }

  @Test
  void tableIsAligned() {
    assertEquals("""
        Battle table: Barrage, 8 pieces. Marshal 10 is strongest.
        Attacker at left, defender across

                    10   9   3   2   1   B   F
        Marshal 10   x   W   W   W   W   L   F
        General 9    L   x   W   W   W   L   F
        Miner 3      L   L   x   W   W   *   F
        Scout 2      L   L   L   x   W   L   F
        Spy 1        *   L   L   L   x   L   F
        Bomb B       -   -   -   -   -   -   -
        Flag F       -   -   -   -   -   -   -

        W attacker wins, L attacker is lost, x both are lost, * special case, F Flag taken, game over, \
        - never attacks
        """, table(now(RulesText.of(Edition.BARRAGE), NumberingChoice.EDITION)));
  }

  @Test
  void tableNamesHouseRulesAndTheNumbersInForce() {
    List<String> lines = table(now(new RulesText(Edition.DUEL, List.of(TwoSquares.FIVE, BombAfterFight.REMOVED)),
        NumberingChoice.MARSHAL_ONE)).lines().toList();

    assertEquals("Battle table: Duel, 10 pieces. Marshal 1 is strongest.", lines.get(0));
    assertEquals("House rules: Two-squares limit: 5 crossings; Bomb after a fight: is removed", lines.get(1));
    assertEquals("            1   2   8   9   S   B   F", lines.get(4));
    assertEquals("Scout 9     L   L   L   x   W   x   F", lines.get(8));
  }

  private static CaseModel open(String id, InForce.Now now) {
    return new CaseModel(RefereeDesks.book().page(id).orElseThrow(), now, TEXTS);
  }

  @Test
  void caseCarriesItsAnswerEditionSourceAndHowSureItIs() {
    assertEquals("""
        Does a Bomb go when it has stopped a piece?
        No. It stays and can stop the next attacker.

        By Classic 40, field guide. Marshal 10 is strongest.
        Otherwise: Ultimate Lightning: Yes. The Bomb leaves together with the piece it stopped.
        Source: Every classic text we could check agrees, though Original numbering does not say in words that \
        the Bomb stays. Lightning’s leaflet says the opposite, for its own game.
        How sure: Sure.
        From Rank & File. To open it there, paste this line into the search: #case-bomb-goes-too
        """, open("case-bomb-goes-too", now(RulesText.of(Edition.FIELD_GUIDE), NumberingChoice.EDITION)).text());
  }

  @Test
  void caseTellsHouseRules() {
    List<String> lines = open("case-bomb-goes-too", now(new RulesText(Edition.LIGHTNING,
        List.of(BombAfterFight.STAYS)), NumberingChoice.EDITION)).text().lines().toList();

    assertEquals("Yes. The Bomb leaves together with the piece it stopped.", lines.get(1));
    assertEquals("By Ultimate Lightning, 20 pieces. Marshal 10 is strongest.", lines.get(3));
    assertEquals("House rules: Bomb after a fight: stays. The answer is the edition’s own; they may change it.",
        lines.get(4));
    assertTrue(lines.get(5).startsWith("Otherwise: Field guide, Original numbering, French summary, "), lines.get(5));
  }

  @Test
  void everyCaseCanBeCopiedUnderEveryEdition() {
    List<Book.Page> cases = Cases.of(RefereeDesks.book());
    assertTrue(cases.size() > 80, cases.size() + " cases");
    for (Book.Page page : cases) {
      for (Edition edition : Edition.values()) {
        CaseModel open = new CaseModel(page, now(RulesText.of(edition), NumberingChoice.EDITION), TEXTS);
        assertTrue(open.text().startsWith(open.question() + "\n" + open.verdict() + "\n"), page.chapter().id());
        assertFalse(open.source().isEmpty(), page.chapter().id());
        assertFalse(open.sure().isEmpty(), page.chapter().id());
      }
    }
  }
}
