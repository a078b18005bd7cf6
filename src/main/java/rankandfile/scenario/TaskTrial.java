package rankandfile.scenario;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import rankandfile.notation.Problems;
import rankandfile.notation.Result;
import rankandfile.rules.Observation;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;

/** Holds a task against the engine: every answer is legal and reaches the goal, and no wrong choice does. */
public final class TaskTrial {

  private final Task task;
  private final Problems problems;
  private final Scene start;

  private TaskTrial(Task task, Problems problems) {
    this.task = task;
    this.problems = problems;
    this.start = task.start();
  }

  /** Reports every claim, answer or wrong choice that does not hold. */
  public static void of(Task task, Problems problems) {
    TaskTrial trial = new TaskTrial(task, problems);
    task.answers().forEach(trial::answer);
    task.wrongs().forEach(trial::wrong);
    trial.completeness();
  }

  /** Whether every choice that the task foresees leads to the same under other rules. */
  public static boolean goesAlike(Task task, Ruleset rules) {
    Scene own = task.start();
    Scene other = Scene.of(task.setup().with(rules), task.view(), task.area());
    boolean alike = switch (task.goal()) {
      case Goal.NameResult g -> isAlike(new Question.Play(g.move()), own, other);
      case Goal.NameSquares g -> isAlike(new Question.Legal(g.square()), own, other);
      case Goal g -> true;
    };
    return alike && Stream.concat(task.answers().stream().map(Task.Accepted::choice),
        task.wrongs().stream().map(Task.Wrong::choice))
        .allMatch(c -> !(c instanceof Choice.Moves moves) || isAlike(moves.steps(), own, other));
  }

  private static boolean isAlike(List<Line.Step> steps, Scene own, Scene other) {
    Scene here = own;
    Scene there = other;
    for (Line.Step step : steps) {
      if (!isAlike(step.question(), here, there)) {
        return false;
      }
      here = after(here, step);
      there = after(there, step);
    }
    return true;
  }

  private static boolean isAlike(Question question, Scene own, Scene other) {
    return own.answer(question).equals(other.answer(question));
  }

  private void answer(Task.Accepted answer) {
    switch (answer.choice()) {
      case Choice.Moves c -> {
        if (!isPlayedAsClaimed(c.steps())) {
          return;
        }
        if (!reaches(c.steps())) {
          problems.add(answer.place(), "answer-misses-goal");
        }
      }
      case Choice.Named c -> expect(answer, actual().equals(c.result()), c.result().text(), actual().text());
      case Choice.Squares c -> expect(answer, isRight(c.squares()), new Answer.Squares(c.squares()).text(),
          new Answer.Squares(right()).text());
      case Choice.Missed c -> { }
    }
  }

  private void expect(Task.Accepted answer, boolean holds, String claimed, String actual) {
    if (!holds) {
      String key = actual.isEmpty() ? "answer-wrong-none" : claimed.isEmpty() ? "answer-wrong-some" : "answer-wrong";
      problems.add(answer.place(), key, claimed, actual);
    }
  }

  private void wrong(Task.Wrong wrong) {
    boolean solves = switch (wrong.choice()) {
      case Choice.Moves c -> isPlayedAsClaimed(c.steps()) && reaches(c.steps());
      case Choice.Named c -> actual().equals(c.result());
      case Choice.Squares c -> right().containsAll(c.squares());
      case Choice.Missed c -> !right().contains(c.square());
    };
    if (solves) {
      problems.add(wrong.place(), "wrong-reaches-goal");
    }
  }

  /** Every piece that cannot be a Bomb must be among the answers, since each is a right one. */
  private void completeness() {
    if (task.goal() instanceof Goal.FindNoBomb) {
      SortedSet<Square> listed = new TreeSet<>();
      task.answers().forEach(a -> listed.addAll(((Choice.Squares) a.choice()).squares()));
      if (!listed.equals(right()) && problems.isEmpty()) {
        problems.add(task.answers().getLast().place(), "answer-wrong", new Answer.Squares(listed).text(),
            new Answer.Squares(right()).text());
      }
    }
  }

  // ---- moves

  private boolean isPlayedAsClaimed(List<Line.Step> steps) {
    Scene now = start;
    for (Line.Step step : steps) {
      Answer answer = now.answer(step.question());
      if (!answer.equals(step.claim())) {
        problems.add(step.place(), "claim-wrong", step.claim().text(), answer.text());
        return false;
      }
      now = after(now, step);
    }
    return true;
  }

  private boolean reaches(List<Line.Step> steps) {
    Scene now = start;
    for (Line.Step step : steps) {
      now = after(now, step);
    }
    return task.goal().isReached(start.seen(), now.seen(), task.solver());
  }

  private static Scene after(Scene now, Line.Step step) {
    return now.attempt(((Question.Play) step.question()).move()) instanceof Scene.Attempt.Made made ? made.after()
        : now;
  }

  // ---- what can be named

  private Result actual() {
    Goal.NameResult goal = (Goal.NameResult) task.goal();
    return ((Answer.Outcome) start.answer(new Question.Play(goal.move()))).result();
  }

  private boolean isRight(SortedSet<Square> squares) {
    return task.goal() instanceof Goal.NameSquares ? squares.equals(right())
        : !squares.isEmpty() && right().containsAll(squares);
  }

  private SortedSet<Square> right() {
    return right(task, start);
  }

  /** The squares that are a right answer to a task in which squares are named. */
  static SortedSet<Square> right(Task task, Scene start) {
    return switch (task.goal()) {
      case Goal.NameSquares g -> start.destinations(g.square());
      case Goal.FindNoBomb g -> noBombs(start.seen(), task);
      case Goal.Reach g -> new TreeSet<>();
      case Goal.Capture g -> new TreeSet<>();
      case Goal.Win g -> new TreeSet<>();
      case Goal.LoseNothing g -> new TreeSet<>();
      case Goal.NameResult g -> new TreeSet<>();
    };
  }

  /** M8: the enemy pieces of which the solver can tell that they are no Bombs. */
  private static SortedSet<Square> noBombs(Observation seen, Task task) {
    SortedSet<Square> squares = new TreeSet<>();
    seen.board().forEach((square, sighting) -> {
      if (sighting.side() != task.solver() && (sighting.moved()
          || sighting instanceof Sighting.Known k && k.rank() != Rank.BOMB)) {
        squares.add(square);
      }
    });
    return squares;
  }
}
