package rankandfile.rules;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Positions that have stood on the board, newest first, as a chain that later positions share. A position is its
 * 64-bit key: each piece (not its type) on its square, and the side to move.
 *
 * <p>A chain is short in any game that people play. So that a very long one can be asked too, every {@value #SPAN}th
 * position carries a shelf: the keys of many positions before it in order, and the position to go on from.
 */
final class Past {

  private static final int SPAN = 1024;

  private final long key;
  private final @Nullable Past before;
  private final int length;
  private final @Nullable Shelf shelf;

  /** The sorted keys of a position and of those before it, down to but without {@code below}. */
  private record Shelf(long[] keys, @Nullable Past below) {

    int count(long key) {
      int found = Arrays.binarySearch(keys, key);
      if (found < 0) {
        return 0;
      }
      int first = found;
      int last = found;
      while (first > 0 && keys[first - 1] == key) {
        first--;
      }
      while (last + 1 < keys.length && keys[last + 1] == key) {
        last++;
      }
      return last - first + 1;
    }
  }

  private Past(long key, @Nullable Past before) {
    this.key = key;
    this.before = before;
    this.length = before == null ? 1 : before.length + 1;
    this.shelf = length % SPAN == 0 ? shelf(this, SPAN * Integer.lowestOneBit(length / SPAN)) : null;
  }

  /** The keys of so many positions; the farther from one shelf to the next, the more it holds. */
  private static Shelf shelf(Past newest, int size) {
    long[] keys = new long[size];
    Past p = newest;
    for (int i = 0; i < size && p != null; i++) {
      keys[i] = p.key;
      p = p.before;
    }
    Arrays.sort(keys);
    return new Shelf(keys, p);
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
    Past p = past;
    while (p != null) {
      if (p.shelf != null) {
        count += p.shelf.count(key);
        p = p.shelf.below;
      } else {
        count += p.key == key ? 1 : 0;
        p = p.before == null || p.before.shelf != null ? p.before : p.before.before;
      }
    }
    return count;
  }

  /** Whether the position with this key stands in the chain. */
  static boolean holds(@Nullable Past past, long key) {
    Past p = past;
    while (p != null) {
      if (p.key == key || p.shelf != null && p.shelf.count(key) > 0) {
        return true;
      }
      p = p.shelf == null ? p.before : p.shelf.below;
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
