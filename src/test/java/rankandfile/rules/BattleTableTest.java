package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rankandfile.rules.BattleTable.Cell;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.BombClearedBy;
import rankandfile.rules.SwitchValue.EqualRanks;
import rankandfile.rules.SwitchValue.SilentDefence;
import rankandfile.rules.edition.Edition;

/** The table of fights says what happens when the fight is played on a board. */
class BattleTableTest {

  private static final Square FROM = Square.of(4, 5);
  private static final Square TO = Square.of(4, 6);

  @TestFactory
  Stream<DynamicTest> everyCellIsWhatAPlayedFightEndsIn() {
    return Arrays.stream(Edition.values()).flatMap(e -> Stream.of(
        DynamicTest.dynamicTest(e.id(), () -> plays(e.rules())),
        DynamicTest.dynamicTest(e.id() + ", equal-ranks", () -> plays(other(e.rules(), Switch.EQUAL_RANKS))),
        DynamicTest.dynamicTest(e.id() + ", bomb", () -> plays(other(e.rules(), Switch.BOMB))),
        DynamicTest.dynamicTest(e.id() + ", bomb-cleared-by", () -> plays(other(e.rules(), Switch.BOMB_CLEARED_BY))),
        DynamicTest.dynamicTest(e.id() + ", several", () -> plays(e.rules().with(EqualRanks.ATTACKER,
            BombAfterFight.REMOVED, BombClearedBy.SCOUT, SilentDefence.ON)))));
  }

  private static Ruleset other(Ruleset rules, Switch key) {
    return rules.with(key.choices().stream().filter(v -> v != key.in(rules)).findFirst().orElseThrow());
  }

  private static void plays(Ruleset rules) {
    BattleTable table = new BattleTable(rules);
    int cells = 0;
    for (Rank attacker : table.ranks()) {
      for (Rank defender : table.ranks()) {
        assertEquals(played(attacker, defender, rules), plain(table.cell(attacker, defender)),
            attacker + " attacks " + defender);
        cells++;
      }
    }
    long ranks = Arrays.stream(Rank.values()).filter(r -> rules.army().count(r) > 0).count();
    assertEquals(ranks * ranks, cells);
  }

  /** What is left on the board after the attack. */
  private static Cell played(Rank attacker, Rank defender, Ruleset rules) {
    Setup setup = new Setup(List.of(new Placement(FROM, new Piece(Side.RED, attacker)),
        new Placement(TO, new Piece(Side.BLUE, defender))), List.of(), new TreeSet<>(), new TreeSet<>(), Side.RED,
        rules, Scope.FRAGMENT);
    return switch (Position.of(setup).judge(Move.of(FROM, TO))) {
      case Verdict.Refused refused -> Cell.NEVER;
      case Verdict.Accepted accepted when accepted.after().ending().isPresent() -> Cell.FLAG;
      case Verdict.Accepted accepted -> accepted.after().at(TO)
          .map(p -> p.side() == Side.RED ? Cell.WINS : Cell.LOST).orElse(Cell.BOTH);
    };
  }

  private static Cell plain(Cell cell) {
    return cell == Cell.SPECIAL ? Cell.WINS : cell;
  }

  @Test
  void specialIsWhatRanksDoNotExplain() {
    assertEquals(List.of("MINER BOMB", "SPY MARSHAL"), special(Edition.FIELD_GUIDE));
    assertEquals(List.of("SCOUT BOMB", "SPY MARSHAL"), special(Edition.LIGHTNING));
  }

  private static List<String> special(Edition edition) {
    BattleTable table = new BattleTable(edition.rules());
    return table.ranks().stream().flatMap(a -> table.ranks().stream()
        .filter(d -> table.cell(a, d) == Cell.SPECIAL).map(d -> a + " " + d)).toList();
  }

  @Test
  void ranksAreThoseOfTheArmyStrongestFirst() {
    assertEquals(List.of(Rank.MARSHAL, Rank.GENERAL, Rank.MINER, Rank.SCOUT, Rank.SPY, Rank.BOMB, Rank.FLAG),
        new BattleTable(Edition.BARRAGE.rules()).ranks());
  }
}
