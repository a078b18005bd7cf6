package rankandfile.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import rankandfile.rules.Move;
import rankandfile.rules.Position;
import rankandfile.rules.RandomArmies;
import rankandfile.rules.Verdict;
import rankandfile.rules.edition.Edition;

/** Where the measured games begin: the same positions in every run. */
final class Openings {

  private Openings() {}

  /** Openings with the whole armies of the edition on random home squares. */
  static List<Position> random(Edition edition, int count) {
    Random random = new Random(1);
    List<Position> openings = new ArrayList<>();
    while (openings.size() < count) {
      Position opening = Position.of(RandomArmies.opening(edition.rules(), random));
      if (opening.ending().isEmpty()) {
        openings.add(opening);
      }
    }
    return openings;
  }

  /** Positions so many random plies after the openings; games that are over by then are left out. */
  static List<Position> later(Edition edition, int count, int plies) {
    Random random = new Random(2);
    List<Position> later = new ArrayList<>();
    for (Position opening : random(edition, 4 * count)) {
      Position position = play(opening, plies, random);
      if (position.ending().isEmpty() && later.size() < count) {
        later.add(position);
      }
    }
    return later;
  }

  private static Position play(Position opening, int plies, Random random) {
    Position position = opening;
    for (int ply = 0; ply < plies && position.ending().isEmpty(); ply++) {
      List<Move> moves = position.moves();
      Verdict verdict = position.judge(moves.get(random.nextInt(moves.size())));
      position = ((Verdict.Accepted) verdict).after();
    }
    return position;
  }
}
