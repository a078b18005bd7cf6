package rankandfile.opponent;

import java.util.Arrays;
import rankandfile.rules.Rank;

/**
 * What a piece of each rank is worth to each side now, in points: a Sergeant in a new game is 42. Values follow from
 * what is left: the strongest rank on the board is worth the most whatever it is called, a Spy is worth much only while
 * there is a Marshal to kill, and Miners get dearer as they get fewer. All are judged, none is measured by itself.
 */
final class Worth {

  /** Taking the Flag. More than everything else together, so that nothing is kept in its stead. */
  static final double FLAG = 4000;

  private static final Rank[] RANKS = Rank.values();
  /** By the place of a rank among the strengths that are still there, the strongest first. */
  private static final double[] BY_PLACE = {400, 280, 190, 130, 90, 62, 42, 30, 24, 20, 20};

  private final double[][] of = new double[2][RANKS.length];
  private final int[][] count;
  private final boolean lightning;
  private final double eager;

  /**
   * @param count how many pieces of each rank are on the board, for Red and for Blue
   * @param bombsByScouts whether Scouts and not Miners clear Bombs
   * @param eager how much more than usual finding something out is worth, 1 or more
   */
  Worth(int[][] count, boolean bombsByScouts, double eager) {
    this.eager = eager;
    this.count = count;
    this.lightning = bombsByScouts;
    int place = 0;
    for (int r = Rank.MARSHAL.ordinal(); r >= Rank.SERGEANT.ordinal(); r--) {
      if (count[0][r] + count[1][r] > 0) {
        for (int side = 0; side < 2; side++) {
          // Halfway between what the rank is worth in a new game and what its place now is.
          of[side][r] = (BY_PLACE[place] + BY_PLACE[Rank.MARSHAL.ordinal() - r]) / 2;
        }
        place++;
      }
    }
    for (int side = 0; side < 2; side++) {
      special(side);
    }
  }

  private void special(int side) {
    double[] mine = of[side];
    int[] enemy = count[1 - side];
    boolean bombs = enemy[Rank.BOMB.ordinal()] > 0;
    mine[Rank.FLAG.ordinal()] = FLAG;
    mine[Rank.BOMB.ordinal()] = 35;
    mine[Rank.SPY.ordinal()] = enemy[Rank.MARSHAL.ordinal()] > 0 ? 90 : 10;
    mine[Rank.CORPORAL.ordinal()] = 25;
    mine[Rank.MINER.ordinal()] = bombs && !lightning ? 36 + 60.0 / Math.max(1, count[side][Rank.MINER.ordinal()]) : 24;
    mine[Rank.SCOUT.ordinal()] = 18 + 20.0 / Math.max(1, count[side][Rank.SCOUT.ordinal()])
        + (bombs && lightning ? 12 : 0);
    if (enemy[Rank.SPY.ordinal()] == 0) {
      mine[Rank.MARSHAL.ordinal()] *= 1.1;
    }
  }

  double of(int side, Rank rank) {
    return of[side][rank.ordinal()];
  }

  /** What a side loses when the enemy learns that a piece is of this rank. */
  double secret(int side, Rank rank) {
    return eager * of(side, rank) * switch (rank) {
      case MARSHAL, GENERAL -> 0.14;
      case COLONEL, MAJOR, MINER -> 0.10;
      case SPY -> 0.4;
      case BOMB -> 0.3;
      case CAPTAIN, LIEUTENANT, SERGEANT, CORPORAL, SCOUT -> 0.06;
      case FLAG -> 0;
    };
  }

  @Override
  public String toString() {
    return Arrays.deepToString(of);
  }
}
