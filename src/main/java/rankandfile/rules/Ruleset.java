package rankandfile.rules;

import java.util.Map;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.BombClearedBy;
import rankandfile.rules.SwitchValue.BothImmobile;
import rankandfile.rules.SwitchValue.CaptainSteps;
import rankandfile.rules.SwitchValue.Chase;
import rankandfile.rules.SwitchValue.EqualRanks;
import rankandfile.rules.SwitchValue.Faces;
import rankandfile.rules.SwitchValue.First;
import rankandfile.rules.SwitchValue.NoMove;
import rankandfile.rules.SwitchValue.RescueRule;
import rankandfile.rules.SwitchValue.ScoutAttack;
import rankandfile.rules.SwitchValue.SilentDefence;
import rankandfile.rules.SwitchValue.Threefold;
import rankandfile.rules.SwitchValue.TwoSquares;

/** The rules of one game: an army and the fourteen switches. Does not know what the edition is called. */
public record Ruleset(
    Army army,
    TwoSquares twoSquares,
    Chase chase,
    Threefold threefold,
    ScoutAttack scoutAttack,
    EqualRanks equalRanks,
    BombAfterFight bomb,
    BombClearedBy bombClearedBy,
    CaptainSteps captainSteps,
    RescueRule rescue,
    NoMove noMove,
    BothImmobile bothImmobile,
    Faces faces,
    SilentDefence silentDefence,
    First first) {

  /** The classic game of forty pieces as the field guide tells it; every other edition is told as a difference. */
  public static final Ruleset CLASSIC = new Ruleset(
      new Army(Map.ofEntries(
          Map.entry(Rank.MARSHAL, 1), Map.entry(Rank.GENERAL, 1), Map.entry(Rank.COLONEL, 2),
          Map.entry(Rank.MAJOR, 3), Map.entry(Rank.CAPTAIN, 4), Map.entry(Rank.LIEUTENANT, 4),
          Map.entry(Rank.SERGEANT, 4), Map.entry(Rank.MINER, 5), Map.entry(Rank.SCOUT, 8),
          Map.entry(Rank.SPY, 1), Map.entry(Rank.BOMB, 6), Map.entry(Rank.FLAG, 1))),
      TwoSquares.THREE, Chase.OFF, Threefold.ON, ScoutAttack.ANY, EqualRanks.BOTH, BombAfterFight.STAYS,
      BombClearedBy.MINER, CaptainSteps.ONE, RescueRule.OFF, NoMove.OWN_TURN, BothImmobile.MOVER_LOSES,
      Faces.HIDDEN, SilentDefence.OFF, First.RED);

  /** These rules with another army. */
  public Ruleset with(Army other) {
    return new Ruleset(other, twoSquares, chase, threefold, scoutAttack, equalRanks, bomb, bombClearedBy,
        captainSteps, rescue, noMove, bothImmobile, faces, silentDefence, first);
  }

  /** These rules with the given switches set; a later value of one switch wins over an earlier one. */
  public Ruleset with(SwitchValue... values) {
    Ruleset changed = this;
    for (SwitchValue value : values) {
      changed = changed.set(value);
    }
    return changed;
  }

  /** The side that moves first; Red where the players choose (M1). */
  public Side firstMover() {
    return first == First.BLUE ? Side.BLUE : Side.RED;
  }

  private Ruleset set(SwitchValue value) {
    return new Ruleset(army,
        value instanceof TwoSquares v ? v : twoSquares,
        value instanceof Chase v ? v : chase,
        value instanceof Threefold v ? v : threefold,
        value instanceof ScoutAttack v ? v : scoutAttack,
        value instanceof EqualRanks v ? v : equalRanks,
        value instanceof BombAfterFight v ? v : bomb,
        value instanceof BombClearedBy v ? v : bombClearedBy,
        value instanceof CaptainSteps v ? v : captainSteps,
        value instanceof RescueRule v ? v : rescue,
        value instanceof NoMove v ? v : noMove,
        value instanceof BothImmobile v ? v : bothImmobile,
        value instanceof Faces v ? v : faces,
        value instanceof SilentDefence v ? v : silentDefence,
        value instanceof First v ? v : first);
  }
}
