package rankandfile.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rankandfile.notation.Problems;
import rankandfile.notation.Words;
import rankandfile.rules.Move;
import rankandfile.rules.Position;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Verdict;

/**
 * Plays a scenario and holds each claim against the engine. After the first disagreement nothing more is compared
 * until the next reset, since what follows may only be its consequence.
 */
public final class Trial {

  private final Scenario scenario;
  private final Problems problems;
  private final List<Move> made = new ArrayList<>();
  private Position position;
  private boolean comparing = true;

  private Trial(Scenario scenario, Problems problems) {
    this.scenario = scenario;
    this.problems = problems;
    this.position = Position.of(scenario.setup());
  }

  /** Reports every claim that does not hold. */
  public static void of(Scenario scenario, Problems problems) {
    Trial trial = new Trial(scenario, problems);
    scenario.lines().forEach(trial::take);
  }

  private void take(Line line) {
    switch (line) {
      case Line.Reset l -> reset();
      case Line.Broken l -> comparing = false;
      case Line.Skipped l -> { }
      case Line.Step l when comparing -> step(l);
      case Line.Step l -> { }
    }
  }

  private void reset() {
    position = Position.of(scenario.setup());
    made.clear();
    comparing = true;
  }

  private void step(Line.Step step) {
    Answer answer = step.question().ask(position);
    if (!answer.equals(step.claim())) {
      problems.add(step.place(), key(step.question()), step.claim().text(), answer.text());
      comparing = false;
      return;
    }
    for (Line.Variant variant : step.variants()) {
      if (comparing) {
        vary(variant, step.question());
      }
    }
    if (step.question() instanceof Question.Play q && position.judge(q.move()) instanceof Verdict.Accepted v) {
      made.add(q.move());
      position = v.after();
    }
  }

  private void vary(Line.Variant variant, Question question) {
    Ruleset rules = variant.rules().rules();
    Position there = Position.of(scenario.setup().with(rules));
    for (Move move : made) {
      if (!(there.judge(move) instanceof Verdict.Accepted v)) {
        problems.add(variant.place(), "earlier-step-illegal", variant.rules().text(), Words.text(move),
            new Question.Play(move).ask(there).text());
        comparing = false;
        return;
      }
      there = v.after();
    }
    Answer answer = question.ask(there);
    if (!answer.equals(variant.claim())) {
      problems.add(variant.place(), key(question), variant.claim().text(), answer.text());
      comparing = false;
    }
  }

  private static String key(Question question) {
    return switch (question) {
      case Question.Play q -> "claim-wrong";
      case Question.Legal q -> "legal-wrong";
      case Question.Sees q -> "sees-wrong";
      case Question.Start q -> "start-wrong";
    };
  }
}
