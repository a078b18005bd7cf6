package rankandfile.rules.oracle;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.EqualRanks;

/** Section 3 of the rules: who is lost when two pieces meet. */
final class Fighting {

  /** B8, strongest first; Miner and Corporal are equal. */
  private static final List<Set<Rank>> ORDER = List.of(Set.of(Rank.MARSHAL), Set.of(Rank.GENERAL),
      Set.of(Rank.COLONEL), Set.of(Rank.MAJOR), Set.of(Rank.CAPTAIN), Set.of(Rank.LIEUTENANT), Set.of(Rank.SERGEANT),
      Set.of(Rank.MINER, Rank.CORPORAL), Set.of(Rank.SCOUT), Set.of(Rank.SPY));

  private Fighting() {}

  static Outcome outcome(Ruleset rules, Rank attacker, Rank defender) {
    if (defender == Rank.FLAG) {
      return Outcome.ATTACKER_WINS;
    }
    if (defender == Rank.BOMB) {
      return againstBomb(rules, attacker);
    }
    if (attacker == Rank.SPY && defender == Rank.MARSHAL) {
      return Outcome.ATTACKER_WINS;
    }
    int attackers = place(attacker);
    int defenders = place(defender);
    if (attackers == defenders) {
      return rules.equalRanks() == EqualRanks.BOTH ? Outcome.BOTH_LOST : Outcome.ATTACKER_WINS;
    }
    return attackers < defenders ? Outcome.ATTACKER_WINS : Outcome.DEFENDER_WINS;
  }

  /** A4, A5. */
  private static Outcome againstBomb(Ruleset rules, Rank attacker) {
    if (attacker == rules.bombClearedBy().rank()) {
      return Outcome.ATTACKER_WINS;
    }
    return rules.bomb() == BombAfterFight.REMOVED ? Outcome.BOTH_LOST : Outcome.DEFENDER_WINS;
  }

  private static int place(Rank rank) {
    return IntStream.range(0, ORDER.size()).filter(i -> ORDER.get(i).contains(rank)).findFirst().orElseThrow();
  }
}
