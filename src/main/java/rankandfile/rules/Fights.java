package rankandfile.rules;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.EqualRanks;

/** Who wins a fight: the table of attacker by defender under one set of rules. */
public final class Fights {

  private static final int RANKS = Rank.values().length;

  /** By the switches that a fight depends on, so that games, which know their table each, share it. */
  private static final Map<List<SwitchValue>, Fights> KNOWN = new ConcurrentHashMap<>();

  private final Outcome[] table = new Outcome[RANKS * RANKS];

  /** The table under these rules. */
  public static Fights under(Ruleset rules) {
    return KNOWN.computeIfAbsent(List.of(rules.bombClearedBy(), rules.bomb(), rules.equalRanks()),
        switches -> new Fights(rules));
  }

  private Fights(Ruleset rules) {
    for (Rank attacker : Rank.values()) {
      for (Rank defender : Rank.values()) {
        table[attacker.ordinal() * RANKS + defender.ordinal()] = decide(attacker, defender, rules);
      }
    }
  }

  /** The result when the first rank attacks the second; meaningless for an attacker that cannot move. */
  public Outcome between(Rank attacker, Rank defender) {
    return table[attacker.ordinal() * RANKS + defender.ordinal()];
  }

  private static Outcome decide(Rank attacker, Rank defender, Ruleset rules) {
    return switch (defender) {
      case FLAG -> Outcome.ATTACKER_WINS;                                        // A8
      case BOMB -> onBomb(attacker, rules);
      case MARSHAL -> attacker == Rank.SPY                                       // A6
          ? Outcome.ATTACKER_WINS
          : byStrength(attacker, defender, rules);
      default -> byStrength(attacker, defender, rules);
    };
  }

  /** A4, A5: one rank clears a Bomb; any other is lost, and the Bomb stays or is spent with it. */
  private static Outcome onBomb(Rank attacker, Ruleset rules) {
    if (attacker == rules.bombClearedBy().rank()) {
      return Outcome.ATTACKER_WINS;
    }
    return rules.bomb() == BombAfterFight.STAYS ? Outcome.DEFENDER_WINS : Outcome.BOTH_LOST;
  }

  /** A1, A3: the stronger wins; equals are both lost, or the attacker wins. */
  private static Outcome byStrength(Rank attacker, Rank defender, Ruleset rules) {
    int difference = attacker.strength() - defender.strength();
    if (difference == 0) {
      return rules.equalRanks() == EqualRanks.BOTH ? Outcome.BOTH_LOST : Outcome.ATTACKER_WINS;
    }
    return difference > 0 ? Outcome.ATTACKER_WINS : Outcome.DEFENDER_WINS;
  }
}
