package rankandfile.rules.oracle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rankandfile.rules.Outcome;
import rankandfile.rules.Square;

/**
 * What a player did in one turn.
 *
 * @param squares every square of the way, the start and the target included
 * @param struck the enemy that was attacked
 * @param outcome how the fight ended, if there was one
 * @param rescued the piece that a Rescue brought back
 */
record Turn(Chip mover, List<Square> squares, Optional<Chip> struck, Optional<Outcome> outcome,
    Optional<Chip> rescued) {

  Square from() {
    return squares.getFirst();
  }

  Square to() {
    return squares.getLast();
  }

  boolean isAttack() {
    return struck.isPresent();
  }

  int length() {
    return squares.size() - 1;
  }

  boolean turnsACorner() {
    return from().column() != to().column() && from().row() != to().row();
  }

  /** The lines between neighbouring squares that this turn crossed (section 4). */
  Set<Set<Square>> borders() {
    return bordersOf(squares);
  }

  static Set<Set<Square>> bordersOf(List<Square> squares) {
    return IntStream.range(1, squares.size())
        .mapToObj(i -> Set.of(squares.get(i - 1), squares.get(i)))
        .collect(Collectors.toSet());
  }
}
