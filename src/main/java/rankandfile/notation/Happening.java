package rankandfile.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.rules.Event;
import rankandfile.rules.Outcome;

/** What an accepted move comes to: a plain move, or a fight with its outcome. */
public enum Happening {
  MOVES, ATTACKER_WINS, DEFENDER_WINS, BOTH_LOST;

  /** As chapters write it: {@code attacker wins}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  public static Optional<Happening> named(String word) {
    return Arrays.stream(values()).filter(h -> h.word().equals(word)).findFirst();
  }

  static Happening of(Outcome outcome) {
    return switch (outcome) {
      case ATTACKER_WINS -> ATTACKER_WINS;
      case DEFENDER_WINS -> DEFENDER_WINS;
      case BOTH_LOST -> BOTH_LOST;
    };
  }

  static Happening of(List<Event> events) {
    return events.stream()
        .flatMap(e -> e instanceof Event.Fought f ? Stream.of(of(f.outcome())) : null)
        .findFirst().orElse(MOVES);
  }
}
