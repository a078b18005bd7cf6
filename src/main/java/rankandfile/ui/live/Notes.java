package rankandfile.ui.live;

import java.util.Optional;
import rankandfile.notation.RulesText;
import rankandfile.scenario.Answer;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Line;
import rankandfile.scenario.Playback;

/** The book's note at a step, but only under rules for which the book wrote it. */
final class Notes {

  private Notes() {}

  static String of(Playback own, Playback played, int step, RulesText rules) {
    Optional<Frame> here = played.frame(step);
    if (here.isEmpty()) {
      return "";
    }
    Optional<Answer> claimed = own.frame(step).map(Frame::answer);
    return claimed.equals(here.map(Frame::answer)) ? here.get().note()
        : Editions.step(own.scenario(), step).stream().flatMap(s -> s.variants().stream())
            .filter(v -> v.rules().equals(rules)).map(Line.Variant::note).findFirst().orElse("");
  }
}
