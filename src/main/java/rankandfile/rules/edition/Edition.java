package rankandfile.rules.edition;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.BombClearedBy;
import rankandfile.rules.SwitchValue.BothImmobile;
import rankandfile.rules.SwitchValue.CaptainSteps;
import rankandfile.rules.SwitchValue.Chase;
import rankandfile.rules.SwitchValue.EqualRanks;
import rankandfile.rules.SwitchValue.First;
import rankandfile.rules.SwitchValue.NoMove;
import rankandfile.rules.SwitchValue.RescueRule;
import rankandfile.rules.SwitchValue.ScoutAttack;
import rankandfile.rules.SwitchValue.Threefold;
import rankandfile.rules.SwitchValue.TwoSquares;

/** The ten editions, each told as its difference from the field guide. */
public enum Edition {
  FIELD_GUIDE("FG", Numbering.MARSHAL_TEN, Ruleset.CLASSIC),
  ORIGINAL("DK", Numbering.MARSHAL_ONE, Ruleset.CLASSIC.with(TwoSquares.OFF, Threefold.OFF, First.CHOSEN)),
  SUMMARY_FR("FR", Numbering.MARSHAL_TEN,
      Ruleset.CLASSIC.with(TwoSquares.OFF, Threefold.OFF, ScoutAttack.NEIGHBOUR)),
  LIGHTNING("UL", Numbering.MARSHAL_TEN_SPY_S,
      Ruleset.CLASSIC.with(Armies.LIGHTNING).with(TwoSquares.TWO, Threefold.OFF, EqualRanks.ATTACKER,
          BombAfterFight.REMOVED, BombClearedBy.SCOUT, CaptainSteps.TWO, RescueRule.ON, First.CHOSEN)),
  BOX_1961("MB61", Numbering.MARSHAL_ONE,
      Ruleset.CLASSIC.with(TwoSquares.TWO, Threefold.OFF, ScoutAttack.NEIGHBOUR)),
  BOX_1999("H99", Numbering.MARSHAL_ONE, Ruleset.CLASSIC.with(TwoSquares.TWO, Threefold.OFF)),
  BOX_EUROPE("JUM", Numbering.MARSHAL_TEN, Ruleset.CLASSIC.with(TwoSquares.FIVE, Threefold.OFF)),
  TOURNAMENT("ISF", Numbering.MARSHAL_TEN, Armies.TOURNAMENT_RULES),
  BARRAGE("MSO", Numbering.MARSHAL_TEN, Armies.TOURNAMENT_RULES.with(Armies.BARRAGE)),
  DUEL("MSO", Numbering.MARSHAL_TEN, Armies.TOURNAMENT_RULES.with(Armies.DUEL));

  private final String source;
  private final Numbering numbering;
  private final Ruleset rules;

  Edition(String source, Numbering numbering, Ruleset rules) {
    this.source = source;
    this.numbering = numbering;
    this.rules = rules;
  }

  /** The name used in chapters and records: {@code field-guide}, {@code box-1961}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The short key of the text that it follows: FG, DK, FR, UL, MB61, H99, JUM, ISF or MSO. */
  public String source() {
    return source;
  }

  /** The numbers that its pieces carry. */
  public Numbering numbering() {
    return numbering;
  }

  public Ruleset rules() {
    return rules;
  }

  /** The edition with this id, if there is one. */
  public static Optional<Edition> named(String id) {
    return Arrays.stream(values()).filter(e -> e.id().equals(id)).findFirst();
  }

  /** Values that the constants above need, which an enum cannot hold itself. */
  private static final class Armies {

    /** B5. */
    static final Army LIGHTNING = new Army(Map.ofEntries(
        Map.entry(Rank.MARSHAL, 1), Map.entry(Rank.GENERAL, 1), Map.entry(Rank.COLONEL, 1),
        Map.entry(Rank.MAJOR, 1), Map.entry(Rank.CAPTAIN, 2), Map.entry(Rank.LIEUTENANT, 2),
        Map.entry(Rank.SERGEANT, 2), Map.entry(Rank.CORPORAL, 2), Map.entry(Rank.SCOUT, 4),
        Map.entry(Rank.SPY, 1), Map.entry(Rank.BOMB, 2), Map.entry(Rank.FLAG, 1)));

    /** B6. */
    static final Army BARRAGE = new Army(Map.of(Rank.MARSHAL, 1, Rank.GENERAL, 1, Rank.MINER, 1, Rank.SCOUT, 2,
        Rank.SPY, 1, Rank.BOMB, 1, Rank.FLAG, 1));

    /** B6: Barrage with one Miner and one Bomb more. */
    static final Army DUEL = new Army(Map.of(Rank.MARSHAL, 1, Rank.GENERAL, 1, Rank.MINER, 2, Rank.SCOUT, 2,
        Rank.SPY, 1, Rank.BOMB, 2, Rank.FLAG, 1));

    /** T2, T5, E3 as the federation has them. */
    static final Ruleset TOURNAMENT_RULES = Ruleset.CLASSIC.with(TwoSquares.THREE, Chase.ON, Threefold.OFF,
        NoMove.BOTH_SIDES, BothImmobile.DRAW);
  }
}
