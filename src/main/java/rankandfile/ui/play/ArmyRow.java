package rankandfile.ui.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import rankandfile.rules.Observation;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Numbering;
import rankandfile.wording.Names;

/**
 * How many pieces of a rank are left of either army.
 *
 * @param number what is printed on them
 */
public record ArmyRow(Rank rank, String number, Left red, Left blue) {

  /** How many stand on the board and how many were lost. */
  public record Left(int standing, int lost) {}

  /** The rows of a game as its observer knows them; every lost piece is known to both. */
  static List<ArmyRow> of(Observation seen, Numbering numbering) {
    List<Rank> ranks = new ArrayList<>(List.of(Rank.values()));
    ranks.removeIf(r -> seen.rules().army().count(r) == 0);
    ranks.sort(Comparator.comparing((Rank r) -> r.canMove() ? 0 : 1).thenComparing(Comparator.reverseOrder()));
    return ranks.stream()
        .map(r -> new ArmyRow(r, numbering.label(r), left(seen, r, Side.RED), left(seen, r, Side.BLUE))).toList();
  }

  private static Left left(Observation seen, Rank rank, Side side) {
    int lost = (int) seen.lost().stream().filter(p -> p.side() == side && p.rank() == rank).count();
    return new Left(seen.rules().army().count(rank) - lost, lost);
  }

  public Left of(Side side) {
    return side == Side.RED ? red : blue;
  }

  public String name() {
    return Names.of(rank);
  }

  /** Whether the pieces carry a number, and not the letter with which their name begins. */
  boolean isNumbered() {
    return number.chars().allMatch(Character::isDigit);
  }
}
