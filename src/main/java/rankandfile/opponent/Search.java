package rankandfile.opponent;

import org.jspecify.annotations.Nullable;
import rankandfile.rules.Field;
import rankandfile.rules.Outcome;
import rankandfile.rules.PackedMove;
import rankandfile.rules.Rank;
import rankandfile.rules.Step;

/**
 * Looks ahead on one board, over all guessed worlds at once. The board shows what everybody sees; which ranks the
 * enemy's hidden pieces have is a set of worlds that goes down the tree with it.
 *
 * <p>An own move does not know the world: a fight is an average over the ways it can go, and each way leaves the worlds
 * in which it goes like that. The enemy knows the world: it makes a fight only in the worlds in which it likes the
 * result, and its best quiet move in all others. So information is worth what it is worth: no move relies on knowing
 * what has not been told, and none hopes that the enemy walks into a fight that it would lose.
 *
 * <p>Values are points for the searching side. Nothing is allocated for a node but what the board itself makes.
 */
final class Search {

  private static final double MOST = 1e9;
  /** So many moves of a node are looked at in full. */
  private static final int EARLY = 5;
  private static final int DEEPEST = 40;
  /** No side has more moves than forty Scouts in the open; a Rescue in every form comes on top. */
  static final int MOST_MOVES = 40 * 18 + 12 * 12 * 46;

  /** The time is over. Made once, since it only says so. */
  static final class OutOfTime extends RuntimeException {
    private static final long serialVersionUID = 1;

    OutOfTime() {
      super(null, null, false, false);
    }
  }

  private static final OutOfTime OUT = new OutOfTime();

  private final Field field;
  private final Clashes clashes;
  private final Points points;
  private final Clock clock;
  private final int fights;
  private final int[][] moves = new int[DEEPEST][];
  private final Belief belief;
  private final MoveOrder order;
  private final Memo memo;

  /**
   * @param field a board of its own, on which the hidden pieces have ranks supposed for their ways of moving
   * @param fights how many plies of nothing but fights follow the last full ply
   */
  Search(Field field, int me, Guesses guesses, Goals goals, Clashes clashes, Balance balance, Clock clock,
      int fights) {
    this.field = field;
    this.clashes = clashes;
    this.points = new Points(field, me, goals, balance);
    this.clock = clock;
    this.fights = fights;
    this.belief = new Belief(guesses, DEEPEST);
    this.order = new MoveOrder(field, DEEPEST);
    this.memo = new Memo(clock.places());
  }

  /** What the own move is worth, with so many full plies after it. */
  double value(int move, int depth, double alpha, double beta) {
    return own(move, depth, 0, alpha, beta, 0);
  }

  private int[] buffer(int ply) {
    if (moves[ply] == null) {
      moves[ply] = new int[Math.max(field.mostMoves(), MOST_MOVES)];
    }
    return moves[ply];
  }

  private boolean isLast(int ply) {
    return ply >= DEEPEST - 2;
  }

  // ---- own turn

  private double best(int depth, int ply, double alpha, double beta, double score) {
    if (field.isOver()) {
      return points.atEnd(ply);
    }
    boolean quiet = depth > 0;
    if (depth <= -fights || isLast(ply)) {
      return score;
    }
    double best = quiet ? -MOST : score;
    double floor = Math.max(alpha, best);
    if (floor >= beta) {
      return best;
    }
    long key = quiet ? belief.key(ply, field) : 0;
    int first = 0;
    if (quiet) {
      int place = memo.find(key);
      if (place >= 0) {
        if (isEnough(place, depth, alpha, beta, score)) {
          return memo.value(place) + score;
        }
        first = memo.move(place);
      }
    }
    int[] list = buffer(ply);
    int count = field.moves(list);
    count = order.sort(list, count, ply, quiet, first);
    int chosen = 0;
    for (int i = 0; i < count; i++) {
      boolean late = isLate(list[i], i, depth);
      double value = own(list[i], late ? depth - 2 : depth - 1, ply, floor, beta, score);
      if (late && value > floor) {
        value = own(list[i], depth - 1, ply, floor, beta, score);
      }
      if (value > best) {
        best = value;
        chosen = list[i];
        floor = Math.max(floor, best);
        if (floor >= beta) {
          order.remember(list[i], ply, depth);
          break;
        }
      }
    }
    if (best == -MOST) {
      return score;
    }
    return kept(key, depth, best, alpha, beta, score, chosen);
  }

