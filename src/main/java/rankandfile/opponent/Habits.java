package rankandfile.opponent;

import java.util.EnumMap;
import java.util.Map;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * Where people put their pieces: what is likely on which home square before anything is known, for any army.
 *
 * <p>The classic and the Barrage army have been counted, see {@link PlacingTable}. Another army is thought of as placed
 * like the counted one that is nearer in size, each rank in its own proportion: a Lightning player has half as many
 * Scouts as a classic one, and puts them where Scouts go.
 */
final class Habits {

  private static final PlacingTable CLASSIC = PlacingTable.read("classic.txt");
  private static final PlacingTable BARRAGE = PlacingTable.read("barrage.txt");
  /** Armies up to this size are set up like Barrage: few pieces behind a wide front. */
  private static final int SMALL = 12;
  /** Counted on top in each cell, so that what nobody played is unlikely and not impossible. */
  private static final double DOUBT = 0.5;

  private final Map<Rank, double[]> spread = new EnumMap<>(Rank.class);
  private final Map<Rank, double[]> chance = new EnumMap<>(Rank.class);
  private final Map<Rank, Double> besideFlag = new EnumMap<>(Rank.class);

  private Habits(Army army) {
    PlacingTable table = army.size() <= SMALL ? BARRAGE : CLASSIC;
    double[] taken = new double[PlacingTable.CELLS];
    double beside = 0;
    for (Rank rank : Rank.values()) {
      PlacingTable.Row row = row(table, rank);
      spread.put(rank, spread(row));
      for (int cell = 0; cell < PlacingTable.CELLS; cell++) {
        taken[cell] += army.count(rank) * spread.get(rank)[cell];
      }
      besideFlag.put(rank, army.count(rank) * (row.besideFlag() + DOUBT) / row.pieces());
      beside += besideFlag.get(rank);
    }
    for (Rank rank : Rank.values()) {
      double[] there = new double[PlacingTable.CELLS];
      for (int cell = 0; cell < PlacingTable.CELLS; cell++) {
        there[cell] = army.count(rank) * spread.get(rank)[cell] / taken[cell];
      }
      chance.put(rank, there);
      besideFlag.put(rank, besideFlag.get(rank) / beside);
    }
  }

  static Habits of(Army army) {
    return new Habits(army);
  }

  /** The chance that a piece which stood on this home square at the start is of this rank; they add up to 1. */
  double chance(Rank rank, Side side, Square home) {
    return chance.get(rank)[PlacingTable.cell(side, home)];
  }

  /** The chance that one piece of this rank stands on just this square; over all home squares they add up to 1. */
  double spread(Rank rank, Side side, Square home) {
    return spread.get(rank)[PlacingTable.cell(side, home)];
  }

  /** The chance that a piece next to its own Flag is of this rank; they add up to 1. Only Bombs are there often. */
  double besideFlag(Rank rank) {
    return besideFlag.get(rank);
  }

  /** The counts of the rank, or of the one that is used most like it. */
  private static PlacingTable.Row row(PlacingTable table, Rank rank) {
    Rank like = rank == Rank.CORPORAL ? Rank.SERGEANT : rank;
    PlacingTable.Row row = table.rows().get(like);
    return row != null ? row : CLASSIC.rows().get(like);
  }

  private static double[] spread(PlacingTable.Row row) {
    double[] spread = new double[PlacingTable.CELLS];
    double all = 2 * (row.pieces() + PlacingTable.CELLS * DOUBT);
    for (int cell = 0; cell < PlacingTable.CELLS; cell++) {
      spread[cell] = (row.cells().get(cell) + DOUBT) / all;
    }
    return spread;
  }
}
