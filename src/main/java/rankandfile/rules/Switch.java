package rankandfile.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The fourteen house switches that may be set on top of any edition, in the order in which they are shown. */
public enum Switch {
  TWO_SQUARES("two-squares", SwitchValue.TwoSquares.values(), Ruleset::twoSquares),
  CHASE("chase", SwitchValue.Chase.values(), Ruleset::chase),
  THREEFOLD("threefold", SwitchValue.Threefold.values(), Ruleset::threefold),
  SCOUT_ATTACK("scout-attack", SwitchValue.ScoutAttack.values(), Ruleset::scoutAttack),
  EQUAL_RANKS("equal-ranks", SwitchValue.EqualRanks.values(), Ruleset::equalRanks),
  BOMB("bomb", SwitchValue.BombAfterFight.values(), Ruleset::bomb),
  BOMB_CLEARED_BY("bomb-cleared-by", SwitchValue.BombClearedBy.values(), Ruleset::bombClearedBy),
  CAPTAIN_STEPS("captain-steps", SwitchValue.CaptainSteps.values(), Ruleset::captainSteps),
  RESCUE("rescue", SwitchValue.RescueRule.values(), Ruleset::rescue),
  NO_MOVE("no-move", SwitchValue.NoMove.values(), Ruleset::noMove),
  BOTH_IMMOBILE("both-immobile", SwitchValue.BothImmobile.values(), Ruleset::bothImmobile),
  FACES("faces", SwitchValue.Faces.values(), Ruleset::faces),
  SILENT_DEFENCE("silent-defence", SwitchValue.SilentDefence.values(), Ruleset::silentDefence),
  FIRST("first", SwitchValue.First.values(), Ruleset::first);

  private final String word;
  private final List<SwitchValue> values;
  private final Function<Ruleset, SwitchValue> read;

  Switch(String word, SwitchValue[] values, Function<Ruleset, SwitchValue> read) {
    this.word = word;
    this.values = List.of(values);
    this.read = read;
  }

  /** The switch's name as written in the book, such as {@code two-squares}. */
  public String word() {
    return word;
  }

  /** Every value the switch can have. */
  public List<SwitchValue> choices() {
    return values;
  }

  /** The value that these rules have. */
  public SwitchValue in(Ruleset rules) {
    return read.apply(rules);
  }

  /** The value written so, if there is one. */
  public Optional<SwitchValue> value(String written) {
    return values.stream().filter(v -> v.word().equals(written)).findFirst();
  }

  /** The switch written so, if there is one. */
  public static Optional<Switch> named(String written) {
    return Arrays.stream(values()).filter(s -> s.word.equals(written)).findFirst();
  }
}
