package rankandfile.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rankandfile.rules.Ruleset;

/**
 * A scenario played from the diagram to its last step under some rules, for a screen to step through.
 *
 * @param start the diagram
 * @param frames the steps in order. Under rules that are not the scenario's own they end before a step that cannot
 *     be played there, because an earlier one went differently
 */
public record Playback(Scenario scenario, Scene start, List<Frame> frames) {

  public Playback {
    frames = List.copyOf(frames);
  }

  /** The scenario as its chapter claims it. */
  public static Playback of(Scenario scenario) {
    return of(scenario, scenario.rules().rules());
  }

  /**
   * The scenario under any rules. A step that its own rules refuse is only tried: if these allow it, the step after it
   * goes on from the board before it, as the chapter's own {@code in} lines do.
   */
  public static Playback of(Scenario scenario, Ruleset rules) {
    List<Frame> frames = new ArrayList<>();
    Scene start = Scene.of(scenario, rules);
    Scene own = Scene.of(scenario);
    Scene now = start;
    for (Line line : scenario.lines()) {
      if (line instanceof Line.Reset) {
        own = Scene.of(scenario);
        now = start;
      }
      if (line instanceof Line.Step step) {
        Frame frame = frame(frames.size() + 1, step, now);
        frames.add(frame);
        if (isMade(own, step.question())) {
          if (!isMade(now, step.question())) {
            break;
          }
          own = frame(0, step, own).after();
          now = frame.after();
        }
      }
    }
    return new Playback(scenario, start, frames);
  }

  private static Frame frame(int number, Line.Step step, Scene before) {
    Answer answer = before.answer(step.question());
    if (step.question() instanceof Question.Play q && before.attempt(q.move()) instanceof Scene.Attempt.Made made) {
      return new Frame(step.question(), answer, step.note(), made.news(), before, made.after());
    }
    return new Frame(step.question(), answer, step.note(), List.of(), before, before);
  }

  private static boolean isMade(Scene scene, Question question) {
    return question instanceof Question.Play q && scene.attempt(q.move()) instanceof Scene.Attempt.Made;
  }

  /** The step with this number, from 1, if these rules reach it. */
  public Optional<Frame> frame(int number) {
    return number >= 1 && number <= frames.size() ? Optional.of(frames.get(number - 1)) : Optional.empty();
  }

  /** The board after the step with this number; the diagram for 0, the last board reached for a number too high. */
  public Scene after(int number) {
    return number <= 0 || frames.isEmpty() ? start : frames.get(Math.min(number, frames.size()) - 1).after();
  }
}
