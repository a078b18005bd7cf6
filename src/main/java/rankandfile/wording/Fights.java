package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import rankandfile.rules.News;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.edition.Numbering;

/** Explains how a fight ends and by which rule. */
public final class Fights {

  private Fights() {}

  /** The result and the rule behind it. Ranks that were compared are told with the numbers of the numbering. */
  public static Explanation explain(News.Fought fight, Ruleset rules, Numbering numbering) {
    return explain(fight.attacker(), fight.defender(), fight.outcome(), rules, numbering);
  }

  /** The same for a fight whose winner keeps its rank to itself. */
  public static Explanation explain(News.DefendedSilently fight) {
    return new Explanation(say("outcome.silent", Names.of(fight.attacker())), say("why.silent"), "A1");
  }

  /** The same for a fight that nobody has played. */
  public static Explanation explain(Rank attacker, Rank defender, Outcome outcome, Ruleset rules,
      Numbering numbering) {
    String what = outcome(attacker, defender, outcome);
    return switch (defender) {
      case FLAG -> new Explanation(what, say("why.flag"), "A8");
      case BOMB -> new Explanation(what, onBomb(rules), rules.bomb() == BombAfterFight.STAYS ? "A4" : "A5");
      case MARSHAL, SPY, SCOUT, MINER, CORPORAL, SERGEANT, LIEUTENANT, CAPTAIN, MAJOR, COLONEL, GENERAL ->
          byRank(what, attacker, defender, outcome, numbering);
    };
  }

  private static String onBomb(Ruleset rules) {
    String clearer = Names.of(rules.bombClearedBy().rank());
    return say(rules.bomb() == BombAfterFight.STAYS ? "why.bomb-stays" : "why.bomb-removed", clearer);
  }

  private static Explanation byRank(String what, Rank attacker, Rank defender, Outcome outcome, Numbering numbering) {
    if (attacker == Rank.SPY && defender == Rank.MARSHAL) {
      return new Explanation(what, say("why.spy-attacks-marshal"), "A6");
    }
    if (attacker.strength() == defender.strength()) {
      String key = outcome == Outcome.BOTH_LOST ? "why.equal-both" : "why.equal-attacker";
      return new Explanation(what, say(key), attacker == Rank.SPY ? "A7" : "A3");
    }
    if (attacker == Rank.SPY) {
      return new Explanation(what, say("why.spy-attacks"), "A6");
    }
    if (attacker == Rank.MARSHAL && defender == Rank.SPY) {
      return new Explanation(what, say("why.marshal-attacks-spy"), "A6");
    }
    Rank stronger = attacker.strength() > defender.strength() ? attacker : defender;
    Rank weaker = stronger == attacker ? defender : attacker;
    return new Explanation(what, say("why.stronger", Names.of(stronger), numbering.label(stronger),
        Names.of(weaker), numbering.label(weaker)), "A1");
  }

  static String outcome(News.Fought fight) {
    return outcome(fight.attacker(), fight.defender(), fight.outcome());
  }

  private static String outcome(Rank attacker, Rank defender, Outcome outcome) {
    if (defender == Rank.FLAG) {
      return say("outcome.flag");
    }
    if (attacker == defender && outcome != Outcome.BOTH_LOST) {
      return say("outcome.equal." + outcome.name(), Names.of(attacker));
    }
    return say("outcome." + outcome.name(), Names.of(attacker), Names.of(defender));
  }
}
