package rankandfile.ui.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rankandfile.rules.BattleTable;
import rankandfile.rules.Rank;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.search.PieceNames;

/** Two pieces as people type them. */
class TypedFightTest {

  private static Optional<Encounter> read(String typed, Edition edition, Numbering numbering) {
    return new TypedFight(new BattleTable(edition.rules()).ranks(), numbering, PieceNames.of(RefereeDesks.book()))
        .read(typed);
  }

  @ParameterizedTest
  @CsvSource({"spy marshal,SPY,MARSHAL", "10 B,MARSHAL,BOMB", "1 10,SPY,MARSHAL", "Scout attacks the Bomb,SCOUT,BOMB",
      "mi bo,MINER,BOMB", "SG lt,SERGEANT,LIEUTENANT", "mar gen,MARSHAL,GENERAL", "3 x f,MINER,FLAG",
      "éclaireur bombe,SCOUT,BOMB", "eclaireur BOMBE,SCOUT,BOMB", "Feldmarschall Spion,MARSHAL,SPY",
      "løjtnant spejder,LIEUTENANT,SCOUT", "  spy   spy ,SPY,SPY", "co ca,COLONEL,CAPTAIN"})
  void twoPiecesAreUnderstood(String typed, Rank attacker, Rank defender) {
    assertEquals(Optional.of(new Encounter(attacker, defender)),
        read(typed, Edition.FIELD_GUIDE, Numbering.MARSHAL_TEN), typed);
  }

  @ParameterizedTest
  @CsvSource({"''", "spy", "spy q", "hello there", "11 12", "S"})
  void anythingElseIsNone(String typed) {
    assertEquals(Optional.empty(), read(typed, Edition.FIELD_GUIDE, Numbering.MARSHAL_TEN), typed);
  }

  @ParameterizedTest
  @CsvSource({"1 10,MARSHAL_ONE,MARSHAL,", "1 s,MARSHAL_ONE,MARSHAL,SPY", "9 B,MARSHAL_ONE,SCOUT,BOMB",
      "9 B,MARSHAL_TEN,GENERAL,BOMB"})
  void numbersAreThoseInForce(String typed, Numbering numbering, Rank attacker, Rank defender) {
    assertEquals(Optional.ofNullable(defender).map(d -> new Encounter(attacker, d)),
        read(typed, Edition.FIELD_GUIDE, numbering), typed);
  }

  @ParameterizedTest
  @CsvSource({"corporal bomb,LIGHTNING,CORPORAL", "3 bomb,LIGHTNING,CORPORAL", "3 bomb,FIELD_GUIDE,MINER"})
  void piecesAreThoseOfTheArmy(String typed, Edition edition, Rank attacker) {
    assertEquals(Optional.of(new Encounter(attacker, Rank.BOMB)), read(typed, edition, edition.numbering()), typed);
  }
}