  /** A quiet move that comes late in the order is looked at one ply less deep, and again if it turns out well. */
  private boolean isLate(int move, int before, int depth) {
    return depth >= 2 && before >= EARLY && !order.isAttack(move);
  }

  private boolean isEnough(int place, int depth, double alpha, double beta, double score) {
    if (memo.depth(place) < depth) {
      return false;
    }
    double value = memo.value(place) + score;
    return switch (memo.kind(place)) {
      case Memo.EXACT -> true;
      case Memo.AT_LEAST -> value >= beta;
      default -> value <= alpha;
    };
  }

  private double own(int move, int depth, int ply, double alpha, double beta, double score) {
    if (order.isAttack(move)) {
      return attack(move, depth, ply, alpha, beta, score);
    }
    double next = points.afterStep(move, score);
    belief.pass(ply);
    Step made = play(move);
    double value = reply(depth, ply + 1, alpha, beta, next);
    field.undo(made);
    return value;
  }

  /** The mean over the ways that the fight can go. */
  private double attack(int move, int depth, int ply, double alpha, double beta, double score) {
    int target = field.at(PackedMove.to(move));
    Clash clash = clashes.attack(field.rank(field.at(PackedMove.from(move))), target);
    double size = belief.size(ply);
    int ways = clash.ways().size();
    double[] chance = new double[ways];
    double[] next = new double[ways];
    int last = 0;
    for (int w = 0; w < ways; w++) {
      chance[w] = belief.count(ply, clash.ways().get(w)) / size;
      last = chance[w] > 0 ? w : last;
    }
    points.afterAttack(move, clash, chance, score, next);
    double plain = 0;
    for (int w = 0; w < ways; w++) {
      plain += chance[w] * next[w];
    }
    if (depth < 0 && plain <= score) {
      return plain;
    }
    Rank before = field.rank(target);
    double sum = 0;
    for (int w = 0; w < ways; w++) {
      Clash.Way way = clash.ways().get(w);
      if (way.flag()) {
        sum += chance[w] * next[w];
      } else if (chance[w] > 0) {
        // Only when the other ways are known, it is known how much the last one must bring.
        double low = w < last || alpha <= -MOST ? -MOST : (alpha - sum) / chance[w];
        double high = w < last || beta >= MOST ? MOST : (beta - sum) / chance[w];
        belief.narrow(ply, way.worlds());
        field.suppose(target, way.like());
        Step made = play(move);
        sum += chance[w] * reply(depth, ply + 1, low, high, next[w]);
        field.undo(made);
      }
    }
    field.suppose(target, before);
    return sum;
  }

  // ---- the enemy's turn

  private double reply(int depth, int ply, double alpha, double beta, double score) {
    if (field.isOver()) {
      return points.atEnd(ply);
    }
    boolean quiet = depth > 0;
    if (depth <= -fights || isLast(ply)) {
      return score;
    }
    double best = quiet ? MOST : score;
    if (best <= alpha) {
      return best;
    }
    long key = quiet ? belief.key(ply, field) : 0;
    int first = 0;
    if (quiet) {
      int place = memo.find(key);
      if (place >= 0) {
        if (isEnough(place, depth, alpha, beta, score)) {
          return memo.value(place) + score;
        }
        first = memo.move(place);
      }
    }
    int[] list = buffer(ply);
    int count = field.moves(list);
    count = order.sort(list, count, ply, quiet, first);
    int attacks = 0;
    int sure = 0;
    double ceiling = Math.min(beta, best);
    while (attacks < count && order.isAttack(list[attacks])) {
      Clash.Way way = sureWay(list[attacks], ply);
      if (way != null) {
        double value = way.outcome() == Outcome.DEFENDER_WINS ? MOST
            : defend(list[attacks], way, depth - 1, ply, alpha, ceiling, score);
        list[attacks] = list[sure];
        sure++;
        best = Math.min(best, value);
        ceiling = Math.min(ceiling, best);
        if (best <= alpha) {
          return kept(key, depth, best, alpha, beta, score, 0);
        }
      }
      attacks++;
    }
    // Fights that only some worlds allow will take from the quiet value, so that more than beta may be needed of it.
    ceiling = sure < attacks ? best : ceiling;
    int chosen = 0;
    for (int i = attacks; i < count; i++) {
      boolean late = isLate(list[i], i - attacks, depth);
      double value = walk(list[i], late ? depth - 2 : depth - 1, ply, alpha, ceiling, score);
      if (late && value < ceiling) {
        value = walk(list[i], depth - 1, ply, alpha, ceiling, score);
      }
      if (value < best) {
        best = value;
        chosen = list[i];
        ceiling = Math.min(ceiling, best);
        if (best <= alpha) {
          order.remember(list[i], ply, depth);
          return kept(key, depth, best, alpha, beta, score, chosen);
        }
      }
    }
    if (best == MOST) {
      best = score;
    }
    if (sure < attacks) {
      best = withFights(list, sure, attacks, depth, ply, alpha, best, score);
    }
    return kept(key, depth, best, alpha, beta, score, chosen);
  }

