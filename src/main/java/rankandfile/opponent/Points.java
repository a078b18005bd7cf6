package rankandfile.opponent;

import rankandfile.rules.Ending;
import rankandfile.rules.Field;
import rankandfile.rules.Outcome;
import rankandfile.rules.PackedMove;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;

/**
 * How the points of the searching side stand after one move, and at an end. Knows nothing of what may follow. A move is
 * asked about while its pieces still stand on the board as they did before it.
 */
final class Points {

  private static final double WIN = 1500;

  private final Field field;
  private final int me;
  private final Goals goals;
  private final Worth worth;
  private final double draw;

  /**
   * @param field the board of the search, which changes
   */
  Points(Field field, int me, Goals goals, Balance balance) {
    this.field = field;
    this.me = me;
    this.goals = goals;
    this.worth = balance.worth();
    this.draw = Habit.DRAW - Habit.DRAW_PER_POINT * balance.lead();
  }

  /** An own piece walks. */
  double afterStep(int move, double score) {
    return score + step(move);
  }

  private double step(int move) {
    int from = PackedMove.from(move);
    int piece = field.at(from);
    return goals.at(piece, PackedMove.to(move)) - goals.at(piece, from)
        - (field.hasMoved(piece) ? 0 : Habit.firstStep(field.rank(piece)));
  }

  /** A piece of the enemy walks. */
  double afterEnemyStep(int move, double score) {
    int from = PackedMove.from(move);
    int piece = field.at(from);
    double step = goals.at(piece, PackedMove.to(move)) - goals.at(piece, from);
    return score - step;
  }

  /**
   * An own piece attacks.
   *
   * @param chance of each way that the fight can go, 0 to 1
   * @param after the points after each way, to be written
   */
  void afterAttack(int move, Clash clash, double[] chance, double score, double[] after) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int piece = field.at(from);
    int target = field.at(to);
    Rank mine = field.rank(piece);
    double step = step(move);
    double told = field.isKnown(piece) ? 0 : worth.secret(me, mine);
    boolean open = field.isKnown(target);
    double care = open ? 1 : Habit.care(mine);
    for (int w = 0; w < after.length; w++) {
      Clash.Way way = clash.ways().get(w);
      after[w] = way.flag() ? flag(mine, chance[w]) : score + switch (way.outcome()) {
        case ATTACKER_WINS -> way.worth() + goals.at(target, to) + step - told;
        case DEFENDER_WINS -> -worth.of(me, mine) * care - goals.at(piece, from) + (open ? 0 : way.secret());
        case BOTH_LOST -> way.worth() - worth.of(me, mine) - goals.at(piece, from) + goals.at(target, to);
      };
    }
  }

  /** A guess at the Flag is worth less than its share of a win: with a cheaper piece it can be made again later. */
  private static double flag(Rank mine, double chance) {
    double wild = mine.strength() >= Rank.CAPTAIN.strength() ? Habit.WILD_GUESS_OF_OFFICER : Habit.WILD_GUESS;
    return WIN * (wild + (1 - wild) * chance);
  }

  /** A piece of the enemy attacks, and does not lose: it wins, or both are lost. */
  double afterEnemyAttack(int move, Clash.Way way, double score) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int piece = field.at(from);
    int target = field.at(to);
    double lost = worth.of(me, field.rank(target)) + goals.at(target, to);
    return score - lost + (way.outcome() == Outcome.BOTH_LOST
        ? way.worth() + goals.at(piece, from)
        : goals.at(piece, from) - goals.at(piece, to) + (field.isKnown(piece) ? 0 : way.secret()));
  }

  /** The game is over on the board; a win is the better, and a loss the worse, the earlier it comes. */
  double atEnd(int ply) {
    return switch (field.ending().orElseThrow()) {
      case Ending.Win win -> win.winner() == Side.values()[me] ? WIN - 5 * ply : -WIN + 5 * ply;
      case Ending.Draw drawn -> draw;
    };
  }
}
