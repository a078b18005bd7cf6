package rankandfile.print;

import static rankandfile.print.PrintWords.say;

import java.util.ArrayList;
import java.util.List;
import rankandfile.rules.Fights;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.CaptainSteps;
import rankandfile.rules.SwitchValue.ScoutAttack;
import rankandfile.wording.Names;

/** How a piece moves and what is special about it, in a few words. */
final class Special {

  private Special() {}

  static String moves(Rank rank, Ruleset rules) {
    return say(!rank.canMove() ? "moves.never" : rank == Rank.SCOUT ? "moves.line"
        : rank == Rank.CAPTAIN && rules.captainSteps() == CaptainSteps.TWO ? "moves.two" : "moves.one");
  }

  /** Empty for a piece about which nothing is special. */
  static String of(Rank rank, Ruleset rules) {
    List<String> all = new ArrayList<>();
    switch (rank) {
      case MARSHAL -> all.add(say("special.marshal", String.join(", ", defeats(rules))));
      case CAPTAIN -> {
        if (rules.captainSteps() == CaptainSteps.TWO) {
          all.add(say("special.captain"));
        }
      }
      case SCOUT -> all.add(say("special.scout." + (rules.scoutAttack() == ScoutAttack.ANY ? "any" : "neighbour")));
      case SPY -> all.add(say("special.spy"));
      case BOMB -> all.add(say("special.bomb." + (rules.bomb() == BombAfterFight.STAYS ? "stays" : "removed"),
          Names.of(rules.bombClearedBy().rank())));
      case FLAG -> all.add(say("special.flag"));
      case GENERAL, COLONEL, MAJOR, LIEUTENANT, SERGEANT, CORPORAL, MINER -> { }
    }
    if (rank == rules.bombClearedBy().rank()) {
      all.add(say(all.isEmpty() ? "special.clears" : "special.clears.also"));
    }
    return all.isEmpty() ? "" : Character.toUpperCase(all.getFirst().charAt(0))
        + String.join("; ", all).substring(1);
  }

  /** What the Marshal is lost to, by running the fights. */
  private static List<String> defeats(Ruleset rules) {
    Fights fights = Fights.under(rules);
    List<String> all = new ArrayList<>();
    if (fights.between(Rank.MARSHAL, Rank.BOMB) != Outcome.ATTACKER_WINS) {
      all.add(say("defeat.by", Names.of(Rank.BOMB)));
    }
    if (fights.between(Rank.MARSHAL, Rank.MARSHAL) == Outcome.ATTACKER_WINS) {
      all.add(say("defeat.attacking.both", Names.of(Rank.MARSHAL), Names.of(Rank.SPY)));
    } else {
      all.add(say("defeat.by", Names.of(Rank.MARSHAL)));
      all.add(say("defeat.attacking", Names.of(Rank.SPY)));
    }
    return all;
  }
}
