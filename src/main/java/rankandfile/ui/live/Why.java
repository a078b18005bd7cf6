package rankandfile.ui.live;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Square;
import rankandfile.scenario.Scene;
import rankandfile.wording.Explanation;
import rankandfile.wording.Refusals;
import rankandfile.wording.Sentences;

/** Answers to what the board's keys ask about a scene. */
public final class Why {

  private Why() {}

  /** Why the piece on this square may go nowhere, if it may not and that may be known. */
  public static Optional<String> none(Scene scene, Square from) {
    if (!scene.destinations(from).isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(none(Square.all().stream().filter(from::isNextTo)
        .flatMap(to -> scene.tried(Move.of(from, to)) instanceof Scene.Attempt.Refused r
            ? Stream.of(Refusals.explain(r.move(), r.refusal())) : null).toList(), from));
  }

  /** The same of the reasons why it may not go to each square beside it. */
  public static String none(List<Explanation> reasons, Square from) {
    return Stream.concat(Stream.of(LiveWords.text("legal.none", from)), reasons.stream().map(Explanation::why))
        .distinct().collect(Collectors.joining(" "));
  }

  /** The last battle in a sentence. */
  public static Optional<String> lastBattle(Observation seen) {
    return last(seen, true);
  }

  /** The last move in a sentence. */
  public static Optional<String> lastMove(Observation seen) {
    return last(seen, false);
  }

  private static Optional<String> last(Observation seen, boolean battle) {
    return seen.log().reversed().stream()
        .filter(n -> n instanceof News.Fought || n instanceof News.DefendedSilently
            || !battle && n instanceof News.Walked)
        .map(Sentences::of).findFirst();
  }
}
