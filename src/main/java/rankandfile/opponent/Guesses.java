package rankandfile.opponent;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.Rank;

/**
 * Worlds that the truth may be one of: in each, every hidden piece of the enemy has a rank that it can be, and all
 * counts are right at once. How often a piece is a rank over all the worlds follows from the suspicions.
 *
 * <p>The first world is a matching, so there is always one; each later one is reached from the one before by swapping
 * two pieces' ranks again and again, where a swap that makes the whole less likely is made as seldom as that (the
 * Metropolis rule). So no world is a dead end, and each is drawn as often as it is likely under the counts.
 *
 * <p>A set of worlds is a row of bits, one for each world.
 */
final class Guesses {

  private static final Rank[] RANKS = Rank.values();
  /** Swaps tried for each piece before the first world is taken, and between one world and the next. */
  private static final int WARMING = 12;
  private static final int BETWEEN = 2;

  private final Knowledge knowledge;
  private final int words;
  private final long[][][] is;
  private final RandomGenerator random;

  /**
   * @param words how many worlds, in 64s
   */
  Guesses(Knowledge knowledge, Suspicion suspicion, int words, RandomGenerator random) {
    this.knowledge = knowledge;
    this.words = words;
    this.random = random;
    Story story = knowledge.story();
    this.is = new long[story.pieces()][RANKS.length][];
    for (int p = 0; p < story.pieces(); p++) {
      Rank rank = story.rank(p);
      if (rank != null) {
        is[p][rank.ordinal()] = all();
      }
    }
    deal(suspicion);
  }

  private void deal(Suspicion suspicion) {
    List<Integer> hidden = knowledge.hidden();
    int[] masks = knowledge.masks();
    int[] dealt = Matching.of(masks, knowledge.left());
    if (dealt.length < hidden.size()) {
      throw new IllegalArgumentException("no ranks fit what is known");
    }
    double[][] weights = new double[hidden.size()][RANKS.length];
    for (int i = 0; i < weights.length; i++) {
      for (Rank rank : RANKS) {
        weights[i][rank.ordinal()] = suspicion.weight(hidden.get(i), rank);
      }
    }
    swap(dealt, masks, weights, WARMING * dealt.length);
    for (int world = 0; world < words * 64; world++) {
      swap(dealt, masks, weights, BETWEEN * dealt.length);
      for (int i = 0; i < dealt.length; i++) {
        put(world, hidden.get(i), dealt[i]);
      }
    }
  }

  private void put(int world, int piece, int rank) {
    if (is[piece][rank] == null) {
      is[piece][rank] = new long[words];
    }
    is[piece][rank][world >> 6] |= 1L << (world & 63);
  }

  /**
   * Forgets what the enemy's shown pieces are that have not fought for so many turns, as people do: each is anything
   * that is left and moves as it has.
   */
  void forget(int turns) {
    Story story = knowledge.story();
    for (int p = 0; p < story.pieces(); p++) {
      if (!story.isMine(p) && story.isOnBoard(p) && story.rank(p) != null && story.sinceFight(p) > turns) {
        boolean moves = story.hasMoved(p);
        List<Rank> bag = knowledge.standing().stream().filter(r -> r.canMove() || !moves).toList();
        Arrays.fill(is[p], null);
        for (int world = 0; world < words * 64; world++) {
          put(world, p, bag.get(random.nextInt(bag.size())).ordinal());
        }
      }
    }
  }

  private void swap(int[] dealt, int[] masks, double[][] weights, int times) {
    for (int t = 0; t < times; t++) {
      int one = random.nextInt(dealt.length);
      int other = random.nextInt(dealt.length);
      int a = dealt[one];
      int b = dealt[other];
      if (a == b || (masks[one] >> b & 1) == 0 || (masks[other] >> a & 1) == 0) {
        continue;
      }
      double likelier = weights[one][b] * weights[other][a] / (weights[one][a] * weights[other][b]);
      if (likelier >= 1 || random.nextDouble() < likelier) {
        dealt[one] = b;
        dealt[other] = a;
      }
    }
  }

  /** The set of all worlds. */
  long[] all() {
    long[] all = new long[words];
    Arrays.fill(all, -1L);
    return all;
  }

  int words() {
    return words;
  }

  /** The rank of every piece in one of the worlds, from 0; own and shown pieces have their own. */
  Rank[] world(int world) {
    Story story = knowledge.story();
    Rank[] ranks = new Rank[story.pieces()];
    for (int p = 0; p < ranks.length; p++) {
      ranks[p] = story.rank(p);
      for (Rank rank : RANKS) {
        long[] where = is[p][rank.ordinal()];
        if (ranks[p] == null && where != null && (where[world >> 6] >> (world & 63) & 1) != 0) {
          ranks[p] = rank;
        }
      }
    }
    return ranks;
  }

  /** How many worlds there are. */
  int worlds() {
    return words * 64;
  }

  /** The worlds in which the enemy's piece is of this rank, or null if there is none. */
  long @Nullable [] where(int piece, Rank rank) {
    return is[piece][rank.ordinal()];
  }

  /** The share of worlds in which the piece is of this rank: 0 to 1. */
  double chance(int piece, Rank rank) {
    long[] worlds = is[piece][rank.ordinal()];
    return worlds == null ? 0 : share(worlds);
  }

  /** How many of all the worlds these are: 0 to 1. */
  static double share(long[] worlds) {
    return size(worlds) / (64.0 * worlds.length);
  }

  static int size(long[] worlds) {
    int size = 0;
    for (long word : worlds) {
      size += Long.bitCount(word);
    }
    return size;
  }

  static int common(long[] one, long[] other) {
    int size = 0;
    for (int w = 0; w < one.length; w++) {
      size += Long.bitCount(one[w] & other[w]);
    }
    return size;
  }
}
