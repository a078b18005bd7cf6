package rankandfile.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import rankandfile.notation.Result;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Square;
import rankandfile.scenario.Choice;
import rankandfile.scenario.Goal;
import rankandfile.scenario.Line;
import rankandfile.scenario.Question;
import rankandfile.scenario.Scene;
import rankandfile.scenario.Scene.Attempt;
import rankandfile.scenario.Task;
import rankandfile.wording.Explanation;
import rankandfile.wording.Refusals;
import rankandfile.wording.Sentences;
import rankandfile.wording.Tasks;

/**
 * A task being solved: the board now, and the moves made so far, the other side's included. Never changes; each reply
 * leads to the next one.
 */
public final class TaskRun {

  private final Task task;
  private final Scene start;
  private final Scene now;
  private final List<Move> made;

  private TaskRun(Task task, Scene start, Scene now, List<Move> made) {
    this.task = task;
    this.start = start;
    this.now = now;
    this.made = List.copyOf(made);
  }

  /** The task at its diagram. */
  public static TaskRun of(Task task) {
    Scene start = task.start();
    return new TaskRun(task, start, start, List.of());
  }

  public Task task() {
    return task;
  }

  /** The board as it is now. */
  public Scene scene() {
    return now;
  }

  /** Whether a right move has been made. */
  public boolean isBegun() {
    return !made.isEmpty();
  }

  // ---- moving

  /** The reply to a move, in a task that is played. */
  public Reply move(Move move) {
    return switch (now.attempt(move)) {
      case Attempt.Refused a -> foreseen(move)
          .<Reply>map(w -> new Reply.Refused(explain(move, w), List.of(now)))
          .orElseGet(() -> new Reply.Refused(Refusals.explain(move, a.refusal()), List.of(now)));
      case Attempt.Made a -> made(a);
    };
  }

  private Reply made(Attempt.Made attempt) {
    List<Move> moves = with(attempt.move());
    Optional<List<Line.Step>> line = continuation(moves);
    if (line.isPresent()) {
      return reply(attempt, moves, line.get());
    }
    if (!(task.goal() instanceof Goal.LoseNothing) && isReached(attempt.after())) {
      return new Reply.Solved(task.done(), List.of(attempt.after()));
    }
    Optional<Task.Wrong> wrong = foreseen(attempt.move());
    return wrong
        .map(w -> new Reply.Wrong(explain(attempt.move(), w), punishment(attempt.after(), w)))
        .orElseGet(() -> new Reply.Wrong(unforeseen(attempt.news()), List.of(attempt.after())));
  }

  /** The move is in a line: the other side answers, or the line is at its end. */
  private Reply reply(Attempt.Made attempt, List<Move> moves, List<Line.Step> line) {
    if (line.size() == moves.size()) {
      return new Reply.Solved(task.done(), List.of(attempt.after()));
    }
    Move answer = move(line.get(moves.size()));
    if (!(attempt.after().attempt(answer) instanceof Attempt.Made theirs)) {
      return new Reply.Solved(task.done(), List.of(attempt.after()));
    }
    List<Scene> scenes = List.of(attempt.after(), theirs.after());
    if (line.size() == moves.size() + 1) {
      return new Reply.Solved(task.done(), scenes);
    }
    List<Move> both = new ArrayList<>(moves);
    both.add(theirs.move());
    return new Reply.GoOn(new TaskRun(task, start, theirs.after(), both), scenes);
  }

  private List<Move> with(Move move) {
    List<Move> moves = new ArrayList<>(made);
    moves.add(move);
    return moves;
  }

  /** An accepted line that begins with these moves. */
  private Optional<List<Line.Step>> continuation(List<Move> moves) {
    return lines().filter(l -> begins(l, moves)).findFirst();
  }

  private Stream<List<Line.Step>> lines() {
    return task.answers().stream()
        .flatMap(a -> a.choice() instanceof Choice.Moves m ? Stream.of(m.steps()) : Stream.empty());
  }

