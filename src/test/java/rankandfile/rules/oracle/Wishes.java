package rankandfile.rules.oracle;

import java.util.stream.Stream;
import rankandfile.rules.Move;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Everything a player could reasonably write down, legal or not. */
final class Wishes {

  private Wishes() {}

  /** Every straight move of this side's pieces, and every two steps round a corner where Captains may take them. */
  static Stream<Move> plain(Annals past, Side side) {
    return past.squaresOf(side).stream()
        .flatMap(s -> Refusing.takesTwoSteps(past.rules(), past.at(s).orElseThrow())
            ? Stream.concat(straight(s), cornered(s)) : straight(s));
  }

  private static Stream<Move> straight(Square from) {
    return Square.all().stream().filter(to -> Way.areInLine(from, to) && !from.equals(to))
        .map(to -> Move.of(from, to));
  }

  private static Stream<Move> cornered(Square from) {
    return Way.neighbours(from).stream()
        .flatMap(via -> Way.neighbours(via).stream().filter(to -> !Way.areInLine(from, to))
            .map(to -> Move.of(from, via, to)));
  }

  /** The Rescues that may be made with this move. */
  static Stream<Rescue> rescues(Annals past, Move wish) {
    return !Rescuing.isHere(past, wish) ? Stream.empty() : Rescuing.wishes(past).stream()
        .filter(r -> Refusing.first(past, past.side(), wish.with(r), Refusing.ALL).isEmpty());
  }
}
