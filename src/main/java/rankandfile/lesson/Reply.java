package rankandfile.lesson;

import java.util.List;
import rankandfile.scenario.Scene;
import rankandfile.wording.Explanation;

/** What the lesson answers to something that the solver did or said. */
public sealed interface Reply {

  /** The boards to show, one after the other; the last one stays. At least one. */
  List<Scene> scenes();

  /** The task is solved; {@code text} is what to say. */
  record Solved(String text, List<Scene> scenes) implements Reply {}

  /** The move was right, the other side has answered, and the solver is to move again. */
  record GoOn(TaskRun next, List<Scene> scenes) implements Reply {}

  /** The choice does not solve the task; the scenes show what follows from it. */
  record Wrong(Explanation why, List<Scene> scenes) implements Reply {}

  /** The move is not allowed; the board stays as it is. */
  record Refused(Explanation why, List<Scene> scenes) implements Reply {}
}