  private boolean begins(List<Line.Step> line, List<Move> moves) {
    if (line.size() < moves.size()) {
      return false;
    }
    for (int i = 0; i < moves.size(); i++) {
      if (!isSame(move(line.get(i)), moves.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** A straight double step may be written with or without its middle. */
  private static boolean isSame(Move a, Move b) {
    boolean straight = a.from().isInLineWith(a.to());
    return a.from().equals(b.from()) && a.to().equals(b.to()) && a.rescue().equals(b.rescue())
        && (straight || a.via().equals(b.via()));
  }

  private Optional<Task.Wrong> foreseen(Move move) {
    List<Move> moves = with(move);
    return task.wrongs().stream().filter(w -> w.choice() instanceof Choice.Moves m && begins(m.steps(), moves))
        .findFirst();
  }

  private List<Scene> punishment(Scene after, Task.Wrong wrong) {
    List<Scene> scenes = new ArrayList<>(List.of(after));
    List<Line.Step> steps = ((Choice.Moves) wrong.choice()).steps();
    for (Line.Step step : steps.subList(made.size() + 1, steps.size())) {
      if (scenes.getLast().attempt(move(step)) instanceof Attempt.Made made) {
        scenes.add(made.after());
      }
    }
    return List.copyOf(scenes);
  }

  private static Move move(Line.Step step) {
    return ((Question.Play) step.question()).move();
  }

  private boolean isReached(Scene scene) {
    Observation seen = scene.seen();
    return task.goal().isReached(start.seen(), seen, task.solver());
  }

  private Explanation explain(Move move, Task.Wrong wrong) {
    return new Explanation(Tasks.notTheAim(move), wrong.reply(), wrong.rule());
  }

  private Explanation unforeseen(List<News> news) {
    return new Explanation(Sentences.of(news), Tasks.stillToDo(task.aim()), task.cites().getFirst());
  }

  // ---- naming

  /** The reply to a result that is named before the fight. */
  public Reply name(Result result) {
    boolean right = task.answers().stream().anyMatch(a -> a.choice().equals(new Choice.Named(result)));
    Move move = ((Goal.NameResult) task.goal()).move();
    List<Scene> scenes = now.attempt(move) instanceof Attempt.Made a ? List.of(a.after()) : List.of(now);
    return right ? new Reply.Solved(task.done(), scenes)
        : wrong(new Choice.Named(result), Tasks.not(Sentences.brief(result)), List.of(now));
  }

  /** The reply to squares that are pointed at. */
  public Reply point(SortedSet<Square> squares) {
    if (isRight(squares)) {
      return new Reply.Solved(task.done(), List.of(now));
    }
    SortedSet<Square> answer = answer();
    SortedSet<Square> tooMany = new TreeSet<>(squares);
    tooMany.removeAll(answer);
    SortedSet<Square> missing = new TreeSet<>(answer);
    missing.removeAll(squares);
    if (!tooMany.isEmpty()) {
      Square first = firstForeseen(tooMany, false);
      return wrong(new Choice.Squares(new TreeSet<>(List.of(first))), Tasks.notThere(first), List.of(now));
    }
    Square first = firstForeseen(missing, true);
    int count = task.goal() instanceof Goal.FindNoBomb ? 1 : missing.size();
    return wrong(new Choice.Missed(first), Tasks.missing(count), List.of(now));
  }

  /** All squares that can be reached, or one or more of the pieces that cannot be a Bomb. */
  private boolean isRight(SortedSet<Square> squares) {
    SortedSet<Square> answer = answer();
    return task.goal() instanceof Goal.FindNoBomb ? !squares.isEmpty() && answer.containsAll(squares)
        : answer.equals(squares);
  }

  private SortedSet<Square> answer() {
    SortedSet<Square> answer = new TreeSet<>();
    task.answers().forEach(a -> {
      if (a.choice() instanceof Choice.Squares c) {
        answer.addAll(c.squares());
      }
    });
    return answer;
  }

  /** The square that the lesson has a reply for, or else the first. */
  private Square firstForeseen(SortedSet<Square> squares, boolean missed) {
    return squares.stream()
        .filter(s -> foreseen(missed ? new Choice.Missed(s) : new Choice.Squares(new TreeSet<>(List.of(s))))
            .isPresent())
        .findFirst().orElse(squares.first());
  }

  private Optional<Task.Wrong> foreseen(Choice choice) {
    return task.wrongs().stream().filter(w -> w.choice().equals(choice)).findFirst();
  }

  private Reply wrong(Choice choice, String what, List<Scene> scenes) {
    Optional<Task.Wrong> wrong = foreseen(choice);
    return new Reply.Wrong(new Explanation(what, wrong.map(Task.Wrong::reply).orElse(Tasks.stillToDo(task.aim())),
        wrong.map(Task.Wrong::rule).orElse(task.cites().getFirst())), scenes);
  }

  // ---- hints

  /** The squares that the second hint points at. */
  public SortedSet<Square> hintSquares() {
    SortedSet<Square> squares = new TreeSet<>();
    hintMove().ifPresent(m -> squares.addAll(List.of(m.from(), m.to())));
    if (!task.goal().isPlayed()) {
      squares.addAll(task.goal() instanceof Goal.NameResult g ? List.of(g.move().from(), g.move().to()) : answer());
    }
    return squares;
  }

  /** The move that the last hint names, in a task that is played. */
  public Optional<Move> hintMove() {
    return lines().filter(l -> l.size() > made.size() && begins(l, made)).map(l -> move(l.get(made.size())))
        .findFirst();
  }
}
