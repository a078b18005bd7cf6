package rankandfile.opponent;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.Field;
import rankandfile.rules.Fights;
import rankandfile.rules.Move;
import rankandfile.rules.PackedMove;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.SwitchValue.BombClearedBy;

/** One answer of a computer player, from what it knows to the move that it makes. */
final class Thinker {

  private static final Rank[] RANKS = Rank.values();
  /** A hidden piece that has not moved is thought to be able to when this share of worlds lets it. */
  private static final double MAY_MOVE = 0.25;
  /** Among moves as good as each other within a point, which one is chance: nobody should know what comes. */
  private static final double WHIM = 1;
  private static final double BACK_AGAIN = 5;

  private final Story story;
  private final Guesses guesses;
  private final Field field;
  private final Search search;
  private final Clock clock;
  private final RandomGenerator random;
  private final Settings settings;
  private int reached;

  Thinker(Story story, Settings settings, RandomGenerator random, Budget budget) {
    this.story = story;
    this.settings = settings;
    this.random = random;
    this.clock = new Clock(budget);
    Knowledge knowledge = new Knowledge(story);
    this.guesses = new Guesses(knowledge, new Suspicion(knowledge, settings.readsBehaviour()), settings.worlds(),
        random);
    this.field = board();
    Worth worth = worth(knowledge);
    Clashes clashes = new Clashes(story, guesses, new Fights(field.rules()), worth);
    Goals goals = new Goals(field, story, clashes, worth, eager());
    this.search = new Search(field, story, guesses, goals, clashes, worth, clock, settings.fights());
  }

  /** The board as everybody sees it: the first world's start, and every turn since. */
  private Field board() {
    Setup setup = Setup.of(story.start(guesses.first()), story.seen().rules(), Scope.OPENING).with(firstMover());
    Field played = Field.of(setup);
    for (Story.Turn turn : story.turns()) {
      played.play(turn.move());
    }
    for (int p = 0; p < story.pieces(); p++) {
      if (!story.isMine(p) && story.rank(p) == null) {
        played.suppose(p, mover(p));
      }
    }
    return played;
  }

  private Side firstMover() {
    return story.turns().isEmpty() ? story.seen().turn() : Side.values()[story.turns().getFirst().side()];
  }

  /** A rank with the hidden piece's way of moving: one step, or a Scout's line if it is rather one than not. */
  private Rank mover(int piece) {
    if (guesses.chance(piece, Rank.SCOUT) > 0.5) {
      return Rank.SCOUT;
    }
    if (guesses.chance(piece, Rank.BOMB) + guesses.chance(piece, Rank.FLAG) > 1 - MAY_MOVE) {
      return Rank.BOMB;
    }
    return Rank.SERGEANT;
  }

  /** Who only waits sees the same position again; so the longer nothing has happened, the dearer is something new. */
  private double eager() {
    return 1 + Math.min(Habit.MOST_EAGER, story.calm() / Habit.PATIENCE);
  }

  private Worth worth(Knowledge knowledge) {
    int[][] count = new int[2][RANKS.length];
    int enemy = 1 - story.me();
    for (int p = 0; p < story.pieces(); p++) {
      Rank rank = story.rank(p);
      if (rank != null && story.isOnBoard(p)) {
        count[story.side(p)][rank.ordinal()]++;
      }
    }
    int[] left = knowledge.left();
    for (int r = 0; r < left.length; r++) {
      count[enemy][r] += left[r];
    }
    return new Worth(count, story.seen().rules().bombClearedBy() == BombClearedBy.SCOUT, eager());
  }

  /** The best move found, with its Rescue where it makes one. */
  Move move() {
    return PackedMove.unpack(packed());
  }

  private int packed() {
    int[] moves = new int[field.mostMoves() + 2000];
    int count = field.moves(moves);
    if (count == 0) {
      throw new IllegalArgumentException("no move to choose from");
    }
    double[] extra = new double[count];
    for (int i = 0; i < count; i++) {
      extra[i] = random.nextDouble() * WHIM - shuffle(moves[i]);
    }
    return deepen(Arrays.copyOf(moves, count), extra);
  }

  private int deepen(int[] moves, double[] extra) {
    int best = 0;
    double[] values = new double[moves.length];
    Integer[] order = new Integer[moves.length];
    Arrays.setAll(order, i -> i);
    for (int depth = 0; depth < settings.depth(); depth++) {
      double top = -1e9;
      int topMove = -1;
      try {
        for (int i = 0; i < order.length; i++) {
          int m = order[i];
          values[m] = search.value(moves[m], depth, top - extra[m], 1e9) + extra[m];
          if (values[m] > top) {
            top = values[m];
            topMove = m;
          } else {
            values[m] = Math.min(values[m], top - 1e-9 * (i + 1));
          }
          if (i > 0) {
            best = topMove;
          }
        }
      } catch (Search.OutOfTime e) {
        return topMove >= 0 && depth > 0 && order[0] != topMove ? moves[topMove] : moves[best];
      }
      best = topMove;
      reached = depth + 1;
      double[] now = values;
      Arrays.sort(order, (a, b) -> Double.compare(now[b], now[a]));
    }
    return moves[best];
  }

  /** Going back where one came from brings nothing, and a third time would end some games. */
  private double shuffle(int move) {
    Story.@Nullable Turn last = null;
    for (Story.Turn turn : story.turns()) {
      last = turn.side() == story.me() ? turn : last;
    }
    boolean back = last != null && last.piece() == field.at(PackedMove.from(move))
        && PackedMove.to(move) == PackedMove.from(last.move());
    return back ? BACK_AGAIN * eager() : 0;
  }

  /** How many full plies were looked at to the end. */
  int depth() {
    return reached;
  }

  long nodes() {
    return clock.nodes();
  }
}
