package rankandfile.opponent;

import java.util.Arrays;
import java.util.stream.IntStream;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;

/**
 * What speaks for a formation and what against it, in points of which one is a small fault. Each rule below is what
 * players tell beginners; where people put their pieces comes in with a weight, so that a formation also hides among
 * those that people play.
 *
 * @param habits where people put the pieces of this army
 */
record FormationSense(Army army, Habits habits) {

  /** People's habit decides little between two usual formations and much against a strange one. */
  private static final double USUAL = 0.15;
  /** An open way to the Flag from before is what loses games at once: any Scout may run down a free column. */
  private static final double OPEN_TO_SCOUTS = 6;
  private static final double UNGUARDED_BEFORE = 4;
  private static final double UNGUARDED_BESIDE = 3;
  /**
   * A guard that can move will be drawn away or beaten; a Bomb stays. Expert against greedy, 60 games at 1500 nodes:
   * 0.88 with half a point for it, 0.94 with this; expert against itself, 40 games: 0.63 for this.
   */
  private static final double GUARD_THAT_MOVES = 2.5;
  private static final double LOCKED_IN = 1.5;
  private static final double BLOCKED_WAY_OUT = 0.7;
  private static final double MINER_IN_FRONT = 0.8;
  private static final double SPY_IN_FRONT = 1.5;
  /** The Spy waits near the piece that draws the enemy's Marshal. */
  private static final double SPY_ALONE = 1;
  private static final int NEAR = 3;
  /** For each unit of strength (a Sergeant is 4) by which one wing is stronger than half of it all. */
  private static final double LOPSIDED = 0.12;

  /** Higher is better; only the differences mean something. */
  double points(Formation formation) {
    return USUAL * usual(formation) - flagInDanger(formation) - stuck(formation) - outOfPlace(formation)
        - LOPSIDED * lopsided(formation);
  }

  /** Whether a move can be made at the start, and in a large army by several pieces (E2). */
  boolean canBegin(Formation formation) {
    long free = IntStream.range(0, Formation.PLACES).filter(formation::canMove)
        .filter(place -> place < 10 && Formation.hasWayOut(place)
            || Arrays.stream(Formation.beside(place)).anyMatch(formation::isEmpty)).count();
    return free >= Math.min(3, Math.max(1, army.movable() / 3));
  }

  private double usual(Formation formation) {
    double sum = 0;
    for (Rank rank : Rank.values()) {
      for (int place : formation.places(rank)) {
        sum += Math.log(habits.chance(rank, Side.RED, Formation.square(place, Side.RED)));
      }
    }
    return sum;
  }

  /** A small army cannot stand all round its Flag, so that gaps there count less. */
  private double flagInDanger(Formation formation) {
    double danger = 0;
    double full = army.size() / (double) Formation.PLACES;
    for (int flag : formation.places(Rank.FLAG)) {
      for (int place : Formation.beside(flag)) {
        danger += full * full * (formation.canMove(place) ? GUARD_THAT_MOVES
            : !formation.isEmpty(place) ? 0
            : place == flag - 10 ? UNGUARDED_BEFORE : UNGUARDED_BESIDE);
      }
      danger += isOpenBefore(formation, flag) ? OPEN_TO_SCOUTS : 0;
    }
    return danger;
  }

  private static boolean isOpenBefore(Formation formation, int flag) {
    return IntStream.iterate(flag - 10, place -> place >= 0, place -> place - 10).allMatch(formation::isEmpty)
        && Formation.hasWayOut(flag % 10);
  }

  /** Pieces that never get out past the own Bombs, and ways out that a Bomb closes. */
  private static double stuck(Formation formation) {
    boolean[] reachable = formation.reachable();
    long locked = IntStream.range(0, Formation.PLACES).filter(p -> formation.canMove(p) && !reachable[p]).count();
    long blocked = IntStream.range(0, 10)
        .filter(p -> Formation.hasWayOut(p) && !formation.isEmpty(p) && !formation.canMove(p)).count();
    return LOCKED_IN * locked + BLOCKED_WAY_OUT * blocked;
  }

  private static double outOfPlace(Formation formation) {
    double faults = 0;
    for (int place : formation.places(Rank.MINER)) {
      faults += place < 10 ? MINER_IN_FRONT : 0;
    }
    for (int spy : formation.places(Rank.SPY)) {
      boolean accompanied = IntStream.range(0, Formation.PLACES)
          .anyMatch(p -> formation.strength(p) >= Rank.GENERAL.strength() && distance(p, spy) <= NEAR);
      faults += (accompanied ? 0 : SPY_ALONE) + (spy < 10 ? SPY_IN_FRONT : 0);
    }
    return faults;
  }

  private static int distance(int one, int other) {
    return Math.abs(one / 10 - other / 10) + Math.abs(one % 10 - other % 10);
  }

  /** By how much the strength of the better wing is more than half; officers only, for they decide a wing. */
  private static double lopsided(Formation formation) {
    int difference = IntStream.range(0, Formation.PLACES)
        .filter(p -> formation.strength(p) >= Rank.CAPTAIN.strength())
        .map(p -> p % 10 < 5 ? formation.strength(p) : -formation.strength(p)).sum();
    return Math.abs(difference) / 2.0;
  }
}
