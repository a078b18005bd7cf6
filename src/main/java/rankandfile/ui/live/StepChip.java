package rankandfile.ui.live;

import java.util.ArrayList;
import java.util.List;
import rankandfile.rules.Move;
import rankandfile.scenario.Line;
import rankandfile.scenario.Question;
import rankandfile.scenario.Scenario;
import rankandfile.wording.Names;

/**
 * A step as its button on the card says it.
 *
 * @param words {@code B6–B7}
 * @param reached whether the rules that are played get so far
 */
public record StepChip(int number, String words, boolean reached) {

  static List<StepChip> all(Scenario scenario, int reached) {
    List<StepChip> chips = new ArrayList<>();
    for (Line line : scenario.lines()) {
      if (line instanceof Line.Step step) {
        int number = chips.size() + 1;
        chips.add(new StepChip(number, words(step.question()), number <= reached));
      }
    }
    return List.copyOf(chips);
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
