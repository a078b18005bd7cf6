package rankandfile.rules.oracle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.rules.Move;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/** What a legal move does to the board. */
final class Playing {

  private Playing() {}

  /**
   * The past with this legal move made.
   *
   * @param preferred the piece to bring back, where the rules leave open which of several it is
   */
  static Annals after(Annals past, Move move, Optional<Chip> preferred) {
    Map<Square, Chip> board = new HashMap<>(past.now().board());
    Chip mover = board.remove(move.from());
    Optional<Chip> struck = Optional.ofNullable(board.get(move.to()));
    Optional<Outcome> outcome = struck.map(s -> Fighting.outcome(past.rules(), mover.rank(), s.rank()));
    switch (outcome.orElse(Outcome.ATTACKER_WINS)) {
      case ATTACKER_WINS -> board.put(move.to(), mover);
      case BOTH_LOST -> board.remove(move.to());
      case DEFENDER_WINS -> { }
    }
    boolean lapses = !mover.equals(board.get(move.to())) || struck.filter(s -> s.rank() == Rank.FLAG).isPresent();
    Optional<Chip> rescued = move.rescue().filter(r -> !lapses)
        .map(r -> choose(Rescuing.candidates(past, r.rank()), preferred));
    rescued.ifPresent(chip -> board.put(move.rescue().orElseThrow().square(), chip));
    return past.with(new Turn(mover, Way.squares(move), struck, outcome, rescued), board);
  }

  private static Chip choose(List<Chip> candidates, Optional<Chip> preferred) {
    return preferred.filter(candidates::contains).orElse(candidates.getFirst());
  }
}
