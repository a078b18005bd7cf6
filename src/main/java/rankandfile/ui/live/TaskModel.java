package rankandfile.ui.live;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import rankandfile.lesson.Reply;
import rankandfile.lesson.TaskRun;
import rankandfile.notation.Happening;
import rankandfile.notation.Result;
import rankandfile.notation.RulesText;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.rules.Move;
import rankandfile.rules.Square;
import rankandfile.scenario.Choice;
import rankandfile.scenario.Goal;
import rankandfile.scenario.Scene;
import rankandfile.scenario.Task;
import rankandfile.scenario.TaskTrial;
import rankandfile.ui.kit.InForce;
import rankandfile.wording.Names;

/** A task on its board: what has been tried, what the lesson answers, which hints are shown. */
public final class TaskModel extends OpenBoard {

  /** How many hints there are: a nudge, the squares, the move or the answer. */
  public static final int HINTS = 3;

  private final Task task;
  private final ReadOnlyBooleanWrapper solved = new ReadOnlyBooleanWrapper(this, "solved");
  private final ReadOnlyBooleanWrapper begun = new ReadOnlyBooleanWrapper(this, "begun");
  private final ReadOnlyIntegerWrapper hints = new ReadOnlyIntegerWrapper(this, "hints", 0);
  private final ReadOnlyStringWrapper hint = new ReadOnlyStringWrapper(this, "hint", "");
  private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper(this, "notice", "");
  private TaskRun run;
  private Optional<Reply> reply = Optional.empty();
  private Optional<Move> tried = Optional.empty();
  private int shown;
  private SortedSet<Square> picked = new TreeSet<>();

  public TaskModel(Task task, InForce.Now now) {
    super(now);
    this.task = task;
    run = TaskRun.of(task);
    inForce(now);
  }

  // ---- what it shows

  @Override
  public RulesText played() {
    return task.rules();
  }

  @Override
  public String name() {
    return task.name();
  }

  public Task task() {
    return task;
  }

  /** Whether it has been solved since the page was opened. */
  public ReadOnlyBooleanProperty solvedProperty() {
    return solved.getReadOnlyProperty();
  }

  /** Whether there is something to take back. */
  public ReadOnlyBooleanProperty begunProperty() {
    return begun.getReadOnlyProperty();
  }

  /** How many hints are shown, up to {@link #HINTS}. */
  public ReadOnlyIntegerProperty hintsProperty() {
    return hints.getReadOnlyProperty();
  }

  /** The hints that are shown, in words; empty for none. */
  public ReadOnlyStringProperty hintProperty() {
    return hint.getReadOnlyProperty();
  }

  /** That it would go differently by the edition in force; empty where it would not. */
  public ReadOnlyStringProperty noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  /** The results to choose from; empty where nothing is to be named. */
  public List<Result> results() {
    if (!(task.goal() instanceof Goal.NameResult)) {
      return List.of();
    }
    Set<Result> results = new LinkedHashSet<>(List.of(new Result.Goes(Happening.ATTACKER_WINS),
        new Result.Goes(Happening.DEFENDER_WINS), new Result.Goes(Happening.BOTH_LOST)));
    task.answers().forEach(a -> named(a.choice(), results));
    task.wrongs().forEach(w -> named(w.choice(), results));
    return List.copyOf(results);
  }

  private static void named(Choice choice, Set<Result> results) {
    if (choice instanceof Choice.Named n) {
      results.add(n.result());
    }
  }

  /** Whether squares are picked at and then checked. */
  public boolean points() {
    return task.goal() instanceof Goal.NameSquares || task.goal() instanceof Goal.FindNoBomb;
  }

  // ---- what the reader does

  @Override
  public void select(Square square) {
    makeReady();
    if (points()) {
      if (!picked.remove(square)) {
        picked.add(square);
      }
    } else if (task.goal().isPlayed() && !solved.get()) {
      mover.select(square);
    }
    show();
  }

  @Override
  public void move(Square from, Square to) {
    makeReady();
    if (task.goal().isPlayed() && !solved.get()) {
      mover.move(from, to);
    }
    show();
  }

  @Override
  public void choose(Offer offer) {
    mover.choose(offer);
    show();
  }

  @Override
  public void clear() {
    mover.drop();
    reply = reply.filter(r -> !(r instanceof Reply.Refused));
    show();
  }

  /** Says what the fight will lead to. */
  public void name(Result result) {
    makeReady();
    answer(run.name(result));
    show();
  }

