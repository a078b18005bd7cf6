package rankandfile.rules;

import org.jspecify.annotations.Nullable;

/**
 * Positions that have stood on the board, newest first, as a chain that later positions share. A position is its
 * 64-bit key: each piece (not its type) on its square, and the side to move.
 */
final class Past {

  private final long key;
  private final @Nullable Past before;
  private final int length;

  private Past(long key, @Nullable Past before) {
    this.key = key;
    this.before = before;
    this.length = before == null ? 1 : before.length + 1;
  }

  /** The chain with one position more. */
  static Past after(@Nullable Past before, long key) {
    return new Past(key, before);
  }

  /**
   * How often the position with this key stands in the chain, whose newest one has the same side to move. Every other
   * one is passed over, since it has the other.
   */
  static int count(@Nullable Past past, long key) {
    int count = 0;
    for (Past p = past; p != null; p = p.before == null ? null : p.before.before) {
      if (p.key == key) {
        count++;
      }
    }
    return count;
  }

  /** Whether the position with this key stands in the chain. */
  static boolean holds(@Nullable Past past, long key) {
    for (Past p = past; p != null; p = p.before) {
      if (p.key == key) {
        return true;
      }
    }
    return false;
  }

  /** How many positions the chain holds. */
  int length() {
    return length;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof Past that) || length != that.length) {
      return false;
    }
    Past a = this;
    Past b = that;
    while (a != null && b != null && a != b) {
      if (a.key != b.key) {
        return false;
      }
      a = a.before;
      b = b.before;
    }
    return true;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key) * 31 + length;
  }
}
