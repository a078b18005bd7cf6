package rankandfile.rules.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * A game as the list of everything that has stood and been done; knows no rule.
 *
 * @param chips all pieces, those lost before the first diagram included
 * @param moments every position from the first diagram to now, one more than there are turns
 */
record Annals(Ruleset rules, Scope scope, List<Chip> chips, List<Moment> moments, List<Turn> turns) {

  static Annals of(Setup setup) {
    List<Placement> sorted = new ArrayList<>(setup.placements());
    sorted.sort(Comparator.<Placement, Side>comparing(p -> p.piece().side()).thenComparing(Placement::square));
    List<Chip> chips = new ArrayList<>();
    Map<Square, Chip> board = new HashMap<>();
    for (Placement p : sorted) {
      Chip chip = new Chip(chips.size(), p.piece().side(), p.piece().rank(), setup.moved().contains(p.square()),
          setup.known().contains(p.square()));
      chips.add(chip);
      board.put(p.square(), chip);
    }
    for (Piece lost : setup.lost()) {
      chips.add(new Chip(chips.size(), lost.side(), lost.rank(), false, false));
    }
    return new Annals(setup.rules(), setup.scope(), chips, List.of(new Moment(board, setup.turn())), List.of());
  }

  /** This past with one turn more. */
  Annals with(Turn turn, Map<Square, Chip> board) {
    List<Turn> moreTurns = new ArrayList<>(turns);
    moreTurns.add(turn);
    List<Moment> moreMoments = new ArrayList<>(moments);
    moreMoments.add(new Moment(board, side().other()));
    return new Annals(rules, scope, chips, moreMoments, moreTurns);
  }

  Moment now() {
    return moments.getLast();
  }

  /** The side to move. */
  Side side() {
    return now().turn();
  }

  Optional<Chip> at(Square square) {
    return Optional.ofNullable(now().board().get(square));
  }

  List<Turn> turnsOf(Side side) {
    return turns.stream().filter(t -> t.mover().side() == side).toList();
  }

  /** The squares where this side's pieces stand now, in no order that matters. */
  List<Square> squaresOf(Side side) {
    return now().board().entrySet().stream().filter(e -> e.getValue().side() == side).map(Map.Entry::getKey)
        .sorted().toList();
  }

  /** The pieces that do not stand on the board now. */
  List<Chip> lost() {
    return chips.stream().filter(c -> !now().board().containsValue(c)).toList();
  }
}
