package rankandfile.opponent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import rankandfile.rules.Fights;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;

/** Players so simple that whoever thinks should beat them. Both set up as the casual level does. */
enum Baseline implements Opponent {

  /** Any legal move. */
  RANDOM {
    @Override
    double liking(Observation seen, Move move) {
      return 0;
    }
  },

  /** Takes what it surely beats, the strongest first; attacks hidden pieces with its middling ones; goes forward. */
  GREEDY {
    @Override
    double liking(Observation seen, Move move) {
      Rank own = ((Sighting.Own) seen.at(move.from()).orElseThrow()).piece().rank();
      int ahead = (move.to().row() - move.from().row()) * (seen.turn() == Side.RED ? 1 : -1);
      return switch (seen.at(move.to()).orElse(null)) {
        case null -> ahead;
        case Sighting.Known known -> fight(seen, own, known.rank());
        case Sighting.Hidden hidden -> hidden.moved() ? 2 + own.strength() : 12 - own.strength();
        case Sighting.Own own2 -> throw new IllegalStateException("own piece on " + move.to());
      };
    }
  };

  private static final double BEST = 100;

  private static double fight(Observation seen, Rank attacker, Rank defender) {
    return switch (Fights.under(seen.rules()).between(attacker, defender)) {
      case ATTACKER_WINS -> BEST + defender.strength();
      case BOTH_LOST -> defender.strength() > attacker.strength() ? BEST : -1;
      case DEFENDER_WINS -> -BEST;
    };
  }

  /** How much it wishes to make the move; the best one is played, by chance among equals. */
  abstract double liking(Observation seen, Move move);

  @Override
  public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
    return Level.CASUAL.arrange(side, rules, random);
  }

  @Override
  public Move choose(Observation seen, RandomGenerator random, Budget budget) {
    return best(moves(seen), move -> liking(seen, move), random);
  }

  private static Move best(List<Move> moves, ToDoubleFunction<Move> liking, RandomGenerator random) {
    double most = moves.stream().mapToDouble(liking).max().orElseThrow();
    List<Move> best = moves.stream().filter(move -> liking.applyAsDouble(move) == most).toList();
    return best.get(random.nextInt(best.size()));
  }

  /** Every square that can be reached, without a Rescue. */
  private static List<Move> moves(Observation seen) {
    List<Move> moves = new ArrayList<>();
    seen.destinations().forEach((from, reached) -> reached.forEach(to ->
        moves.add(corner(seen, from, to).map(via -> Move.of(from, via, to)).orElse(Move.of(from, to)))));
    return moves;
  }

  /** The free square on which a move turns, if it does. */
  private static Optional<Square> corner(Observation seen, Square from, Square to) {
    return from.isInLineWith(to) ? Optional.empty()
        : List.of(Square.of(from.column(), to.row()), Square.of(to.column(), from.row())).stream()
            .filter(via -> !via.isLake() && seen.at(via).isEmpty()).findFirst();
  }

  @Override
  public boolean acceptsDraw(Observation seen) {
    return false;
  }
}
