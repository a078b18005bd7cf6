package rankandfile.rules.oracle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.rules.Ending;
import rankandfile.rules.Move;
import rankandfile.rules.Square;

/**
 * The answers of the rules page about one past.
 *
 * @param ending how the game is over; looked for once, since every other answer begins with it
 * @param moves every legal move without its Rescues; where T5 stands only against the move without, all with one
 */
record Referee(Annals past, Optional<Ending> ending, List<Move> moves) {

  static Referee of(Annals past) {
    Optional<Ending> ending = Finishing.ending(past);
    return new Referee(past, ending, ending.isPresent() ? List.of() : moves(past));
  }

  private static List<Move> moves(Annals past) {
    return Wishes.plain(past, past.side()).flatMap(wish -> forms(past, wish)).toList();
  }

  private static Stream<Move> forms(Annals past, Move wish) {
    Optional<Reason> reason = Refusing.first(past, past.side(), wish, Refusing.ALL);
    if (reason.isEmpty()) {
      return Stream.of(wish);
    }
    return reason.get() == Reason.CHASE ? Wishes.rescues(past, wish).map(wish::with) : Stream.empty();
  }

  Optional<Reason> reason(Move wish) {
    return ending.isPresent() ? Optional.of(Reason.GAME_OVER)
        : Refusing.first(past, past.side(), wish, Refusing.ALL);
  }

  /** The squares that can be reached, for each square from which one can. */
  Map<Square, Set<Square>> destinations() {
    return moves.stream()
        .collect(Collectors.groupingBy(Move::from, Collectors.mapping(Move::to, Collectors.toSet())));
  }
}
