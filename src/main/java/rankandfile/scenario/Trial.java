package rankandfile.scenario;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.notation.Problems;
import rankandfile.notation.Span;
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

  /** How many moves a block may make under other editions than its own, all together. */
  private static final int MOST_REPLAYED = 100_000;

  private final Scenario scenario;
  private final Problems problems;
  private final List<Move> made = new ArrayList<>();
  private final Map<Ruleset, Elsewhere> elsewhere = new HashMap<>();
  private Position position;
  private boolean comparing = true;
  private int replayed;

  /** The board under other rules after so many of the moves made. */
  private record Elsewhere(Position position, int moves) {}

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
    elsewhere.clear();
    comparing = true;
  }

  private void step(Line.Step step) {
    Answer answer = step.question().ask(position);
    if (!answer.equals(step.claim())) {
      disagree(step.place(), step.question(), step.claim(), answer);
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
    Optional<Position> there = follow(variant);
    Optional<Answer> answer = there.map(question::ask);
    if (answer.isPresent() && !answer.get().equals(variant.claim())) {
      disagree(variant.place(), question, variant.claim(), answer.get());
    }
  }

  /** The board under the rules of a variant, if the moves made so far are legal there. */
  private Optional<Position> follow(Line.Variant variant) {
    Ruleset rules = variant.rules().rules();
    Elsewhere there = elsewhere.computeIfAbsent(rules, r -> new Elsewhere(Position.of(scenario.setup().with(r)), 0));
    for (Move move : made.subList(there.moves, made.size())) {
      if (++replayed > MOST_REPLAYED) {
        stop(variant.place(), "too-long-elsewhere");
        return Optional.empty();
      }
      if (!(there.position.judge(move) instanceof Verdict.Accepted v)) {
        stop(variant.place(), "earlier-step-illegal", variant.rules().text(), Words.text(move),
            new Question.Play(move).ask(there.position).text());
        return Optional.empty();
      }
      there = new Elsewhere(v.after(), there.moves + 1);
    }
    elsewhere.put(rules, there);
    return Optional.of(there.position);
  }

  private void disagree(Span place, Question question, Answer claim, Answer answer) {
    String key = key(question);
    boolean none = answer.text().isEmpty() || claim.text().isEmpty();
    stop(place, none ? key + (claim.text().isEmpty() ? "-some" : "-none") : key, claim.text(), answer.text());
  }

  private void stop(Span place, String problem, Object... values) {
    problems.add(place, problem, values);
    comparing = false;
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
