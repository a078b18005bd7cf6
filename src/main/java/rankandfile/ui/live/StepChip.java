package rankandfile.ui.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rankandfile.notation.Result;
import rankandfile.rules.Move;
import rankandfile.scenario.Answer;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Line;
import rankandfile.scenario.Playback;
import rankandfile.scenario.Question;
import rankandfile.wording.Names;

/**
 * A step as its button on the card says it.
 *
 * @param words {@code B6–B7}, or {@code B6–B7, refused}
 * @param reached whether the rules that are played get so far
 */
public record StepChip(int number, String words, boolean reached) {

  static List<StepChip> all(Playback playback) {
    List<StepChip> chips = new ArrayList<>();
    for (Line line : playback.scenario().lines()) {
      if (line instanceof Line.Step step) {
        int number = chips.size() + 1;
        Optional<Frame> frame = playback.frame(number);
        String words = words(step.question());
        boolean refused = frame.filter(f -> isRefused(f.answer())).isPresent();
        chips.add(new StepChip(number, refused ? LiveWords.text("step.refused", words) : words, frame.isPresent()));
      }
    }
    return List.copyOf(chips);
  }

  static boolean isRefused(Answer answer) {
    return answer instanceof Answer.Outcome outcome && outcome.result() instanceof Result.Refused;
  }

  private static String words(Question question) {
    return switch (question) {
      case Question.Play q -> way(q.move()) + q.move().rescue()
          .map(r -> LiveWords.text("step.rescue", Names.of(r.rank()), r.square())).orElse("");
      case Question.Legal q -> LiveWords.text("step.legal", q.from());
      case Question.Sees q -> LiveWords.text("step.sees", Names.of(q.side()), q.square());
      case Question.Start q -> LiveWords.text("step.start");
    };
  }

  static String way(Move move) {
    return move.from() + move.via().map(v -> "–" + v).orElse("") + "–" + move.to();
  }
}
