package rankandfile.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.rules.Ending;
import rankandfile.rules.Event;
import rankandfile.rules.Outcome;
import rankandfile.rules.Square;

/** What the umpire would announce of the last turn of a past. */
final class Reporting {

  private Reporting() {}

  static List<Event> events(Annals past, Optional<Ending> ending) {
    Turn turn = past.turns().getLast();
    List<Event> events = new ArrayList<>();
    events.add(turn.struck().<Event>map(struck -> fought(past, turn, struck))
        .orElseGet(() -> new Event.Walked(turn.mover().id(), turn.mover().piece(), path(turn))));
    turn.rescued().ifPresent(chip -> events.add(new Event.Rescued(chip.id(), chip.piece(), squareOf(past, chip))));
    ending.ifPresent(e -> events.add(new Event.Ended(e)));
    return events;
  }

  private static Event fought(Annals past, Turn turn, Chip struck) {
    Outcome outcome = turn.outcome().orElseThrow();
    return new Event.Fought(turn.mover().id(), turn.mover().piece(), struck.id(), struck.piece(), path(turn), outcome,
        Telling.isTold(past.rules(), turn));
  }

  /** The start, the corner if it turned, the end. */
  private static List<Square> path(Turn turn) {
    return turn.turnsACorner() ? turn.squares() : List.of(turn.from(), turn.to());
  }

  private static Square squareOf(Annals past, Chip chip) {
    return past.now().board().entrySet().stream().filter(e -> e.getValue().equals(chip)).findFirst().orElseThrow()
        .getKey();
  }

  /** The claims of a scenario step: {@code attacker wins; red wins: flag captured}. */
  static String claims(Annals past, Optional<Ending> ending) {
    String first = past.turns().getLast().outcome().map(o -> words(o)).orElse("moves");
    return String.join("; ", Stream.concat(Stream.of(first), ending.map(Reporting::words).stream()).toList());
  }

  static String words(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The ending as a claim writes it. */
  static String words(Ending ending) {
    return switch (ending) {
      case Ending.Win win -> words(win.winner()) + " wins: " + words(win.reason());
      case Ending.Draw draw -> "draw: " + words(draw.reason());
    };
  }
}
