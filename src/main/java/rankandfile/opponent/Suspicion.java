package rankandfile.opponent;

import java.util.Arrays;
import java.util.Objects;
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
  /** However much speaks against a rank, it stays possible. */
  private static final double LEAST = 1e-6;

  private final Story story;
  private final double[][] weights;
  private final Course course;
  private final Habits habits;

  Suspicion(Knowledge knowledge, boolean reads) {
    this.story = knowledge.story();
    this.weights = new double[story.pieces()][];
    this.course = new Course(story);
    Army army = story.seen().rules().army();
    this.habits = Habits.of(army);
    for (int p : knowledge.hidden()) {
      weights[p] = new double[RANKS.length];
      for (Rank rank : RANKS) {
        weights[p][rank.ordinal()] = army.count(rank) == 0 ? 0 : placed(rank, p);
      }
    }
    if (reads) {
      read();
    }
  }

  private double placed(Rank rank, int piece) {
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
    int enemyTurns = 0;
    for (Story.Turn turn : story.turns()) {
      if (turn.side() != story.me()) {
        enemyTurns++;
        judge(turn);
      }
      course.goOn(turn);
    }
    rest(enemyTurns);
    lurk();
    weighFlags();
  }

  /** A turn of the enemy, on the board before it. */
  private void judge(Story.Turn turn) {
    int mover = turn.piece();
    boolean hidden = weights[mover] != null && turn.target() == Story.GONE;
    int from = PackedMove.from(turn.move());
    int to = PackedMove.to(turn.move());
    for (int mine = 0; mine < story.pieces(); mine++) {
      int square = course.on(mine);
      if (square == Story.GONE || !story.isMine(mine)) {
        continue;
      }
      Rank rank = Objects.requireNonNull(story.rank(mine));
      if (rank.canMove()) {
        if (course.isShown(mine)) {
          spared(mine, rank, turn);
        }
        if (hidden) {
          nearer(mover, rank, course.isShown(mine), Grid.areNeighbours(from, square), Grid.areNeighbours(to, square));
        }
      }
    }
    if (hidden && !course.hasMoved(mover)) {
      return;
    }
    if (hidden && Grid.areNeighbours(from, to)) {
      times(mover, Rank.SCOUT, Hints.SCOUT_GOES_ONE_STEP);
    }
  }

  /** Whoever stands next to the shown piece and does something else with this turn. */
  private void spared(int mine, Rank rank, Story.Turn turn) {
    if (rank.strength() < Hints.PRECIOUS.strength() || turn.target() == mine) {
      return;
    }
    for (int near : Grid.next(course.on(mine))) {
      int enemy = course.at(near);
      if (enemy >= 0 && weights[enemy] != null && enemy != turn.piece()) {
        compare(enemy, rank, Hints.SPARES_PRECIOUS);
      }
    }
  }

  private void nearer(int mover, Rank rank, boolean isShown, boolean before, boolean after) {
    boolean precious = rank.strength() >= Hints.PRECIOUS.strength();
    if (!isShown) {
      // The piece does not know what it comes up to; a strong one dares more often.
      if (after && !before && !precious && course.hasMoved(mover)) {
        compare(mover, rank, Hints.APPROACHES_HIDDEN);
      }
    } else if (after) {
      compare(mover, rank, !precious ? Hints.APPROACHES_LESSER
          : course.hasMoved(mover) ? Hints.APPROACHES_PRECIOUS : Hints.FIRST_STEP_TO_PRECIOUS);
    } else if (before && precious) {
      compare(mover, rank, Hints.RUNS_FROM_PRECIOUS);
    }
  }

  /** Changes the weights of an enemy's piece by how its rank compares with an own one. */
  private void compare(int enemy, Rank mine, double[] factors) {
    for (Rank rank : RANKS) {
      if (rank.canMove()) {
        boolean beats = rank.strength() > mine.strength() || rank == Rank.SPY && mine == Rank.MARSHAL;
        times(enemy, rank, factors[beats ? 0 : rank.strength() == mine.strength() ? 1 : 2]);
      }
    }
  }

  private void times(int piece, Rank rank, double factor) {
    double[] mine = weights[piece];
    mine[rank.ordinal()] = mine[rank.ordinal()] == 0 ? 0 : Math.max(mine[rank.ordinal()] * factor, LEAST);
  }

  /** A Spy stands beside what the shown Marshal may want to take. */
  private void lurk() {
    for (int mine = 0; mine < story.pieces(); mine++) {
      if (story.isMine(mine) && story.rank(mine) == Rank.MARSHAL && story.isShown(mine) && story.isOnBoard(mine)) {
        for (int enemy = 0; enemy < weights.length; enemy++) {
          if (weights[enemy] != null && story.isOnBoard(enemy)
              && Grid.distance(story.where(mine), story.where(enemy)) <= Hints.LURKING) {
            times(enemy, Rank.SPY, Hints.SPY_LURKS);
          }
        }
      }
    }
  }

  /**
   * Beside a Flag people put Bombs, so that what has begun beside a piece which can move is hardly the Flag. In 60
   * games against one other program this lifted the chance that was given to the true Flag's square from 0.15 to 0.18,
   * as a geometric mean; expert against itself without it, 60 games at 3000 nodes: 0.53 +- 0.13.
   */
  private void weighFlags() {
    int[] began = new int[Grid.SQUARES];
    Arrays.fill(began, Story.GONE);
    for (int p = 0; p < story.pieces(); p++) {
      if (!story.isMine(p)) {
        began[story.start(p)] = p;
      }
    }
    for (int p = 0; p < weights.length; p++) {
      if (weights[p] != null && !story.hasMoved(p)) {
        for (int near : Grid.next(story.start(p))) {
          times(p, Rank.FLAG, began[near] == Story.GONE ? 1 : besideFlag(began[near]));
        }
      }
    }
  }

  /** How much more often people put the piece beside their Flag than anyhow on its square, by what is known of it. */
  private double besideFlag(int piece) {
    Side side = Side.values()[story.side(piece)];
    Square home = Square.at(story.start(piece));
    if (!side.isHome(home.row()) || story.rank(piece) == null && !story.hasMoved(piece)) {
      return 1;
    }
    double beside = 0;
    double usual = 0;
    for (Rank rank : RANKS) {
      if (story.rank(piece) == null ? rank.canMove() : rank == story.rank(piece)) {
        beside += habits.besideFlag(rank);
        usual += habits.chance(rank, side, home);
      }
    }
    return usual == 0 ? 1 : beside / usual;
  }

  private void rest(int enemyTurns) {
    int turns = Math.min(enemyTurns, Hints.LONGEST_REST);
    for (int p = 0; p < weights.length; p++) {
      if (weights[p] != null && !story.hasMoved(p)) {
        for (Rank rank : RANKS) {
          times(p, rank, Math.pow(rests(rank), turns));
        }
      }
    }
  }

  private static double rests(Rank rank) {
    return switch (rank) {
      case FLAG, BOMB -> 1;
      case SPY, MINER -> Hints.MINER_RESTS;
      case SCOUT, CORPORAL, SERGEANT, LIEUTENANT, CAPTAIN, MAJOR -> Hints.OTHER_RESTS;
      case COLONEL, GENERAL, MARSHAL -> Hints.HUNTER_RESTS;
    };
  }
}
