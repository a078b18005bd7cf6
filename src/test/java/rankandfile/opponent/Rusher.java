package rankandfile.opponent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * Plays Barrage: attacks wherever it can and otherwise runs forward, while the Flag in the corner, a Bomb and the Miner
 * beside it wait. When all others are lost, whoever takes the piece in the corner for the Miner thinks that it cannot
 * move.
 */
final class Rusher implements Opponent {

  private static final List<Rank> FRONT =
      List.of(Rank.MARSHAL, Rank.GENERAL, Rank.SPY, Rank.SCOUT, Rank.SCOUT);

  @Override
  public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
    List<Placement> placed = new ArrayList<>(List.of(at(side, Rank.FLAG, 0, 0), at(side, Rank.BOMB, 1, 0),
        at(side, Rank.MINER, 0, 1)));
    for (int i = 0; i < FRONT.size(); i++) {
      placed.add(at(side, FRONT.get(i), 2 * i, 3));
    }
    return placed;
  }

  private static Placement at(Side side, Rank rank, int column, int row) {
    return new Placement(Square.of(column, side == Side.RED ? row : 9 - row), new Piece(side, rank));
  }

  @Override
  public Move choose(Observation seen, RandomGenerator random, Budget budget) {
    return seen.destinations().entrySet().stream()
        .flatMap(way -> way.getValue().stream().map(to -> Move.of(way.getKey(), to)))
        .max(Comparator.comparingDouble(move -> liking(seen, move) + random.nextDouble())).orElseThrow();
  }

  private static double liking(Observation seen, Move move) {
    int home = seen.turn() == Side.RED ? 0 : 9;
    boolean waits = move.from().column() < 2 && Math.abs(move.from().row() - home) < 2;
    int ahead = Math.abs(move.to().row() - home) - Math.abs(move.from().row() - home);
    return (waits ? -100 : 0) + (seen.at(move.to()).isPresent() ? 20 : ahead);
  }

  @Override
  public boolean acceptsDraw(Observation seen) {
    return false;
  }
}
