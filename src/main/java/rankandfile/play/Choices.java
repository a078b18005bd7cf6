package rankandfile.play;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.rules.Move;
import rankandfile.rules.Position;
import rankandfile.rules.Refusal;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Verdict;

/**
 * What one side can do in a position. When it is not its turn it learns nothing of what the other side could do.
 *
 * @param canMove whether it is the side's turn and the game goes on
 */
record Choices(Position position, Side side, boolean canMove) {

  List<Move> moves() {
    return canMove ? position.moves() : List.of();
  }

  SortedSet<Square> movable() {
    SortedSet<Square> movable = new TreeSet<>();
    moves().forEach(m -> movable.add(m.from()));
    return Collections.unmodifiableSortedSet(movable);
  }

  SortedSet<Square> destinations(Square from) {
    return canMove ? position.destinations(from) : Collections.emptySortedSet();
  }

  List<Move> ways(Square from, Square to) {
    return moves().stream().filter(m -> m.from().equals(from) && m.to().equals(to))
        .map(m -> new Move(m.from(), m.via(), m.to(), Optional.empty())).distinct().toList();
  }

  List<Rescue> rescues(Move move) {
    return canMove ? position.rescues(move) : List.of();
  }

  List<Answer.Refused> whyNone(Square from) {
    return destinations(from).isEmpty()
        ? Square.all().stream().filter(from::isNextTo).map(to -> Move.of(from, to))
            .flatMap(m -> refusal(m).stream().map(r -> new Answer.Refused(m, r))).toList()
        : List.of();
  }

  private Optional<Refusal> refusal(Move move) {
    if (!canMove) {
      return Optional.of(outOfTurn(move.from()));
    }
    return position.judge(move) instanceof Verdict.Refused refused ? Optional.of(refused.refusal()) : Optional.empty();
  }

  /** Everybody can see whether a piece stands there and whose it is. */
  Refusal outOfTurn(Square from) {
    return position.at(from).<Refusal>map(p -> new Refusal.NotYourPiece(from, p.side()))
        .orElseGet(() -> new Refusal.NoPieceThere(from));
  }
}
