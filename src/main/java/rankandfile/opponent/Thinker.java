package rankandfile.opponent;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
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

/** One answer of a computer player, from what it knows to the move that it makes. */
final class Thinker {

  /** A hidden piece that has not moved is thought to be able to when this share of worlds lets it. */
  private static final double MAY_MOVE = 0.25;
  private static final double BACK_AGAIN = 5;
  private static final double MOST = 1e9;
  private static final double ROUNDING = 1e-6;

  private final Story story;
  private final Knowledge knowledge;
  private final Guesses guesses;
  private final Field field;
  private final Search search;
  private final Clock clock;
  private final RandomGenerator random;
  private final Settings settings;
  private final Balance balance;
  private int reached;

  /**
   * @throws IllegalArgumentException if it is not the turn of the story's side, or the game is over
   */
  Thinker(Story story, Settings settings, RandomGenerator random, Budget budget) {
    if (story.seen().destinations().isEmpty()) {
      throw new IllegalArgumentException("not this player's turn");
    }
    this.story = story;
    this.settings = settings;
    this.random = random;
    this.clock = new Clock(budget);
    this.knowledge = new Knowledge(story);
    this.guesses = new Guesses(knowledge, new Suspicion(knowledge, settings.readsBehaviour()), settings.worlds(),
        random);
    this.field = board();
    guesses.forget(settings.memory());
    this.balance = new Balance(knowledge, eager());
    Clashes clashes = new Clashes(story, guesses, Fights.under(field.rules()), balance.worth());
    Goals goals = new Goals(field, story, clashes, balance.worth(), eager());
    this.search = new Search(field.copy(), story.me(), guesses, goals, clashes, balance, clock, settings.fights());
  }

  /** Who only waits sees the same position again; so the longer nothing has happened, the dearer is something new. */
  private double eager() {
    return 1 + Math.min(Habit.MOST_EAGER, story.calm() / Habit.PATIENCE);
  }

  // ---- the board

  /**
   * The board as everybody sees it, with the memory of the repetition rules: the start of one guessed world, and every
   * turn since. The real game goes on, whatever would have ended it in that world.
   */
  private Field board() {
    Side first = story.turns().isEmpty() ? story.seen().turn() : Side.values()[story.turns().getFirst().side()];
    Field played = Field.of(Setup.of(story.start(guesses.world(0)), story.seen().rules(), Scope.OPENING).with(first));
    played.playOn();
    for (Story.Turn turn : story.turns()) {
      played.play(turn.move());
      played.playOn();
    }
    suppose(played);
    return played;
  }

  /** Gives each hidden piece of the enemy a rank with its way of moving; at least as many move as must be able to. */
  private void suppose(Field played) {
    int movers = movable();
    List<Integer> likeliest = knowledge.hidden().stream()
        .sorted(Comparator.comparingDouble(this::fixed).thenComparing(Comparator.naturalOrder())).toList();
    for (int piece : likeliest) {
      boolean moves = movers > 0 || fixed(piece) < 1 - MAY_MOVE;
      played.suppose(piece, !moves ? Rank.BOMB : guesses.chance(piece, Rank.SCOUT) > 0.5 ? Rank.SCOUT : Rank.SERGEANT);
      movers--;
    }
  }

  /** How many of the hidden pieces can move. */
  private int movable() {
    int[] left = knowledge.left();
    return Arrays.stream(Rank.values()).filter(Rank::canMove).mapToInt(r -> left[r.ordinal()]).sum();
  }

  private double fixed(int piece) {
    return guesses.chance(piece, Rank.BOMB) + guesses.chance(piece, Rank.FLAG);
  }

  // ---- the answer

  /** The best move found, with its Rescue where it makes one. */
  Move move() {
    int[] moves = new int[Search.MOST_MOVES];
    int count = field.moves(moves);
    double[] extra = new double[count];
    for (int i = 0; i < count; i++) {
      extra[i] = random.nextDouble() * settings.whim() - shuffle(moves[i]);
    }
    return PackedMove.unpack(withRescue(deepen(Arrays.copyOf(moves, count), extra)));
  }

  /** Looks one ply deeper again and again, the best moves first, until the depth or the budget is used up. */
  private int deepen(int[] moves, double[] extra) {
    int best = 0;
    double[] values = new double[moves.length];
    Integer[] order = new Integer[moves.length];
    Arrays.setAll(order, i -> i);
    for (int depth = 0; depth < settings.depth(); depth++) {
      int top = -1;
      try {
        for (int i = 0; i < order.length; i++) {
          int m = order[i];
          double bar = top < 0 ? -MOST : values[top];
          double value = search.value(moves[m], depth, bar - extra[m], MOST) + extra[m];
          // A search mostly gives just the bar for what is no better; an error of rounding must not lift it above.
          boolean better = value > bar + ROUNDING;
          // What is no better than the best so far is only known to be no better: its place in the order stays.
          values[m] = better ? value : Math.min(value, bar) - ROUNDING * (i + 1);
          top = better ? m : top;
          best = i > 0 || depth == 0 ? top : best;
        }
      } catch (Search.OutOfTime e) {
        return moves[best];
      }
      best = top;
      reached = depth + 1;
      Arrays.sort(order, Comparator.comparingDouble(m -> -values[m]));
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

  /** S1: of the captured pieces the dearest comes back, next to the own Flag if there is room, where it guards. */
  private int withRescue(int move) {
    if (PackedMove.unpack(move).rescue().isPresent()) {
      return move;
    }
    int[] forms = new int[Search.MOST_MOVES];
    int count = field.rescues(move, forms);
    int best = move;
    double most = 0;
    for (int i = 0; i < count; i++) {
      var rescue = PackedMove.unpack(forms[i]).rescue().orElseThrow();
      double value = 10 * balance.worth().of(story.me(), rescue.rank()) + 9 - nearFlag(rescue.square().index());
      if (value > most) {
        most = value;
        best = forms[i];
      }
    }
    return best;
  }

  private int nearFlag(int square) {
    for (int p = 0; p < story.pieces(); p++) {
      if (story.isMine(p) && story.rank(p) == Rank.FLAG) {
        int flag = story.where(p);
        return Math.min(9, Grid.distance(flag, square));
      }
    }
    return 9;
  }

  /** What a legal move is worth with so many full plies after it, looked at for itself. */
  double worth(Move move, int depth) {
    return search.value(PackedMove.pack(move), depth, -MOST, MOST);
  }

  /** How many full plies were looked at to the end. */
  int depth() {
    return reached;
  }

  long nodes() {
    return clock.nodes();
  }
}
