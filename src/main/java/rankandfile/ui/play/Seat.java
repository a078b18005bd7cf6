package rankandfile.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import rankandfile.play.Table;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.ui.live.Playable;
import rankandfile.ui.live.Why;
import rankandfile.wording.Refusals;
import rankandfile.wording.ShutIn;

/** One side of a table: what its player sees and may do there. */
record Seat(Table table, Side side) implements Playable {

  @Override
  public Observation seen() {
    return table.seenBy(side);
  }

  @Override
  public List<Move> ways(Square from, Square to) {
    return table.ways(side, from, to);
  }

  @Override
  public List<Rescue> rescues(Move move) {
    return table.rescues(side, move);
  }

  boolean isOnTurn() {
    return table.isTurnOf(side);
  }

  boolean isOwn(Square square) {
    return seen().at(square).filter(s -> s.side() == side).isPresent();
  }

  boolean allows(Move move) {
    return table.destinations(side, move.from()).contains(move.to());
  }

  SortedSet<Square> targets(Square from) {
    return table.destinations(side, from);
  }

  SortedSet<Square> movable() {
    return table.movable(side);
  }

  /** Why the own piece there can go nowhere; empty where it can, and when it is not this side's turn. */
  Optional<String> whyNone(Square from) {
    return isOnTurn() && isOwn(from) && targets(from).isEmpty()
        ? ShutIn.of(from, seen()).or(() -> Optional.of(Why.none(table.whyNone(side, from).stream()
            .map(r -> Refusals.explain(r.move(), r.refusal())).toList(), from)))
        : Optional.empty();
  }
}
