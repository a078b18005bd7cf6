package rankandfile.picture;

import java.util.SortedSet;
import rankandfile.rules.Rank;

/** What is seen of a block: its front or its back. */
public sealed interface Face {

  /** The front, with emblem and badge; {@code label} is the number or letter in the badge. */
  record Front(Rank rank, String label) implements Face {}

  /**
   * The back.
   *
   * @param among the ranks that the piece's own moves leave, where these are few; otherwise empty
   */
  record Back(SortedSet<Rank> among) implements Face {}
}
