package rankandfile.opponent;

import org.jspecify.annotations.Nullable;
import rankandfile.rules.Field;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;

/**
 * What draws each piece where: for every piece on the board a number of points for each square, so that a search that
 * sees no fight still walks towards one that is worth it. A target draws as much as the fight with it is worth on
 * average, less with every step to it.
 *
 * <p>This is meant to let much follow: an officer that nothing can beat is drawn to whatever has moved, since that is
 * no Bomb, and Miners to unmoved pieces at the back.
 */
final class Goals {

  /** The share of a fight's worth that its target radiates. */
  private static final double PULL = 0.12;
  /** What one step more leaves of it. */
  private static final double DECAY = 0.88;
  /** The Flag counts for less here than in a fight: a guess at it is worth a walk, not an army. */
  private static final double FLAG_SEEN_FROM_AFAR = 900;
  /** The share of a possible loss that the enemy's piece keeps others away with, and what a step more leaves of it. */
  private static final double SHUN = 0.12;
  private static final double SHUN_DECAY = 0.65;
  /** How far a hidden piece is in danger next to a shown one, if it has moved and if it has not. */
  private static final double MOVED_IS_SOUGHT = 0.7;
  private static final double UNMOVED_IS_SOUGHT = 0.15;
  /** What is left of a pull after so many steps. */
  private static final double[] LEFT = new double[Steps.FAR + 1];
  private static final double[] NEARNESS = new double[Steps.FAR + 1];

  static {
    for (int steps = 0; steps < Steps.FAR; steps++) {
      LEFT[steps] = Math.pow(DECAY, steps);
      NEARNESS[steps] = Math.pow(SHUN_DECAY, steps);
    }
  }

  private final double[][] points;
  private final double pull;
  private final FlagDanger danger;

  Goals(Field field, Story story, Clashes clashes, Worth worth, double eager) {
    this.pull = PULL * eager;
    this.danger = new FlagDanger(field, story, clashes);
    this.points = new double[field.pieces()][];
    int[][] distance = new int[field.pieces()][];
    for (int p = 0; p < field.pieces(); p++) {
      if (field.where(p) >= 0) {
        distance[p] = Steps.to(field, p);
      }
    }
    double[][][] byRank = new double[3][Rank.values().length][];
    for (int p = 0; p < field.pieces(); p++) {
      if (field.where(p) < 0) {
        continue;
      }
      if (story.isMine(p)) {
        points[p] = mine(p, field, story, clashes, worth, distance, byRank);
      } else {
        points[p] = enemys(p, field, story, clashes, worth, distance);
      }
    }
  }

  /** The points that the square is worth to the piece's side while the piece stands there. */
  double at(int piece, int square) {
    double[] squares = points[piece];
    return squares == null ? 0 : squares[square];
  }

  private double[] mine(int piece, Field field, Story story, Clashes clashes, Worth worth, int[][] distance,
      double[][][] byRank) {
    Rank rank = field.rank(piece);
    if (!rank.canMove()) {
      return new double[Grid.SQUARES];
    }
    boolean shown = story.isShown(piece);
    double[][] same = byRank[shown ? 2 : story.hasMoved(piece) ? 1 : 0];
    if (same[rank.ordinal()] == null) {
      double[] gain = new double[field.pieces()];
      double[] loss = new double[field.pieces()];
      for (int other = 0; other < gain.length; other++) {
        if (distance[other] != null && !story.isMine(other)) {
          gain[other] = gain(rank, shown, other, story, clashes, worth);
          loss[other] = loss(rank, other, story, clashes, worth)
              * (shown ? 1 : story.hasMoved(piece) ? MOVED_IS_SOUGHT : UNMOVED_IS_SOUGHT);
        }
      }
      double[] squares = spread(gain, distance);
      shun(squares, loss, distance);
      same[rank.ordinal()] = squares;
    }
    return same[rank.ordinal()];
  }

  /**
   * What the piece's side loses if the enemy's shown piece takes it. With a fear of all hidden ones the player was seen
   * to stand still, and it won 7 of 20 games against one other program; without, 11 of 19, which are few.
   */
  private static double loss(Rank rank, int enemy, Story story, Clashes clashes, Worth worth) {
    if (!story.isShown(enemy)) {
      return 0;
    }
    double loss = 0;
    for (Clash.Way way : clashes.defence(rank, enemy).ways()) {
      if (way.outcome() == Outcome.ATTACKER_WINS) {
        loss += worth.of(story.me(), rank) * Guesses.share(way.worlds());
      }
    }
    return loss;
  }

  private static void shun(double[] squares, double[] loss, int[][] distance) {
    double[] most = new double[Grid.SQUARES];
    for (int enemy = 0; enemy < loss.length; enemy++) {
      if (loss[enemy] > 0) {
        for (int s = 0; s < Grid.SQUARES; s++) {
          most[s] = Math.max(most[s], SHUN * loss[enemy] * NEARNESS[Math.max(1, distance[enemy][s])]);
        }
      }
    }
    for (int s = 0; s < Grid.SQUARES; s++) {
      squares[s] -= most[s];
    }
  }

  /** What the piece's side gets on average from attacking the target. */
  private double gain(Rank rank, boolean shown, int target, Story story, Clashes clashes, Worth worth) {
    int me = story.me();
    double gain = 0;
    double rid = danger.now(target, story);
    for (Clash.Way way : clashes.attack(rank, target).ways()) {
      double chance = Guesses.share(way.worlds());
      double told = shown ? 0 : worth.secret(me, rank);
      gain += chance * (way.flag() ? FLAG_SEEN_FROM_AFAR : switch (way.outcome()) {
        case ATTACKER_WINS -> way.worth() + rid - told;
        case DEFENDER_WINS -> way.secret() - worth.of(me, rank) * Habit.care(rank);
        case BOTH_LOST -> way.worth() + rid - worth.of(me, rank);
      });
    }
    return gain;
  }

  private double[] enemys(int piece, Field field, Story story, Clashes clashes, Worth worth, int[][] distance) {
    double[] gain = new double[field.pieces()];
    for (int target = 0; target < gain.length; target++) {
      if (distance[target] != null && story.isMine(target)) {
        Rank rank = field.rank(target);
        for (Clash.Way way : clashes.defence(rank, piece).ways()) {
          double chance = Guesses.share(way.worlds());
          if (way.outcome() == Outcome.ATTACKER_WINS) {
            gain[target] += chance * (rank == Rank.FLAG ? FLAG_SEEN_FROM_AFAR / 3
                : story.isShown(target) ? worth.of(story.me(), rank) / 2 : 0);
          }
        }
      }
    }
    double[] squares = spread(gain, distance);
    double[] dangerous = danger.of(piece);
    if (dangerous != null) {
      for (int s = 0; s < Grid.SQUARES; s++) {
        squares[s] += dangerous[s];
      }
    }
    return squares;
  }

  private double[] spread(double[] gain, int[][] distance) {
    double[] squares = new double[Grid.SQUARES];
    for (int target = 0; target < gain.length; target++) {
      if (gain[target] > 0) {
        for (int s = 0; s < Grid.SQUARES; s++) {
          int steps = Math.max(1, distance[target][s]);
          squares[s] = Math.max(squares[s], pull * gain[target] * LEFT[steps]);
        }
      }
    }
    return squares;
  }

  /** For whoever looks for a fault. */
  double @Nullable [] of(int piece) {
    return points[piece];
  }
}
