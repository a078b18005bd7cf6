package rankandfile.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.notation.Endings;
import rankandfile.notation.Words;
import rankandfile.rules.Ending;
import rankandfile.rules.Side;

/** How a game is over, by the rules or by what the players said (E4). */
public sealed interface GameEnd {

  /** The rules have ended it. */
  record ByRule(Ending ending) implements GameEnd {}

  /** This side has given up. */
  record Resigned(Side side) implements GameEnd {}

  /** One side has offered a draw and the other has taken it. */
  record DrawAgreed() implements GameEnd {}

  /** It has lasted {@link Table#MOST_PLIES} plies, more than a record holds; a draw. */
  record TooLong() implements GameEnd {}

  /** The side that has won, unless it is a draw. */
  default Optional<Side> winner() {
    return switch (this) {
      case ByRule(Ending.Win win) -> Optional.of(win.winner());
      case ByRule(Ending.Draw draw) -> Optional.empty();
      case Resigned end -> Optional.of(end.side.other());
      case DrawAgreed end -> Optional.empty();
      case TooLong end -> Optional.empty();
    };
  }

  /** As records write it: {@code red wins: flag captured}, {@code blue wins: red resigned}, {@code draw: agreed}. */
  default String text() {
    return switch (this) {
      case ByRule end -> Endings.text(end.ending);
      case Resigned end -> Words.text(end.side.other()) + " wins: " + Words.text(end.side) + " resigned";
      case DrawAgreed end -> "draw: agreed";
      case TooLong end -> "draw: too long";
    };
  }

  /** The end that is written so, if there is one. */
  static Optional<GameEnd> named(String text) {
    return all().filter(e -> e.text().equals(text)).findFirst();
  }

  /** All of them, as text. */
  static List<String> texts() {
    return all().map(GameEnd::text).toList();
  }

  private static Stream<GameEnd> all() {
    Stream<GameEnd> byRule = Endings.texts().stream().flatMap(t -> Endings.named(t).stream()).map(ByRule::new);
    return Stream.concat(byRule,
        Stream.of(new Resigned(Side.RED), new Resigned(Side.BLUE), new DrawAgreed(), new TooLong()));
  }
}
