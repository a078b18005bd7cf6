package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import rankandfile.rules.Move;
import rankandfile.rules.Square;

/** What is said while a task is solved. */
public final class Tasks {

  private Tasks() {}

  /** Heads the reply to a foreseen wrong move. */
  public static String notTheAim(Move move) {
    return say("task.not-the-aim", Names.of(move));
  }

  /** Heads the reply to a wrong name. */
  public static String not(String named) {
    return say("task.not", named);
  }

  /** Heads the reply to a square too many. */
  public static String notThere(Square square) {
    return say("task.not-there", square);
  }

  /** Heads the reply when squares are left out; {@code count} is at least 1. */
  public static String missing(int count) {
    return say("task.missing", count);
  }

  /** The reply to a wrong choice that nobody foresaw. */
  public static String stillToDo(String aim) {
    return say("task.still-to-do", aim);
  }
}
