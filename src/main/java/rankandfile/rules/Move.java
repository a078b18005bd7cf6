package rankandfile.rules;

import java.util.Optional;

/**
 * What a player wishes to do in one turn; it may be illegal. Does not say whether it is an attack: that depends on
 * the position.
 *
 * @param via the middle square of a Captain's two steps (M7); empty for every other move, and allowed to be empty
 *     for two steps in one line
 * @param rescue the Rescue made with the move (S1)
 */
public record Move(Square from, Optional<Square> via, Square to, Optional<Rescue> rescue) {

  public static Move of(Square from, Square to) {
    return new Move(from, Optional.empty(), to, Optional.empty());
  }

  public static Move of(Square from, Square via, Square to) {
    return new Move(from, Optional.of(via), to, Optional.empty());
  }

  /** The same move with this Rescue. */
  public Move with(Rescue wish) {
    return new Move(from, via, to, Optional.of(wish));
  }

  /** The same move by way of this square. */
  public Move by(Square middle) {
    return new Move(from, Optional.of(middle), to, rescue);
  }

  /** For whoever looks for a fault: {@code A5-A6}, {@code A5-B5-B6}, {@code A9-A10 rescue CAPTAIN B2}. */
  @Override
  public String toString() {
    String path = from + via.map(v -> "-" + v).orElse("") + "-" + to;
    return path + rescue.map(r -> " rescue " + r.rank() + " " + r.square()).orElse("");
  }
}
