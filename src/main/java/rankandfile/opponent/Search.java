package rankandfile.opponent;

import org.jspecify.annotations.Nullable;
import rankandfile.rules.Ending;
import rankandfile.rules.Field;
import rankandfile.rules.Outcome;
import rankandfile.rules.PackedMove;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
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

  static final double WIN = 1500;
  private static final double MOST = 1e9;
  /** More than this a position is seldom worth beside the points that are plain to see. */
  private static final double SWING = 450;
  private static final double MOST_SHARE = 0.8;
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
  private final Story story;
  private final Goals goals;
  private final Clashes clashes;
  private final Worth worth;
  private final double draw;
  private final Clock clock;
  private final int me;
  private final int fights;
  private final int[][] moves = new int[DEEPEST][];
  private final long[][] worlds = new long[DEEPEST][];
  private final long[][] room = new long[DEEPEST][];
  private final long[] willing;
  private final int[][] killers = new int[DEEPEST][2];
  private final Memo memo;
  private final int[][] history = new int[Grid.SQUARES][Grid.SQUARES];

  /**
   * @param field a board of its own, on which the hidden pieces have ranks supposed for their ways of moving
   * @param fights how many plies of nothing but fights follow the last full ply
   */
  Search(Field field, Story story, Guesses guesses, Goals goals, Clashes clashes, Balance balance,
      Clock clock, int fights) {
    this.field = field;
    this.story = story;
    this.goals = goals;
    this.clashes = clashes;
    this.worth = balance.worth();
    this.draw = Habit.DRAW - Habit.DRAW_PER_POINT * balance.lead();
    this.clock = clock;
    this.me = story.me();
    this.fights = fights;
    this.worlds[0] = guesses.all();
    this.willing = guesses.all();
    this.memo = new Memo(clock.places());
    for (int i = 0; i < DEEPEST; i++) {
      room[i] = new long[guesses.words()];
    }
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
      return ended(ply);
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
    long key = quiet ? key(ply) : 0;
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
    count = order(list, count, ply, quiet, first);
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
          remember(list[i], ply, depth);
          break;
        }
      }
    }
    if (best == -MOST) {
      return score;
    }
    if (quiet) {
      memo.keep(key, depth, best - score, best <= alpha ? Memo.AT_MOST : best >= beta ? Memo.AT_LEAST : Memo.EXACT,
          chosen);
    }
    return best;
  }

  /** A guess at the Flag is worth less than its share of a win: with a cheaper piece it can be made again later. */
  static double flag(double chance) {
    return WIN * (Habit.WILD_GUESS + (1 - Habit.WILD_GUESS) * chance);
  }

  /** A quiet move that comes late in the order is looked at one ply less deep, and again if it turns out well. */
  private boolean isLate(int move, int before, int depth) {
    return depth >= 2 && before >= EARLY && field.at(PackedMove.to(move)) < 0;
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

  /** The position's key with the worlds that are left in it. */
  private long key(int ply) {
    long key = field.key();
    for (long word : worlds[ply]) {
      key = (key ^ word) * 0x9E3779B97F4A7C15L;
      key ^= key >>> 29;
    }
    return key;
  }

  private double own(int move, int depth, int ply, double alpha, double beta, double score) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int piece = field.at(from);
    int target = field.at(to);
    double step = goals.at(piece, to) - goals.at(piece, from) - (field.hasMoved(piece) ? 0 : Habit.firstStep(field.rank(piece)));
    if (target < 0) {
      worlds[ply + 1] = worlds[ply];
      Step made = play(move);
      double value = reply(depth, ply + 1, alpha, beta, score + step);
      field.undo(made);
      return value;
    }
    Rank mine = field.rank(piece);
    Clash clash = clashes.attack(mine, target);
    long[] here = worlds[ply];
    double size = Guesses.size(here);
    double told = field.isKnown(piece) ? 0 : worth.secret(me, mine);
    boolean open = field.isKnown(target);
    int ways = clash.ways().size();
    double[] chance = new double[ways];
    double[] next = new double[ways];
    double rest = 0;
    for (int w = 0; w < ways; w++) {
      Clash.Way way = clash.ways().get(w);
      chance[w] = Guesses.common(way.worlds(), here) / size;
      next[w] = way.flag() ? flag(chance[w]) : score + switch (way.outcome()) {
        case ATTACKER_WINS -> way.worth() + goals.at(target, to) + step - told;
        case DEFENDER_WINS -> -worth.of(me, mine) - goals.at(piece, from) + (open ? 0 : way.secret());
        case BOTH_LOST -> way.worth() - worth.of(me, mine) - goals.at(piece, from) + goals.at(target, to);
      };
      rest += chance[w] * next[w];
    }
    if (depth < 0 && rest <= score) {
      return rest;
    }
    Rank before = field.rank(target);
    double sum = 0;
    double later = 1;
    for (int w = 0; w < ways; w++) {
      if (chance[w] == 0) {
        continue;
      }
      Clash.Way way = clash.ways().get(w);
      rest -= chance[w] * next[w];
      later -= chance[w];
      // What the ways still to come can add or take away bounds what this one must bring.
      double low = alpha <= -MOST ? -MOST : (alpha - sum - rest - later * SWING) / chance[w];
      double high = beta >= MOST ? MOST : (beta - sum - rest + later * SWING) / chance[w];
      double value;
      if (way.flag()) {
        value = next[w];
      } else if (next[w] + SWING <= low) {
        value = next[w] + SWING;
      } else {
        narrow(ply, way.worlds());
        field.suppose(target, way.like());
        Step made = play(move);
        value = reply(depth, ply + 1, low, high, next[w]);
        field.undo(made);
      }
      sum += value * chance[w];
      if (value <= low || value >= high) {
        sum += rest + (value <= low ? later * SWING : -later * SWING);
        break;
      }
    }
    field.suppose(target, before);
    return sum;
  }

  // ---- the enemy's turn

  private double reply(int depth, int ply, double alpha, double beta, double score) {
    if (field.isOver()) {
      return ended(ply);
    }
    boolean quiet = depth > 0;
    if (depth <= -fights || isLast(ply)) {
      return score;
    }
    double best = quiet ? MOST : score;
    if (best <= alpha) {
      return best;
    }
    long key = quiet ? key(ply) : 0;
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
    count = order(list, count, ply, quiet, first);
    int attacks = 0;
    int sure = 0;
    double ceiling = Math.min(beta, best);
    while (attacks < count && field.at(PackedMove.to(list[attacks])) >= 0) {
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
    if (sure < attacks) {
      ceiling = Math.min(best, beta < MOST ? beyond(list, sure, attacks, ply, beta, score) : MOST);
    }
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
          remember(list[i], ply, depth);
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

  /**
   * How much a quiet move must leave so that the whole reaches beta whatever the fights take away: those count in their
   * share of worlds, and seldom take more than {@link #SWING}.
   */
  private double beyond(int[] list, int sure, int attacks, int ply, double beta, double score) {
    long[] here = worlds[ply];
    double share = 0;
    for (int i = sure; i < attacks; i++) {
      int target = field.at(PackedMove.to(list[i]));
      Clash clash = clashes.defence(field.rank(target), field.at(PackedMove.from(list[i])));
      for (int w = 0; w < clash.ways().size(); w++) {
        Clash.Way way = clash.ways().get(w);
        if (way.outcome() != Outcome.DEFENDER_WINS) {
          share += boldness(field.at(PackedMove.from(list[i])), target) * Guesses.common(way.worlds(), here);
        }
      }
    }
    share = Math.min(MOST_SHARE, share / Guesses.size(here));
    return beta + share / (1 - share) * Math.max(0, beta - score + SWING);
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
    long[] here = worlds[ply];
    int ways = clash.ways().size();
    for (int w = 0; w < ways; w++) {
      if (holds(clash.ways().get(w).worlds(), here)) {
        return clash.ways().get(w);
      }
    }
    return null;
  }

  private static boolean holds(long[] all, long[] some) {
    for (int w = 0; w < some.length; w++) {
      if ((some[w] & ~all[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  private double walk(int move, int depth, int ply, double alpha, double beta, double score) {
    int piece = field.at(PackedMove.from(move));
    double step = goals.at(piece, PackedMove.to(move)) - goals.at(piece, PackedMove.from(move));
    worlds[ply + 1] = worlds[ply];
    Step made = play(move);
    double value = best(depth, ply + 1, alpha, beta, score - step);
    field.undo(made);
    return value;
  }

  /**
   * The value when the enemy fights where the world makes it worth while: each fight is taken in the share of worlds in
   * which it goes well, the best fight first, and the quiet value counts for the rest.
   */
  private double withFights(int[] list, int sure, int attacks, int depth, int ply, double alpha, double quiet, double score) {
    long[] here = worlds[ply];
    double size = Guesses.size(here);
    int found = 0;
    double[] values = new double[2 * attacks];
    double[] shares = new double[2 * attacks];
    long[][] where = new long[2 * attacks][];
    for (int i = sure; i < attacks; i++) {
      int move = list[i];
      int piece = field.at(PackedMove.from(move));
      int target = field.at(PackedMove.to(move));
      Clash clash = clashes.defence(field.rank(target), piece);
      int ways = clash.ways().size();
      for (int w = 0; w < ways; w++) {
        Clash.Way way = clash.ways().get(w);
        if (way.outcome() == Outcome.DEFENDER_WINS) {
          continue;
        }
        int count = Guesses.common(way.worlds(), here);
        if (count == 0) {
          continue;
        }
        double share = boldness(piece, target);
        double part = share * count / size;
        // A fight that is worse than this for us makes the whole no better than alpha, however much worse it is.
        double enough = (alpha - (1 - part) * quiet) / part;
        double value = defend(move, way, depth - 1, ply, enough, quiet, score);
        if (value <= enough) {
          return alpha;
        }
        if (value < quiet) {
          values[found] = value;
          shares[found] = share;
          where[found++] = way.worlds();
        }
      }
    }
    return mixed(found, values, shares, where, here, size, quiet);
  }

  private double boldness(int attacker, int target) {
    if (field.isKnown(target)) {
      return 1;
    }
    if (field.rank(target) == Rank.FLAG) {
      return Habit.BOLD_ON_FLAG;
    }
    boolean hunter = field.isKnown(attacker);
    return field.hasMoved(target) ? hunter ? Habit.HUNTER_ON_MOVED : Habit.BOLD_ON_MOVED
        : hunter ? Habit.HUNTER_ON_UNMOVED : Habit.BOLD_ON_UNMOVED;
  }

  private double mixed(int found, double[] values, double[] shares, long[][] where, long[] here, double size,
      double quiet) {
    long[] rest = willing;
    System.arraycopy(here, 0, rest, 0, here.length);
    double left = 1;
    double sum = 0;
    for (int taken = 0; taken < found; taken++) {
      int first = taken;
      for (int i = taken + 1; i < found; i++) {
        if (values[i] < values[first]) {
          first = i;
        }
      }
      double value = values[first];
      double share = shares[first];
      long[] worldsOf = where[first];
      values[first] = values[taken];
      shares[first] = shares[taken];
      where[first] = where[taken];
      double part = share * Guesses.common(worldsOf, rest) / size;
      if (share == 1) {
        for (int w = 0; w < rest.length; w++) {
          rest[w] &= ~worldsOf[w];
        }
      }
      part = Math.min(part, left);
      sum += part * value;
      left -= part;
    }
    return sum + left * quiet;
  }

  private double defend(int move, Clash.Way way, int depth, int ply, double alpha, double beta, double score) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int piece = field.at(from);
    int target = field.at(to);
    Rank mine = field.rank(target);
    double lost = worth.of(me, mine) + goals.at(target, to);
    double next = score - lost + (way.outcome() == Outcome.BOTH_LOST
        ? way.worth() + goals.at(piece, from)
        : goals.at(piece, from) - goals.at(piece, to) + (field.isKnown(piece) ? 0 : way.secret()));
    if (depth < 0 && next >= score) {
      return next;
    }
    Rank before = field.rank(piece);
    narrow(ply, way.worlds());
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

  private void narrow(int ply, long[] kept) {
    long[] next = room[ply + 1];
    long[] here = worlds[ply];
    for (int w = 0; w < next.length; w++) {
      next[w] = here[w] & kept[w];
    }
    worlds[ply + 1] = next;
  }

  private double ended(int ply) {
    return switch (field.ending().orElseThrow()) {
      case Ending.Win win -> win.winner() == Side.values()[me] ? WIN - 5 * ply : -WIN + 5 * ply;
      case Ending.Draw drawn -> draw;
    };
  }

  private void remember(int move, int ply, int depth) {
    if (field.at(PackedMove.to(move)) < 0) {
      if (killers[ply][0] != move) {
        killers[ply][1] = killers[ply][0];
        killers[ply][0] = move;
      }
      if (depth > 0) {
        history[PackedMove.from(move)][PackedMove.to(move)] += depth * depth;
      }
    }
  }

  /** Attacks first, then what was good elsewhere; without the quiet moves when only fights are looked at. */
  private int order(int[] list, int count, int ply, boolean quiet, int first) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (field.at(PackedMove.to(list[i])) >= 0) {
        int move = list[i];
        list[i] = list[kept];
        list[kept++] = move;
      }
    }
    if (!quiet) {
      return kept;
    }
    for (int i = kept; i < count; i++) {
      int move = list[i];
      int rating = rating(move, ply, first);
      int j = i;
      while (j > kept && rating(list[j - 1], ply, first) < rating) {
        list[j] = list[j - 1];
        j--;
      }
      list[j] = move;
    }
    return count;
  }

  private int rating(int move, int ply, int first) {
    if (move == first) {
      return Integer.MAX_VALUE;
    }
    if (move == killers[ply][0]) {
      return Integer.MAX_VALUE - 1;
    }
    if (move == killers[ply][1]) {
      return Integer.MAX_VALUE - 2;
    }
    return history[PackedMove.from(move)][PackedMove.to(move)];
  }
}
