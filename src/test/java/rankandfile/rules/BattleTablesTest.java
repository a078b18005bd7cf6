package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.rules.edition.Edition;

/**
 * What becomes of any piece that attacks any other, edition by edition.
 *
 * <p>The attacker stands in the row, the defender in the column. {@code a}: the attacker wins and stands on the
 * square; {@code d}: the defender wins and stays; {@code =}: both are lost; {@code F}: the Flag is captured and the
 * game over; {@code .}: no attack is possible.
 */
class BattleTablesTest {

  /** A3, A4, A6 to A8, B8. */
  private static final String CLASSIC = """
         FL BO SP SC MI CR SG LT CP MJ CO GE MA
      FL  .  .  .  .  .  .  .  .  .  .  .  .  .
      BO  .  .  .  .  .  .  .  .  .  .  .  .  .
      SP  F  d  =  d  d  d  d  d  d  d  d  d  a
      SC  F  d  a  =  d  d  d  d  d  d  d  d  d
      MI  F  a  a  a  =  =  d  d  d  d  d  d  d
      CR  F  d  a  a  =  =  d  d  d  d  d  d  d
      SG  F  d  a  a  a  a  =  d  d  d  d  d  d
      LT  F  d  a  a  a  a  a  =  d  d  d  d  d
      CP  F  d  a  a  a  a  a  a  =  d  d  d  d
      MJ  F  d  a  a  a  a  a  a  a  =  d  d  d
      CO  F  d  a  a  a  a  a  a  a  a  =  d  d
      GE  F  d  a  a  a  a  a  a  a  a  a  =  d
      MA  F  d  a  a  a  a  a  a  a  a  a  a  =
      """;

  /** A5: only a Scout outlives the Bomb, which is spent; A3, A7: of equals the attacker wins. */
  private static final String LIGHTNING = """
         FL BO SP SC MI CR SG LT CP MJ CO GE MA
      FL  .  .  .  .  .  .  .  .  .  .  .  .  .
      BO  .  .  .  .  .  .  .  .  .  .  .  .  .
      SP  F  =  a  d  d  d  d  d  d  d  d  d  a
      SC  F  a  a  a  d  d  d  d  d  d  d  d  d
      MI  F  =  a  a  a  a  d  d  d  d  d  d  d
      CR  F  =  a  a  a  a  d  d  d  d  d  d  d
      SG  F  =  a  a  a  a  a  d  d  d  d  d  d
      LT  F  =  a  a  a  a  a  a  d  d  d  d  d
      CP  F  =  a  a  a  a  a  a  a  d  d  d  d
      MJ  F  =  a  a  a  a  a  a  a  a  d  d  d
      CO  F  =  a  a  a  a  a  a  a  a  a  d  d
      GE  F  =  a  a  a  a  a  a  a  a  a  a  d
      MA  F  =  a  a  a  a  a  a  a  a  a  a  a
      """;

  private static final List<String> CODES =
      List.of("FL", "BO", "SP", "SC", "MI", "CR", "SG", "LT", "CP", "MJ", "CO", "GE", "MA");

  private static final Square FROM = Square.of(4, 4);
  private static final Square TO = Square.of(4, 5);

  @ParameterizedTest
  @EnumSource(value = Edition.class, mode = EnumSource.Mode.EXCLUDE, names = "LIGHTNING")
  void nineEditionsFightTheClassicWay(Edition edition) {
    assertTable(CLASSIC, edition);
  }

  @ParameterizedTest
  @EnumSource(value = Edition.class, names = "LIGHTNING")
  void lightningSpendsBombsAndFavoursTheAttacker(Edition edition) {
    assertTable(LIGHTNING, edition);
  }

  /** Section 8 of the rules page. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      CAPTAIN | BOMB    | attacker lost, Bomb stays        | attacker lost, Bomb removed
      MINER   | BOMB    | Bomb removed, Miner on its square |
      SCOUT   | BOMB    | attacker lost, Bomb stays        | Bomb removed, Scout on its square
      SPY     | MARSHAL | attacker wins                    | attacker wins
      MARSHAL | SPY     | attacker wins                    | attacker wins
      SPY     | SPY     | both removed                     | attacker wins
      COLONEL | COLONEL | both removed                     | attacker wins
      SPY     | GENERAL | attacker lost                    | attacker lost
      SCOUT   | FLAG    | Flag captured, game over         | Flag captured, game over
      MARSHAL | BOMB    | attacker lost, Bomb stays        | attacker lost, Bomb removed
      """)
  void theseResultsMustComeOut(Rank attacker, Rank defender, String classic, @Nullable String lightning) {
    for (Edition edition : Edition.values()) {
      String expected = edition == Edition.LIGHTNING ? lightning : classic;
      if (expected != null) {
        assertEquals(expected, story(attacker, defender, edition), edition.id());
      }
    }
  }

  private static void assertTable(String expected, Edition edition) {
    assertAll(Arrays.stream(Side.values())
        .map(side -> () -> assertEquals(expected, table(edition.rules(), side), edition.id() + ", " + side)));
  }

  private static String table(Ruleset rules, Side side) {
    String heads = "   " + String.join(" ", CODES) + "\n";
    return heads + Arrays.stream(Rank.values()).map(attacker -> row(rules, side, attacker))
        .collect(Collectors.joining());
  }

  private static String row(Ruleset rules, Side side, Rank attacker) {
    return CODES.get(attacker.ordinal()) + Arrays.stream(Rank.values())
        .map(defender -> "  " + mark(attack(rules, side, attacker, defender))).collect(Collectors.joining()) + "\n";
  }

  private static Verdict attack(Ruleset rules, Side side, Rank attacker, Rank defender) {
    List<Placement> pieces = List.of(new Placement(FROM, new Piece(side, attacker)),
        new Placement(TO, new Piece(side.other(), defender)));
    return Position.of(Setup.of(pieces, rules, Scope.FRAGMENT).with(side)).judge(Move.of(FROM, TO));
  }

  /** What the board shows afterwards, not what the engine calls it. */
  private static String mark(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Refused refused -> refused.refusal() instanceof Refusal.CannotMove ? "." : "?";
      case Verdict.Accepted accepted when accepted.after().at(FROM).isPresent() -> "?";
      case Verdict.Accepted accepted when accepted.after().ending().isPresent() -> isFlagTaken(accepted) ? "F" : "?";
      case Verdict.Accepted accepted -> accepted.after().at(TO)
          .map(piece -> piece.side() == accepted.after().turn() ? "d" : "a").orElse("=");
    };
  }

  private static boolean isFlagTaken(Verdict.Accepted accepted) {
    Side attacker = accepted.after().turn().other();
    return accepted.after().at(TO).map(Piece::side).equals(Optional.of(attacker)) && accepted.after().ending()
        .equals(Optional.of(new Ending.Win(attacker, Ending.WinReason.FLAG_CAPTURED)));
  }

  private static String story(Rank attacker, Rank defender, Edition edition) {
    String mark = mark(attack(edition.rules(), Side.RED, attacker, defender));
    boolean bomb = defender == Rank.BOMB;
    return switch (mark) {
      case "F" -> "Flag captured, game over";
      case "a" -> bomb ? "Bomb removed, " + name(attacker) + " on its square" : "attacker wins";
      case "d" -> bomb ? "attacker lost, Bomb stays" : "attacker lost";
      case "=" -> bomb ? "attacker lost, Bomb removed" : "both removed";
      default -> mark;
    };
  }

  private static String name(Rank rank) {
    return rank.name().charAt(0) + rank.name().substring(1).toLowerCase(Locale.ROOT);
  }
}
