package rankandfile.opponent;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import rankandfile.rules.Army;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;

/**
 * How an army is set up: a few formations are drawn from people's habits, and the most sensible of them is taken. The
 * draw makes each one different, the choice keeps them sound.
 *
 * @param tries how many formations are compared
 * @param habit 1 to draw pieces exactly as people place them, 0 to place them anywhere
 */
record Arranging(int tries, double habit) {

  /** Most constrained first: whoever comes late takes the squares that are left. */
  private static final List<Rank> ORDER = List.of(Rank.FLAG, Rank.BOMB, Rank.SPY, Rank.MARSHAL, Rank.GENERAL,
      Rank.COLONEL, Rank.MAJOR, Rank.MINER, Rank.CAPTAIN, Rank.LIEUTENANT, Rank.SERGEANT, Rank.CORPORAL, Rank.SCOUT);
  /** The Flag stands in the two rows at the back: whoever learns from an army should find no bad example in it. */
  private static final int FLAG_FROM = 20;
  /** After so many draws without a movable front one is taken as it is: the army can have no other. */
  private static final int PATIENCE = 200;

  /** The army on the side's home squares. It has at most forty pieces. */
  List<Placement> arrange(Side side, Army army, RandomGenerator random) {
    FormationSense sense = new FormationSense(army, Habits.of(army));
    Formation best = drawn(sense, random);
    double points = sense.points(best);
    for (int i = 1; i < tries; i++) {
      Formation next = drawn(sense, random);
      double nextPoints = sense.points(next);
      if (nextPoints > points) {
        best = next;
        points = nextPoints;
      }
    }
    return best.placements(side);
  }

  private Formation drawn(FormationSense sense, RandomGenerator random) {
    Formation formation = draw(sense, random);
    for (int i = 0; i < PATIENCE && !sense.canBegin(formation); i++) {
      formation = draw(sense, random);
    }
    return formation;
  }

  private Formation draw(FormationSense sense, RandomGenerator random) {
    Formation formation = new Formation();
    Map<Rank, double[]> weights = weights(sense.habits());
    for (Rank rank : ORDER) {
      for (int i = 0; i < sense.army().count(rank); i++) {
        int place = pick(weights.get(rank), formation, random);
        formation.put(rank, place);
        if (rank == Rank.FLAG) {
          weighGuards(weights, sense.habits(), place);
        }
      }
    }
    return formation;
  }

  private Map<Rank, double[]> weights(Habits habits) {
    Map<Rank, double[]> weights = new EnumMap<>(Rank.class);
    for (Rank rank : ORDER) {
      double[] all = new double[Formation.PLACES];
      for (int place = 0; place < all.length; place++) {
        boolean exposed = rank == Rank.FLAG && place < FLAG_FROM;
        all[place] = exposed ? 0 : Math.pow(habits.spread(rank, Side.RED, Formation.square(place, Side.RED)), habit);
      }
      weights.put(rank, all);
    }
    return weights;
  }

  /** What people put next to the Flag, they put there more often than those squares alone would tell. */
  private void weighGuards(Map<Rank, double[]> weights, Habits habits, int flag) {
    for (int place : Formation.beside(flag)) {
      for (Rank rank : ORDER) {
        double usual = habits.chance(rank, Side.RED, Formation.square(place, Side.RED));
        weights.get(rank)[place] *= usual == 0 ? 1 : Math.pow(habits.besideFlag(rank) / usual, habit);
      }
    }
  }

  private static int pick(double[] weights, Formation formation, RandomGenerator random) {
    double all = 0;
    for (int place = 0; place < Formation.PLACES; place++) {
      all += formation.isEmpty(place) ? weights[place] : 0;
    }
    double left = random.nextDouble() * all;
    int last = -1;
    for (int place = 0; place < Formation.PLACES && left >= 0; place++) {
      if (formation.isEmpty(place)) {
        left -= weights[place];
        last = place;
      }
    }
    return last;
  }
}
