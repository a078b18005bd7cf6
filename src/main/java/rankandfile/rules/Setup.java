package rankandfile.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Anything that a person can put on a board, right or wrong. Does not know moves: {@link Position#of} makes a
 * playable position of it.
 *
 * @param placements the pieces on the board, in any order
 * @param lost the pieces that left the board before
 * @param moved squares whose pieces have moved before
 * @param known squares whose pieces the enemy has already seen
 * @param turn the side to move
 */
public record Setup(
    List<Placement> placements,
    List<Piece> lost,
    SortedSet<Square> moved,
    SortedSet<Square> known,
    Side turn,
    Ruleset rules,
    Scope scope) {

  public Setup {
    placements = List.copyOf(placements);
    lost = List.copyOf(lost);
    moved = Collections.unmodifiableSortedSet(new TreeSet<>(moved));
    known = Collections.unmodifiableSortedSet(new TreeSet<>(known));
  }

  /** A board with nothing lost, moved or known; the first mover of the rules is to move. */
  public static Setup of(List<Placement> placements, Ruleset rules, Scope scope) {
    return new Setup(placements, List.of(), new TreeSet<>(), new TreeSet<>(), rules.firstMover(), rules, scope);
  }

  public Setup with(Ruleset other) {
    return new Setup(placements, lost, moved, known, turn, other, scope);
  }

  public Setup with(Side toMove) {
    return new Setup(placements, lost, moved, known, toMove, rules, scope);
  }

  /** The piece on this square; the first one named where there are several. */
  public Optional<Piece> at(Square square) {
    return placements.stream().filter(p -> p.square().equals(square)).map(Placement::piece).findFirst();
  }

  /** Everything that is wrong, in the order: squares, then marks, then armies of Red and of Blue. */
  public List<Defect> defects() {
    List<Defect> found = new ArrayList<>();
    squares(found);
    marks(found);
    if (scope == Scope.OPENING) {
      start(found);
    }
    if (scope != Scope.FRAGMENT) {
      for (Side side : Side.values()) {
        army(side, found);
      }
    }
    return List.copyOf(found);
  }

  private void squares(List<Defect> found) {
    SortedSet<Square> seen = new TreeSet<>();
    SortedSet<Square> shared = new TreeSet<>();
    for (Placement p : placements) {
      if (p.square().isLake()) {
        found.add(new Defect.OnLake(p.square(), p.piece()));
      }
      if (!seen.add(p.square()) && shared.add(p.square())) {
        found.add(new Defect.SharedSquare(p.square()));
      }
    }
  }

  private void marks(List<Defect> found) {
    for (Square square : moved) {
      at(square).filter(p -> !p.rank().canMove())
          .ifPresent(p -> found.add(new Defect.CannotHaveMoved(square, p.rank())));
    }
    SortedSet<Square> marked = new TreeSet<>(moved);
    marked.addAll(known);
    marked.removeIf(s -> at(s).isPresent());
    marked.forEach(s -> found.add(new Defect.NobodyThere(s)));
  }

  private void start(List<Defect> found) {
    for (Placement p : placements) {
      if (!p.piece().side().isHome(p.square().row())) {
        found.add(new Defect.OutsideHome(p.square(), p.piece()));
      }
    }
    if (!lost.isEmpty() || !moved.isEmpty() || !known.isEmpty()) {
      found.add(new Defect.NotTheStart());
    }
  }

  private void army(Side side, List<Defect> found) {
    for (Rank rank : Rank.values()) {
      Piece piece = new Piece(side, rank);
      int standing = (int) placements.stream().filter(p -> p.piece().equals(piece)).count();
      int count = standing + (int) lost.stream().filter(piece::equals).count();
      int allowed = rules.army().count(rank);
      if (count > allowed) {
        found.add(new Defect.TooMany(side, rank, count, allowed));
      }
      if (rank == Rank.FLAG && standing == 0) {
        found.add(new Defect.NoFlag(side));
      } else if (scope == Scope.OPENING && count < allowed) {
        found.add(new Defect.TooFew(side, rank, count, allowed));
      }
    }
  }
}
