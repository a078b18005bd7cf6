package rankandfile.play;

import java.util.List;
import java.util.Optional;
import rankandfile.rules.Event;
import rankandfile.rules.Move;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;

/**
 * A move that was made, and the fight in it if there was one. Tells both ranks: it is for records, not for players.
 *
 * @param move with a Captain's middle square named only where it turns a corner
 */
public record Ply(Move move, Optional<Fight> fight) {

  /** Who met whom, and how it ended. */
  public record Fight(Rank attacker, Rank defender, Outcome outcome) {}

  static Ply of(Move move, List<Event> events) {
    return new Ply(move, events.stream().filter(Event.Fought.class::isInstance).map(Event.Fought.class::cast)
        .map(f -> new Fight(f.attacker().rank(), f.defender().rank(), f.outcome())).findFirst());
  }
}
