package rankandfile.rules;

import java.util.Arrays;

/**
 * A continuous chase by one side (T5): it began with a threat, and every threat was answered by an evasion so far.
 * Knows the positions after the threats, the pieces that have evaded, and those that the last threat stood next to.
 */
final class Pursuit {

  private final Past positions;
  private final int[] evaders;
  private final int[] threatened;

  private Pursuit(Past positions, int[] evaders, int[] threatened) {
    this.positions = positions;
    this.evaders = evaders;
    this.threatened = threatened;
  }

  /** A chase that begins with a threat to these pieces, after which the position with this key stands. */
  static Pursuit begin(int[] threatened, long key) {
    return new Pursuit(Past.after(null, key), new int[0], threatened);
  }

  /** The chase after one more threat. */
  Pursuit goOn(int[] nowThreatened, long key) {
    return new Pursuit(Past.after(positions, key), evaders, nowThreatened);
  }

  /** Whether a move of this piece is an evasion of the last threat. */
  boolean isEvadedBy(int piece) {
    return contains(threatened, piece);
  }

  /** The chase after this piece has evaded. */
  Pursuit evadedBy(int piece) {
    if (contains(evaders, piece)) {
      return this;
    }
    int[] more = Arrays.copyOf(evaders, evaders.length + 1);
    more[evaders.length] = piece;
    return new Pursuit(positions, more, threatened);
  }

  /** Whether this piece has evaded in the chase. */
  boolean hasEvaded(int piece) {
    return contains(evaders, piece);
  }

  /** Whether the position with this key has stood since the chase began, after its first threat included. */
  boolean hasStood(long key) {
    return Past.holds(positions, key);
  }

  /** How many threats the chase has had. */
  int threats() {
    return positions.length();
  }

  private static boolean contains(int[] pieces, int piece) {
    for (int p : pieces) {
      if (p == piece) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pursuit that && positions.equals(that.positions)
        && Arrays.equals(evaders, that.evaders) && Arrays.equals(threatened, that.threatened);
  }

  @Override
  public int hashCode() {
    return positions.hashCode() * 31 + Arrays.hashCode(evaders);
  }
}