  private double kept(long key, int depth, double value, double alpha, double beta, double score, int move) {
    if (depth > 0) {
      memo.keep(key, depth, value - score,
          value <= alpha ? Memo.AT_MOST : value >= beta ? Memo.AT_LEAST : Memo.EXACT, move);
    }
    return value;
  }

  /** How the enemy's attack on a piece that it knows goes in every world that is left; null if that depends. */
  private Clash.@Nullable Way sureWay(int move, int ply) {
    int target = field.at(PackedMove.to(move));
    if (!field.isKnown(target)) {
      return null;
    }
    Clash clash = clashes.defence(field.rank(target), field.at(PackedMove.from(move)));
    int ways = clash.ways().size();
    for (int w = 0; w < ways; w++) {
      if (belief.isSure(ply, clash.ways().get(w))) {
        return clash.ways().get(w);
      }
    }
    return null;
  }

  private double walk(int move, int depth, int ply, double alpha, double beta, double score) {
    double next = points.afterEnemyStep(move, score);
    belief.pass(ply);
    Step made = play(move);
    double value = best(depth, ply + 1, alpha, beta, next);
    field.undo(made);
    return value;
  }

  /** The value of the enemy's turn when it fights where the world makes it worth while. */
  private double withFights(int[] list, int sure, int attacks, int depth, int ply, double alpha, double quiet,
      double score) {
    double size = belief.size(ply);
    Mixture mixture = new Mixture(quiet, 2 * attacks);
    for (int i = sure; i < attacks; i++) {
      int move = list[i];
      int piece = field.at(PackedMove.from(move));
      int target = field.at(PackedMove.to(move));
      Clash clash = clashes.defence(field.rank(target), piece);
      int ways = clash.ways().size();
      for (int w = 0; w < ways; w++) {
        Clash.Way way = clash.ways().get(w);
        int count = way.outcome() == Outcome.DEFENDER_WINS ? 0 : belief.count(ply, way);
        if (count == 0) {
          continue;
        }
        double share = Habit.boldness(field, piece, target);
        double part = share * count / size;
        // A fight that is worse than this for us makes the whole no better than alpha, however much worse it is.
        double enough = (alpha - (1 - part) * quiet) / part;
        double value = defend(move, way, depth - 1, ply, enough, quiet, score);
        if (value <= enough) {
          return alpha;
        }
        if (value < quiet) {
          mixture.add(value, share, way.worlds());
        }
      }
    }
    return mixture.value(belief.at(ply));
  }

  private double defend(int move, Clash.Way way, int depth, int ply, double alpha, double beta, double score) {
    int piece = field.at(PackedMove.from(move));
    double next = points.afterEnemyAttack(move, way, score);
    if (depth < 0 && next >= score) {
      return next;
    }
    Rank before = field.rank(piece);
    belief.narrow(ply, way.worlds());
    field.suppose(piece, way.like());
    Step made = play(move);
    double value = best(depth, ply + 1, alpha, beta, next);
    field.undo(made);
    field.suppose(piece, before);
    return value;
  }

  // ---- shared

  private Step play(int move) {
    if (clock.isUp()) {
      throw OUT;
    }
    return field.play(move);
  }
}
