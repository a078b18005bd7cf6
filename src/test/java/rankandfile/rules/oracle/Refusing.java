package rankandfile.rules.oracle;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.CaptainSteps;
import rankandfile.rules.SwitchValue.ScoutAttack;

/** Which reasons against a move hold, asked one after the other. Does not know whether the game is over. */
final class Refusing {

  /** All reasons but the end of the game. */
  static final Set<Reason> ALL = EnumSet.range(Reason.NO_PIECE_THERE, Reason.RESCUE_SQUARE);

  /** The reasons that would stand if T1 and T5 did not exist, for a move without a Rescue. */
  static final Set<Reason> WITHOUT_REPETITION = EnumSet.range(Reason.NO_PIECE_THERE, Reason.BACK_TO_START);

  private Refusing() {}

  /** The first of these reasons that holds, if this side makes the move. */
  static Optional<Reason> first(Annals past, Side side, Move wish, Set<Reason> asked) {
    for (Reason reason : asked) {
      if (reason == Reason.SAME_SQUARE && hasTooManyLegs(past, wish)) {
        return Optional.of(Reason.TOO_FAR);
      }
      if (holds(reason, past, side, wish)) {
        return Optional.of(reason);
      }
    }
    return Optional.empty();
  }

  private static boolean holds(Reason reason, Annals past, Side side, Move wish) {
    Optional<Chip> chip = past.at(wish.from());
    return switch (reason) {
      case GAME_OVER -> throw new IllegalArgumentException(reason.words());
      case NO_PIECE_THERE -> chip.isEmpty();
      case NOT_YOUR_PIECE -> chip.orElseThrow().side() != side;
      case CANNOT_MOVE -> chip.orElseThrow().rank() == Rank.BOMB || chip.orElseThrow().rank() == Rank.FLAG;
      case SAME_SQUARE -> hasLeg(wish, Square::equals);
      case NOT_STRAIGHT -> hasLeg(wish, (a, b) -> !Way.areInLine(a, b));
      case TOO_FAR -> hasLeg(wish, (a, b) -> Way.columns(a, b) + Way.rows(a, b) > longestLeg(past, wish));
      case LAKE_IN_THE_WAY -> onTheWay(wish).stream().anyMatch(Way::isLake);
      case PIECE_IN_THE_WAY -> between(wish).stream().anyMatch(s -> past.at(s).isPresent());
      case OWN_PIECE -> !wish.to().equals(wish.from()) && past.at(wish.to()).filter(c -> c.side() == side).isPresent();
      case SCOUT_MUST_STAND_NEXT_TO_IT -> strikesFromAfar(past, wish);
      case BACK_TO_START -> wish.to().equals(wish.from());
      case TWO_SQUARES -> Shuttling.bars(past, chip.orElseThrow(), Way.squares(wish));
      case CHASE -> Chasing.bars(past, wish);
      case NO_RESCUE_HERE, NO_RESCUE_LEFT, SCOUTS_DO_NOT_RESCUE, HAS_RESCUED_BEFORE, NOT_CAPTURED, RESCUE_SQUARE ->
          wish.rescue().filter(r -> holds(reason, past, wish, r)).isPresent();
    };
  }

  private static boolean holds(Reason reason, Annals past, Move wish, Rescue rescue) {
    Chip chip = past.at(wish.from()).orElseThrow();
    return switch (reason) {
      case NO_RESCUE_HERE -> !Rescuing.isHere(past, wish);
      case NO_RESCUE_LEFT -> Rescuing.made(past, chip.side()) >= 2;
      case SCOUTS_DO_NOT_RESCUE -> chip.rank() == Rank.SCOUT;
      case HAS_RESCUED_BEFORE -> Rescuing.hasMadeOne(past, chip);
      case NOT_CAPTURED -> Rescuing.candidates(past, rescue.rank()).isEmpty();
      case RESCUE_SQUARE -> !Rescuing.isFree(past, rescue.square());
      default -> throw new IllegalArgumentException(reason.words());
    };
  }

  /** M7: whether this is a Captain in a game where Captains take two steps. */
  static boolean takesTwoSteps(Ruleset rules, Chip chip) {
    return chip.rank() == Rank.CAPTAIN && rules.captainSteps() == CaptainSteps.TWO;
  }

  private static boolean hasTooManyLegs(Annals past, Move wish) {
    return wish.via().isPresent() && !takesTwoSteps(past.rules(), past.at(wish.from()).orElseThrow());
  }

  /** M3, M5, M7: the squares that one written leg may be long. */
  private static int longestLeg(Annals past, Move wish) {
    Chip chip = past.at(wish.from()).orElseThrow();
    if (chip.rank() == Rank.SCOUT) {
      return 9;
    }
    return takesTwoSteps(past.rules(), chip) && wish.via().isEmpty() ? 2 : 1;
  }

  /** M6. */
  private static boolean strikesFromAfar(Annals past, Move wish) {
    return past.rules().scoutAttack() == ScoutAttack.NEIGHBOUR && past.at(wish.to()).isPresent()
        && past.at(wish.from()).orElseThrow().rank() == Rank.SCOUT && !Way.areNeighbours(wish.from(), wish.to());
  }

  private static List<Square> onTheWay(Move wish) {
    List<Square> squares = Way.squares(wish);
    return squares.subList(1, squares.size());
  }

  private static List<Square> between(Move wish) {
    List<Square> squares = Way.squares(wish);
    return squares.subList(1, squares.size() - 1);
  }

  private static boolean hasLeg(Move wish, BiPredicate<Square, Square> which) {
    List<Square> written = Way.written(wish);
    return which.test(written.get(0), written.get(1))
        || written.size() == 3 && which.test(written.get(1), written.get(2));
  }
}
