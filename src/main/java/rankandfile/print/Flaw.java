package rankandfile.print;

import java.util.Collection;
import java.util.List;
import rankandfile.notation.Nearest;
import rankandfile.notation.Problem;
import rankandfile.notation.Span;

/** Makes problems in templates; their words stand in {@code print.properties}. */
final class Flaw {

  private Flaw() {}

  /** The message under the key, and what to write instead under the key with {@code .hint}. */
  static Problem at(Span place, String key, Object... values) {
    return place.problem(PrintWords.say(key, values),
        PrintWords.has(key + ".hint") ? PrintWords.say(key + ".hint", values) : "");
  }

  /** A word that is not among the known ones. */
  static Problem unknown(Span place, String key, Collection<String> known) {
    String hint = Nearest.to(place.text(), known).map(k -> PrintWords.say("nearest", k))
        .orElseGet(() -> known.size() > 30 ? "" : PrintWords.say("possible", String.join(", ", known)));
    return place.problem(PrintWords.say(key, place.text()), hint);
  }

  /** To be thrown where nothing can be put in a placeholder's place. */
  static BrokenTemplates stop(Problem problem) {
    return new BrokenTemplates(List.of(problem));
  }
}
