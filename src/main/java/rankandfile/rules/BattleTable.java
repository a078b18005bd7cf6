package rankandfile.rules;

import java.util.Arrays;
import java.util.List;

/**
 * The fights of one army as a table shows them: attacker by defender, each result with what is special about it. Does
 * not know how a result is drawn.
 */
public final class BattleTable {

  /** What stands at the crossing of an attacker and a defender. */
  public enum Cell {
    /** The attacker wins by rank, or as the attacker of an equal. */
    WINS,
    /** The attacker is lost. */
    LOST,
    /** Both are lost. */
    BOTH,
    /** The attacker wins against the order of ranks or against a Bomb. */
    SPECIAL,
    /** The Flag is taken, and the game is over. */
    FLAG,
    /** A piece that cannot move attacks nothing. */
    NEVER
  }

  private final List<Rank> ranks;
  private final Fights fights;

  public BattleTable(Ruleset rules) {
    ranks = Arrays.asList(Rank.values()).reversed().stream().filter(r -> rules.army().count(r) > 0).toList();
    fights = Fights.under(rules);
  }

  /** The ranks of the army, strongest first, then Bomb and Flag. */
  public List<Rank> ranks() {
    return ranks;
  }

  /** What happens when the first rank attacks the second. */
  public Cell cell(Rank attacker, Rank defender) {
    if (!attacker.canMove()) {
      return Cell.NEVER;
    }
    return switch (fights.between(attacker, defender)) {
      case BOTH_LOST -> Cell.BOTH;
      case DEFENDER_WINS -> Cell.LOST;
      case ATTACKER_WINS -> defender == Rank.FLAG ? Cell.FLAG
          : defender == Rank.BOMB || attacker.strength() < defender.strength() ? Cell.SPECIAL : Cell.WINS;
    };
  }
}
