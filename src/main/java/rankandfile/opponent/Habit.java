package rankandfile.opponent;

import rankandfile.rules.Field;
import rankandfile.rules.Rank;

/** What is assumed of how the enemy behaves, and what own habits cost. */
final class Habit {

  /** In how many of the worlds in which it would win the enemy dares to attack a hidden piece that has moved. */
  private static final double BOLD_ON_MOVED = 0.7;
  /** The same for one that has not, and so may be a Bomb. */
  private static final double BOLD_ON_UNMOVED = 0.4;
  /** The same for an attacker that is known already and has less to hide; what has moved is no Bomb. */
  private static final double HUNTER_ON_MOVED = 0.95;
  private static final double HUNTER_ON_UNMOVED = 0.4;
  /** The same when the attack on a hidden piece would take the Flag. */
  private static final double BOLD_ON_FLAG = 0.5;

  /** A draw by repetition, next to playing on. */
  static final double DRAW = -30;
  /** And how much less for each point that one is ahead. */
  static final double DRAW_PER_POINT = 0.4;
  /** In so many turns without a fight the wish for one grows by as much as it was. */
  static final double PATIENCE = 30;
  static final double MOST_EAGER = 3;

  /** What taking the Flag counts, of a whole win, in an attack on a piece that is hardly likely to be it. */
  static final double WILD_GUESS = 0.5;
  static final double WILD_GUESS_OF_OFFICER = 0.2;

  private Habit() {}

  /** In what share of the worlds in which it would win the enemy's piece dares to attack the target. */
  static double boldness(Field field, int attacker, int target) {
    if (field.isKnown(target)) {
      return 1;
    }
    if (field.rank(target) == Rank.FLAG) {
      return BOLD_ON_FLAG;
    }
    boolean hunter = field.isKnown(attacker);
    return field.hasMoved(target) ? hunter ? HUNTER_ON_MOVED : BOLD_ON_MOVED
        : hunter ? HUNTER_ON_UNMOVED : BOLD_ON_UNMOVED;
  }

  /**
   * How much more than its worth a piece loses on something hidden: among many attacks that are about even, a search
   * takes the one that it overrates. In 20 games against one other program 17 officers ran onto Bombs without this, and
   * 12 with this and other changes.
   */
  static double care(Rank rank) {
    return switch (rank) {
      case MARSHAL, GENERAL, COLONEL -> 1.6;
      case MAJOR, CAPTAIN -> 1.25;
      case FLAG, BOMB, SPY, SCOUT, MINER, CORPORAL, SERGEANT, LIEUTENANT -> 1;
    };
  }

  /**
   * A piece that moves for the first time tells that it is neither Bomb nor Flag, and can be hunted from then on. Twice
   * as much for it won 0.64 +- 0.12 of 60 games of the expert against itself at 3000 nodes, and was left alone since it
   * won less against the one other program: 0.59 of 54 games with two or three times as much, 0.72 of 183 without.
   */
  static double firstStep(Rank rank) {
    return switch (rank) {
      case SPY -> 10;
      case MINER -> 7;
      case CORPORAL, SERGEANT, LIEUTENANT -> 5;
      case FLAG, BOMB, SCOUT, CAPTAIN, MAJOR, COLONEL, GENERAL, MARSHAL -> 3;
    };
  }
}
