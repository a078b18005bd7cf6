package rankandfile.rules.oracle;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.SwitchValue.CaptainSteps;
import rankandfile.rules.SwitchValue.SilentDefence;
import rankandfile.rules.Viewer;

/** M8 and A9: what each side can tell of a piece from shown fights and from its own moves. */
final class Telling {

  private Telling() {}

  static Sighting sighting(Annals past, Viewer viewer, Chip chip) {
    Set<Rank> possible = possible(past, chip);
    if (owns(viewer, chip.side())) {
      return new Sighting.Own(chip.id(), chip.piece(), hasMoved(past, chip), possible.size() == 1);
    }
    if (possible.size() == 1) {
      return new Sighting.Known(chip.id(), chip.side(), possible.iterator().next(), hasMoved(past, chip));
    }
    SortedSet<Rank> among = possible.size() == 2 ? new TreeSet<>(possible) : Collections.emptySortedSet();
    return new Sighting.Hidden(chip.id(), chip.side(), hasMoved(past, chip), among);
  }

  static boolean hasMoved(Annals past, Chip chip) {
    return chip.movedBefore() || past.turns().stream().anyMatch(t -> t.mover().equals(chip));
  }

  /** The ranks that the enemy cannot rule out. */
  static Set<Rank> possible(Annals past, Chip chip) {
    if (chip.seenBefore() || past.turns().stream().anyMatch(t -> shows(past.rules(), t, chip))) {
      return EnumSet.of(chip.rank());
    }
    Set<Rank> possible = EnumSet.allOf(Rank.class);
    if (hasMoved(past, chip)) {
      possible.removeAll(List.of(Rank.BOMB, Rank.FLAG));
    }
    past.turns().stream().filter(t -> t.mover().equals(chip)).forEach(t -> possible.retainAll(shown(past.rules(), t)));
    return possible;
  }

  /** The face was shown in a fight (A1), or the piece was taken back from among the captured ones (S3). */
  private static boolean shows(Ruleset rules, Turn turn, Chip chip) {
    return turn.isAttack() && turn.mover().equals(chip)
        || turn.struck().filter(chip::equals).isPresent() && isTold(rules, turn)
        || turn.rescued().filter(chip::equals).isPresent();
  }

  /** Silent defence: a defender that wins is not named, unless a Scout attacked. */
  static boolean isTold(Ruleset rules, Turn turn) {
    return rules.silentDefence() == SilentDefence.OFF || turn.mover().rank() == Rank.SCOUT
        || turn.outcome().orElseThrow() != Outcome.DEFENDER_WINS;
  }

  /** The pieces on the board that have won as defenders without being told. */
  static List<Chip> silentDefenders(Annals past) {
    return past.turns().stream().filter(t -> t.isAttack() && !isTold(past.rules(), t))
        .flatMap(t -> t.struck().stream()).filter(c -> past.now().board().containsValue(c)).toList();
  }

  /** M8: the ranks that could have made this move. */
  private static Set<Rank> shown(Ruleset rules, Turn turn) {
    boolean two = rules.captainSteps() == CaptainSteps.TWO;
    if (turn.turnsACorner()) {
      return EnumSet.of(Rank.CAPTAIN);
    }
    if (turn.length() >= 3 || turn.length() == 2 && !two) {
      return EnumSet.of(Rank.SCOUT);
    }
    return turn.length() == 2 ? EnumSet.of(Rank.SCOUT, Rank.CAPTAIN) : EnumSet.allOf(Rank.class);
  }

  /** Whether the viewer has this side's faces before it. */
  static boolean owns(Viewer viewer, Side side) {
    return viewer == Viewer.ALL || viewer.name().equals(side.name());
  }
}
