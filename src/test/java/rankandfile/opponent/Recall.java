package rankandfile.opponent;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import rankandfile.rules.Observation;
import rankandfile.rules.Position;
import rankandfile.rules.Rank;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;

/** Holds a player's knowledge against the truth through a played game. */
final class Recall {

  /** How many ranks a piece can still be, for hidden pieces at certain plies. */
  record Left(int pieces, int ranks) {

    Left plus(int more) {
      return new Left(pieces + 1, ranks + more);
    }

    double mean() {
      return pieces == 0 ? 1 : ranks / (double) pieces;
    }
  }

  private final SortedMap<Integer, Left> left = new TreeMap<>();
  private int looks;

  /** @param plies at which the ranks that are left are counted */
  Recall(List<Integer> plies) {
    plies.forEach(ply -> left.put(ply, new Left(0, 0)));
  }

  /**
   * Asks the side to move, at every so many plies, what it thinks possible.
   *
   * @throws AssertionError when the true rank of a piece is not among it
   */
  void check(Bout.Played played, int every) {
    for (int ply = 0; ply < played.positions().size(); ply++) {
      Position truth = played.positions().get(ply);
      if (truth.ending().isEmpty() && (ply % every == 0 || left.containsKey(ply))) {
        check(truth, ply);
      }
    }
  }

  private void check(Position truth, int ply) {
    Observation seen = truth.observedBy(Viewer.of(truth.turn()));
    Knowledge knowledge = new Knowledge(new Story(seen));
    seen.board().forEach((square, sighting) -> {
      if (!(sighting instanceof Sighting.Own)) {
        looks++;
        check(truth, square, knowledge, sighting);
        if (sighting instanceof Sighting.Hidden) {
          left.computeIfPresent(ply, (p, so) -> so.plus(knowledge.possible(sighting.id().number()).size()));
        }
      }
    });
  }

  private static void check(Position truth, Square square, Knowledge knowledge, Sighting sighting) {
    Rank rank = truth.at(square).orElseThrow().rank();
    if (!knowledge.possible(sighting.id().number()).contains(rank)) {
      throw new AssertionError("the " + rank + " on " + square + " is thought to be one of "
          + knowledge.possible(sighting.id().number()) + " in " + truth.rules());
    }
  }

  /** How often a piece was looked at. */
  int looks() {
    return looks;
  }

  /** For each of the plies, how many ranks hidden pieces can be. */
  SortedMap<Integer, Left> left() {
    return left;
  }
}
