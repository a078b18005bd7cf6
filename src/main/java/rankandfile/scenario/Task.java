package rankandfile.scenario;

import java.util.List;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.picture.Area;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Viewer;

/**
 * Something to do on a board. The solver plays the side to move. {@link TaskTrial} finds out whether its answers
 * reach the goal.
 *
 * @param name its address, unique in the book
 * @param aim what to do, in at most 25 words
 * @param nudge the first hint; the others are made from the first answer
 * @param done what to say when it is solved
 * @param answers what solves it
 * @param wrongs what somebody may try instead
 */
public record Task(
    String name,
    String aim,
    Goal goal,
    List<String> cites,
    RulesText rules,
    Viewer view,
    Setup setup,
    Area area,
    String nudge,
    String done,
    List<Accepted> answers,
    List<Wrong> wrongs,
    Span place) {

  public Task {
    cites = List.copyOf(cites);
    answers = List.copyOf(answers);
    wrongs = List.copyOf(wrongs);
  }

  /** An answer that solves the task. */
  public record Accepted(Span place, Choice choice) {}

  /**
   * A foreseeable wrong choice with a reply of its own.
   *
   * @param rule the id of the rule behind the reply
   */
  public record Wrong(Span place, Choice choice, String rule, String reply) {}

  /** The side that solves it. */
  public Side solver() {
    return setup.turn();
  }

  /** The diagram as the solver may see it. */
  public Scene start() {
    return Scene.of(setup, view, area);
  }
}
