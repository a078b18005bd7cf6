package rankandfile.rules.oracle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.rules.Ending;
import rankandfile.rules.Move;
import rankandfile.rules.Square;

/** All answers of the rules page about one past, given once the end of the game has been looked for. */
record Referee(Annals past, Optional<Ending> ending) {

  static Referee of(Annals past) {
    return new Referee(past, Finishing.ending(past));
  }

  Optional<Reason> reason(Move wish) {
    return ending.isPresent() ? Optional.of(Reason.GAME_OVER)
        : Refusing.first(past, past.side(), wish, Refusing.ALL);
  }

  /** Every legal move without its Rescues; where T5 stands only against the move without, all those with one. */
  List<Move> moves() {
    return ending.isPresent() ? List.of() : Wishes.plain(past, past.side()).flatMap(this::forms).toList();
  }

  private Stream<Move> forms(Move wish) {
    Optional<Reason> reason = reason(wish);
    if (reason.isEmpty()) {
      return Stream.of(wish);
    }
    return reason.get() == Reason.CHASE ? Wishes.rescues(past, wish).map(wish::with) : Stream.empty();
  }

  Set<Square> destinations(Square from) {
    return moves().stream().filter(m -> m.from().equals(from)).map(Move::to).collect(Collectors.toSet());
  }
}
