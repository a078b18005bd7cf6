package rankandfile.opponent;

import rankandfile.rules.Field;

/** Which guessed worlds are left at each ply of a search: a fight that went one way leaves those in which it does. */
final class Belief {

  private final long[][] left;
  private final long[][] room;

  Belief(Guesses guesses, int plies) {
    left = new long[plies][];
    room = new long[plies][guesses.words()];
    left[0] = guesses.all();
  }

  /** The worlds left at the ply; not to be changed. */
  long[] at(int ply) {
    return left[ply];
  }

  /** Nothing is learnt between this ply and the next. */
  void pass(int ply) {
    left[ply + 1] = left[ply];
  }

  /** At the next ply only those of these worlds are left. */
  void narrow(int ply, long[] kept) {
    long[] next = room[ply + 1];
    long[] here = left[ply];
    for (int w = 0; w < next.length; w++) {
      next[w] = here[w] & kept[w];
    }
    left[ply + 1] = next;
  }

  /** How many worlds are left. */
  int size(int ply) {
    return Guesses.size(left[ply]);
  }

  /** In how many of the worlds left the fight goes this way. */
  int count(int ply, Clash.Way way) {
    return Guesses.common(way.worlds(), left[ply]);
  }

  /** Whether the fight goes this way in every world that is left. */
  boolean isSure(int ply, Clash.Way way) {
    long[] here = left[ply];
    long[] goes = way.worlds();
    for (int w = 0; w < here.length; w++) {
      if ((here[w] & ~goes[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** A key for the position together with the worlds that are left in it. */
  long key(int ply, Field field) {
    long key = field.key();
    for (long word : left[ply]) {
      key = (key ^ word) * 0x9E3779B97F4A7C15L;
      key ^= key >>> 29;
    }
    return key;
  }
}
