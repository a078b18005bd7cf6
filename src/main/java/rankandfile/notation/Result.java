package rankandfile.notation;

import java.util.List;
import java.util.Optional;
import rankandfile.rules.Ending;
import rankandfile.rules.Event;
import rankandfile.rules.Verdict;

/** What a move leads to, as a chapter claims it and as the engine finds it. Says nothing about where pieces stand. */
public sealed interface Result {

  /** The move is made and the game goes on. */
  record Goes(Happening what) implements Result {}

  /** The move is made and ends the game. */
  record Ends(Happening what, Ending ending) implements Result {}

  /** The move is refused. */
  record Refused(Reason reason) implements Result {}

  static Result of(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Refused v -> new Refused(Reason.of(v.refusal()));
      case Verdict.Accepted v -> of(v.events());
    };
  }

  private static Result of(List<Event> events) {
    Happening what = Happening.of(events);
    Optional<Ending> ending = events.getLast() instanceof Event.Ended e ? Optional.of(e.ending()) : Optional.empty();
    return ending.<Result>map(e -> new Ends(what, e)).orElse(new Goes(what));
  }

  /** As chapters write it: {@code attacker wins; red wins: flag captured}. */
  default String text() {
    return switch (this) {
      case Goes r -> r.what.word();
      case Ends r -> r.what.word() + "; " + Endings.text(r.ending);
      case Refused r -> "refused: " + r.reason.word();
    };
  }
}