  /** The squares picked at are the answer. */
  public void check() {
    if (points()) {
      makeReady();
      answer(run.point(new TreeSet<>(picked)));
      show();
    }
  }

  /** One hint more. */
  public void giveHint() {
    hints.set(Math.min(HINTS, hints.get() + 1));
    show();
  }

  /** Takes the last wrong answer back; without one, begins the task anew. */
  @Override
  public void retry() {
    finish();
    boolean wrong = reply.filter(r -> r instanceof Reply.Wrong || r instanceof Reply.Refused).isPresent();
    if (!wrong) {
      run = TaskRun.of(task);
      picked = new TreeSet<>();
      solved.set(false);
    }
    reply = Optional.empty();
    mover.drop();
    show();
  }

  /** What was shown last is over: a wrong answer counts as taken back. */
  private void makeReady() {
    finish();
    reply = solved.get() ? reply : Optional.empty();
  }

  @Override
  Scene hand() {
    return run.scene();
  }

  @Override
  void decided(Move move) {
    tried = Optional.of(move);
    answer(run.move(move));
  }

  private void answer(Reply answered) {
    reply = Optional.of(answered);
    shown = 0;
    switch (answered) {
      case Reply.GoOn r -> run = r.next();
      case Reply.Solved r -> solved.set(true);
      case Reply.Wrong r -> { }
      case Reply.Refused r -> { }
    }
    playing.set(answered.scenes().size() > 1);
  }

  // ---- playing the other side's replies

  @Override
  public void tick() {
    if (playing.get()) {
      shown++;
      playing.set(shown < reply.orElseThrow().scenes().size() - 1);
      show();
    }
  }

  @Override
  public void finish() {
    if (playing.get()) {
      shown = reply.orElseThrow().scenes().size() - 1;
      playing.set(false);
      show();
    }
  }

  // ---- showing

  @Override
  public void inForce(InForce.Now now) {
    this.now = now;
    playedUnder.set(underWords(task.rules()));
    notice.set(TaskTrial.goesAlike(task, now.rules().rules()) ? ""
        : LiveWords.text("task.notice", Editions.brief(now.rules()), Editions.full(task.rules())));
    show();
  }

  @Override
  Scene scene() {
    return reply.map(r -> r.scenes().get(Math.min(shown, r.scenes().size() - 1))).orElse(run.scene());
  }

  private void show() {
    BoardPicture drawn = reply.isPresent() ? scene().picture(now.numbering())
        : mover.mark(scene().picture(now.numbering()));
    if (task.goal() instanceof Goal.NameResult g && reply.isEmpty()) {
      drawn = drawn.selecting(g.move().from(), new TreeSet<>(List.of(g.move().to())));
    }
    picture.set(hinted(TaskMarks.refusal(TaskMarks.picked(drawn, picked), run.scene(), tried, reply)));
    offers.set(reply.isPresent() ? List.of() : mover.offers());
    said.set(reply.map(this::saidOf).orElseGet(() -> mover.question().filter(q -> task.goal().isPlayed())
        .<Said>map(Said.Plain::new).orElse(new Said.Nothing())));
    turn.set(reply.isPresent() || !task.goal().isPlayed() ? "" : LiveWords.text("turn", Names.of(run.scene().turn())));
    hint.set(hintText());
    begun.set(reply.isPresent() || !picked.isEmpty() || run.isBegun());
  }

  private Said saidOf(Reply answered) {
    return switch (answered) {
      case Reply.Solved r -> playing.get() ? new Said.Plain(LiveWords.text("task.answers")) : new Said.Solved(r.text());
      case Reply.GoOn r -> new Said.Plain(LiveWords.text(playing.get() ? "task.answers" : "task.go-on"));
      case Reply.Wrong r -> new Said.Wrong(r.why());
      case Reply.Refused r -> new Said.Refused(r.why());
    };
  }

  private BoardPicture hinted(BoardPicture drawn) {
    return hints.get() > 1 && reply.isEmpty() ? drawn.with(run.hintSquares(), Mark.HINT) : drawn;
  }

  private String hintText() {
    List<String> told = new ArrayList<>();
    if (hints.get() > 0) {
      told.add(task.nudge());
    }
    if (hints.get() == 2) {
      told.add(LiveWords.text("hint.squares"));
    }
    if (hints.get() > 2) {
      told.add(TaskMarks.answer(run));
    }
    return String.join(" ", told);
  }
}
