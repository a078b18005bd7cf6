package rankandfile.opponent;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import rankandfile.rules.Fights;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;

/**
 * A fight between an own rank and one piece of the enemy, before one knows how it goes: the ways it can go, each with
 * the worlds in which it does.
 */
record Clash(List<Way> ways) {

  /**
   * One way the fight can go.
   *
   * @param outcome for attacker and defender
   * @param flag whether the enemy's piece is the Flag, which ends the game
   * @param worlds the guessed worlds in which it goes like this
   * @param like the likeliest rank of the enemy's piece in these worlds
   * @param worth what the enemy's piece is worth to the enemy, on average over these worlds
   * @param secret what the enemy loses when the piece is told, on the same average
   */
  record Way(Outcome outcome, boolean flag, long[] worlds, Rank like, double worth, double secret) {}

  private static final class Sum {
    final long[] worlds;
    int size;
    int most;
    Rank like = Rank.FLAG;
    double worth;
    double secret;

    Sum(int words) {
      worlds = new long[words];
    }

    void add(Rank rank, long[] where, Worth worths, int side) {
      int count = Guesses.size(where);
      for (int w = 0; w < worlds.length; w++) {
        worlds[w] |= where[w];
      }
      size += count;
      worth += count * worths.of(side, rank);
      secret += count * worths.secret(side, rank);
      if (count > most) {
        most = count;
        like = rank;
      }
    }
  }

  /**
   * @param mine the rank of the own piece
   * @param enemy the number of the enemy's piece
   * @param attacks whether the own piece is the attacker
   */
  static Clash of(Rank mine, int enemy, boolean attacks, Guesses guesses, Fights fights, Worth worths, int enemySide) {
    Map<Outcome, Sum> sums = new EnumMap<>(Outcome.class);
    List<Way> ways = new ArrayList<>();
    for (Rank rank : Rank.values()) {
      long[] where = guesses.where(enemy, rank);
      if (where == null || !attacks && !rank.canMove()) {
        continue;
      }
      if (rank == Rank.FLAG) {
        ways.add(new Way(Outcome.ATTACKER_WINS, true, where, rank, Worth.FLAG, 0));
        continue;
      }
      Outcome outcome = attacks ? fights.between(mine, rank) : fights.between(rank, mine);
      sums.computeIfAbsent(outcome, o -> new Sum(guesses.words())).add(rank, where, worths, enemySide);
    }
    sums.forEach((outcome, sum) -> ways.add(new Way(outcome, false, sum.worlds, sum.like, sum.worth / sum.size,
        sum.secret / sum.size)));
    return new Clash(List.copyOf(ways));
  }
}
