package rankandfile.opponent;

import java.util.Arrays;
import rankandfile.rules.Army;
import rankandfile.rules.PackedMove;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * What each hidden piece of the enemy probably is, by soft facts: where people put which rank, and how the piece has
 * behaved. Gives a weight to each rank of each piece; only the proportions within one piece mean something. Never rules
 * a rank out: {@link Knowledge} does that.
 */
final class Suspicion {

  private static final Rank[] RANKS = Rank.values();

  /** A piece that steps up to one whose rank it can see is rather stronger; people and programs seldom bluff. */
  private static final double APPROACH_STRONGER = 2.5;
  private static final double APPROACH_WEAKER = 0.6;
  /** Running from a known piece. */
  private static final double RUN_WEAKER = 1.6;
  private static final double RUN_STRONGER = 0.4;
  /** Not taking a known weaker piece that stands next to it, each time. */
  private static final double PASS_STRONGER = 0.6;
  /** What a movable piece loses with each turn of its side in which it still stands where it began. */
  private static final double REST = 0.993;
  private static final double LONGEST_REST = 0.25;

  private final Story story;
  private final double[][] weights;
  private final int[] at = new int[Grid.SQUARES];
  private final int[] on;
  private final boolean[] shown;

  Suspicion(Knowledge knowledge, boolean reads) {
    this.story = knowledge.story();
    this.weights = new double[story.pieces()][];
    this.on = new int[story.pieces()];
    this.shown = new boolean[story.pieces()];
    Army army = story.seen().rules().army();
    Habits habits = Habits.of(army);
    for (int p : knowledge.hidden()) {
      weights[p] = new double[RANKS.length];
      for (Rank rank : RANKS) {
        weights[p][rank.ordinal()] = army.count(rank) == 0 ? 0 : placed(habits, rank, p);
      }
    }
    if (reads) {
      read();
    }
  }

  private double placed(Habits habits, Rank rank, int piece) {
    Square home = Square.at(story.start(piece));
    Side side = Side.values()[story.side(piece)];
    return side.isHome(home.row()) ? habits.spread(rank, side, home) + 1e-4 : 1;
  }

  /** The weight of the rank for the hidden piece. */
  double weight(int piece, Rank rank) {
    return weights[piece][rank.ordinal()];
  }

  // ---- reading the game again

  private void read() {
    Arrays.fill(at, Story.GONE);
    for (int p = 0; p < story.pieces(); p++) {
      put(p, story.start(p));
    }
    int enemyTurns = 0;
    for (Story.Turn turn : story.turns()) {
      if (turn.side() != story.me()) {
        enemyTurns++;
        judge(turn);
      }
      apply(turn);
    }
    rest(enemyTurns);
  }

  private void apply(Story.Turn turn) {
    int from = PackedMove.from(turn.move());
    int to = PackedMove.to(turn.move());
    at[from] = Story.GONE;
    on[turn.piece()] = Story.GONE;
    if (turn.target() == Story.GONE) {
      put(turn.piece(), to);
      return;
    }
    shown[turn.piece()] = true;
    shown[turn.target()] = story.rank(turn.target()) != null;
    switch (java.util.Objects.requireNonNull(turn.outcome())) {
      case ATTACKER_WINS -> {
        on[turn.target()] = Story.GONE;
        put(turn.piece(), to);
      }
      case DEFENDER_WINS -> { }
      case BOTH_LOST -> {
        on[turn.target()] = Story.GONE;
        at[to] = Story.GONE;
      }
    }
    if (PackedMove.unpack(turn.move()).rescue().isPresent()) {
      rescued(turn);
    }
  }

  /** A Rescue brings back a piece that everybody knows; which of several equal ones does not matter here. */
  private void rescued(Story.Turn turn) {
    Square square = PackedMove.unpack(turn.move()).rescue().orElseThrow().square();
    for (int p = 0; p < on.length; p++) {
      if (on[p] == Story.GONE && story.where(p) == square.index()) {
        put(p, square.index());
        return;
      }
    }
  }

  private void put(int piece, int square) {
    at[square] = piece;
    on[piece] = square;
  }

  /** A turn of the enemy, on the board before it. */
  private void judge(Story.Turn turn) {
    int from = PackedMove.from(turn.move());
    int to = PackedMove.to(turn.move());
    for (int mine = 0; mine < story.pieces(); mine++) {
      if (!story.isMine(mine) || !shown[mine]) {
        continue;
      }
      int square = on[mine];
      if (square == Story.GONE) {
        continue;
      }
      Rank rank = java.util.Objects.requireNonNull(story.rank(mine));
      for (int near : Grid.next(square)) {
        int enemy = at[near];
        if (enemy >= 0 && !story.isMine(enemy) && weights[enemy] != null && enemy != turn.piece()
            && turn.target() != mine && rank.canMove()) {
          passed(enemy, rank);
        }
      }
      if (weights[turn.piece()] != null && turn.target() == Story.GONE && rank.canMove()) {
        boolean before = Grid.areNeighbours(from, square);
        boolean after = Grid.areNeighbours(to, square);
        if (after && !before) {
          approached(turn.piece(), rank);
        } else if (before && !after) {
          ran(turn.piece(), rank);
        }
      }
    }
  }

  private void approached(int enemy, Rank mine) {
    for (Rank rank : RANKS) {
      if (rank.canMove()) {
        boolean beats = rank.strength() > mine.strength() || rank == Rank.SPY && mine == Rank.MARSHAL;
        times(enemy, rank, beats ? APPROACH_STRONGER : rank.strength() == mine.strength() ? 1 : APPROACH_WEAKER);
      }
    }
  }

  private void ran(int enemy, Rank mine) {
    for (Rank rank : RANKS) {
      if (rank.canMove()) {
        times(enemy, rank, rank.strength() > mine.strength() ? RUN_STRONGER
            : rank.strength() == mine.strength() ? 1 : RUN_WEAKER);
      }
    }
  }

  private void passed(int enemy, Rank mine) {
    for (Rank rank : RANKS) {
      if (rank.canMove() && (rank.strength() > mine.strength() || rank == Rank.SPY && mine == Rank.MARSHAL)) {
        times(enemy, rank, PASS_STRONGER);
      }
    }
  }

  private void times(int piece, Rank rank, double factor) {
    double[] mine = weights[piece];
    // No chain of hints makes a rank more than a thousand times more or less likely than the start did.
    mine[rank.ordinal()] = Math.max(mine[rank.ordinal()] * factor, 1e-7);
  }

  private void rest(int enemyTurns) {
    double still = Math.max(LONGEST_REST, Math.pow(REST, enemyTurns));
    for (int p = 0; p < weights.length; p++) {
      if (weights[p] != null && !story.hasMoved(p)) {
        for (Rank rank : RANKS) {
          if (rank.canMove()) {
            weights[p][rank.ordinal()] *= still;
          }
        }
      }
    }
  }
}
