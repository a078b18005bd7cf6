package rankandfile.play;

import java.util.Optional;
import rankandfile.notation.Problems;
import rankandfile.notation.Span;
import rankandfile.rules.Side;

/** A line of a record from its first move on, with its place. */
sealed interface PlayedLine {

  /** {@code 3. A4xA5 -> both lost}; the number stands at its own place. */
  record Moved(Span number, Span place, MoveText text) implements PlayedLine {}

  /** {@code red offers a draw} or {@code blue declines}. */
  record Said(Span place, Side side, boolean declines) implements PlayedLine {}

  /** {@code end: draw: agreed}. */
  record Ended(Span place, GameEnd end) implements PlayedLine {}

  /** A line that could not be read, behind which nothing can be played. */
  record Broken() implements PlayedLine {}

  static PlayedLine move(Span line, Problems problems) {
    Span trimmed = line.trim();
    int dot = trimmed.text().indexOf('.');
    Span place = trimmed.part(dot + 1, trimmed.text().length()).trim();
    return MoveText.read(place, problems).<PlayedLine>map(t -> new Moved(trimmed.part(0, dot), place, t))
        .orElseGet(Broken::new);
  }

  static PlayedLine end(Span value, Problems problems) {
    Optional<GameEnd> end = GameEnd.named(value.text());
    if (end.isEmpty()) {
      problems.addUnknown(value, "unknown-ending", GameEnd.texts());
    }
    return end.<PlayedLine>map(e -> new Ended(value, e)).orElseGet(Broken::new);
  }
}
