package rankandfile.ui.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rankandfile.notation.Happening;
import rankandfile.notation.Result;
import rankandfile.picture.Face;
import rankandfile.picture.Mark;
import rankandfile.rules.Move;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Choice;
import rankandfile.scenario.Line;
import rankandfile.scenario.Question;
import rankandfile.scenario.Task;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.live.Said;
import rankandfile.ui.live.TaskModel;

/** A task: right and wrong answers, replies, hints, and beginning anew. */
class TaskModelTest {

  private final Learning learning = Learning.examples().at("#lift-the-bomb");

  @Test
  void rightMovesSolveIt() {
    TaskModel task = learning.task();
    Learning.move(task, "E6", "E7");
    assertTrue(task.playingProperty().get(), "Blue answers");
    task.tick();
    assertFalse(task.playingProperty().get());
    Learning.move(task, "E7", "E8");
    assertInstanceOf(Said.Solved.class, task.saidProperty().get());
    assertTrue(learning.model.library().isDone("lesson-one"));
    assertEquals("Lesson 2, Equal ranks", learning.model.continuationProperty().get().orElseThrow().title());
    assertEquals("1 of 2 lessons done", learning.model.continuationProperty().get().orElseThrow().note());
  }

  @Test
  void wrongMoveIsPunishedAndTakenBackByOneKey() {
    TaskModel task = learning.task();
    var before = task.pictureProperty().get();
    Learning.move(task, "E6", "F6");
    task.finish();
    Said.Wrong wrong = (Said.Wrong) task.saidProperty().get();
    assertEquals("A4", wrong.why().rule());
    assertTrue(task.pictureProperty().get().block(Learning.square("F7")).isPresent(), "the Sergeant has come");
    task.retry();
    assertEquals(before, task.pictureProperty().get());
  }

  @Test
  void refusedMoveSaysWhy() {
    TaskModel task = learning.task();
    Learning.move(task, "E6", "D6");
    assertEquals("B2", ((Said.Refused) task.saidProperty().get()).why().rule());
    assertTrue(task.pictureProperty().get().marks(Learning.square("D6")).contains(Mark.REFUSED_SQUARE));
    task.clear();
    assertInstanceOf(Said.Nothing.class, task.saidProperty().get());
  }

  @Test
  void hintsComeInSteps() {
    TaskModel task = learning.task();
    task.giveHint();
    assertEquals("One piece was made for Bombs.", task.hintProperty().get());
    task.giveHint();
    assertTrue(task.pictureProperty().get().marks(Learning.square("E6")).contains(Mark.HINT));
    task.giveHint();
    assertTrue(task.hintProperty().get().endsWith("The move is E6–E7."));
    task.giveHint();
    assertEquals(3, task.hintsProperty().get());
  }

  @Test
  void resultsAreNamed() {
    TaskModel task = learning.at("#task-name").task();
    assertEquals(3, task.results().size());
    task.name(new Result.Goes(Happening.ATTACKER_WINS));
    assertTrue(((Said.Wrong) task.saidProperty().get()).why().why().startsWith("Only in Lightning"));
    task.name(new Result.Goes(Happening.BOTH_LOST));
    assertTrue(task.solvedProperty().get());
  }

  @Test
  void squaresArePointedAtAndChecked() {
    TaskModel task = learning.at("#task-point").task();
    task.select(Learning.square("A6"));
    task.check();
    assertEquals("Pieces go sideways too.", ((Said.Wrong) task.saidProperty().get()).why().why());
    task.select(Learning.square("B5"));
    task.select(Learning.square("B6"));
    task.select(Learning.square("B6"));
    task.check();
    assertTrue(task.solvedProperty().get());
  }

  @Test
  void goingOnLeadsThroughTheLesson() {
    learning.at("#task-name").task().name(new Result.Goes(Happening.BOTH_LOST));
    learning.model.goOn();
    assertEquals("task-point", learning.task().name());
    learning.model.goOn();
    assertEquals("task-point", learning.task().name(), "it is not solved");
  }

  @Test
  void lessonIsResetAtOnce() {
    rightMovesSolveIt();
    learning.model.reset(learning.model.pageProperty().get().chapter());
    assertFalse(learning.model.library().isDone("lesson-one"));
    assertFalse(learning.task().solvedProperty().get());
  }

  @Test
  void lineUnderTheBoardNamesTheNumbersThatAreDrawn() {
    Learning book = Learning.bundled().under(Edition.BOX_1961).at("#task-name-the-winner");
    assertEquals("6", label(book.task(), "B5"));
    assertEquals("Played by Classic 40, field guide. Marshal 1 is strongest.", book.task().playedUnderProperty().get());
    book.inForce.number(NumberingChoice.MARSHAL_TEN);
    assertEquals("5", label(book.task(), "B5"));
    assertTrue(book.task().playedUnderProperty().get().endsWith("Marshal 10 is strongest."));
  }

  private static String label(TaskModel task, String square) {
    return ((Face.Front) task.pictureProperty().get().block(Learning.square(square)).orElseThrow().face()).label();
  }

  // ---- every task of the book

  @TestFactory
  Stream<DynamicTest> everyTaskIsSolvedByItsAnswer() {
    return tasks().map(t -> DynamicTest.dynamicTest(t.name(), () -> {
      TaskModel model = model(t);
      solve(model, t);
      assertTrue(model.solvedProperty().get());
    }));
  }

  @TestFactory
  Stream<DynamicTest> everyTaskIsSolvedAfterWrongAnswersAndAllHints() {
    return tasks().map(t -> DynamicTest.dynamicTest(t.name(), () -> {
      TaskModel model = model(t);
      for (Task.Wrong wrong : t.wrongs()) {
        wrong(model, wrong.choice());
        assertFalse(model.solvedProperty().get(), wrong.reply());
        assertTrue(model.saidProperty().get().words().contains(wrong.reply()), model.saidProperty().get().words());
        model.retry(); // takes the wrong answer back
        model.retry(); // begins anew
      }
      for (int i = 0; i < TaskModel.HINTS; i++) {
        model.giveHint();
        assertFalse(model.hintProperty().get().isBlank());
      }
      solve(model, t);
      assertTrue(model.solvedProperty().get());
    }));
  }

  private static Stream<Task> tasks() {
    return Learning.book().pages().stream().flatMap(p -> p.chapter().tasks().stream());
  }

  private static TaskModel model(Task task) {
    return Learning.bundled().at("#" + task.name()).task();
  }

  private static void solve(TaskModel model, Task task) {
    switch (task.answers().getFirst().choice()) {
      case Choice.Moves m -> play(model, m.steps(), false);
      case Choice.Named n -> model.name(n.result());
      case Choice.Squares s -> {
        answerOf(model).forEach(model::select);
        model.check();
      }
      case Choice.Missed m -> throw new AssertionError(m);
    }
    model.finish();
  }

  private static void wrong(TaskModel model, Choice choice) {
    switch (choice) {
      case Choice.Moves m -> play(model, m.steps(), true);
      case Choice.Named n -> model.name(n.result());
      case Choice.Squares s -> {
        s.squares().forEach(model::select);
        model.check();
      }
      case Choice.Missed m -> {
        answerOf(model).stream().filter(s -> !s.equals(m.square())).forEach(model::select);
        model.check();
      }
    }
    model.finish();
  }

  private static List<Square> answerOf(TaskModel model) {
    return model.task().answers().stream().flatMap(a -> ((Choice.Squares) a.choice()).squares().stream()).toList();
  }

  /** Plays the solver's moves; of a wrong line, only as far as they go on. */
  private static void play(TaskModel model, List<Line.Step> steps, boolean wrong) {
    for (int i = 0; i < steps.size(); i += 2) {
      if (wrong && model.saidProperty().get() instanceof Said.Wrong) {
        return;
      }
      Move move = ((Question.Play) steps.get(i).question()).move();
      model.select(move.from());
      model.move(move.from(), move.to());
      if (!model.offersProperty().get().isEmpty()) {
        model.choose(model.offersProperty().get().stream().filter(o -> o.move().via().equals(move.via())
            && o.rescued().equals(move.rescue().map(r -> r.rank()))).findFirst().orElseThrow());
        move.rescue().ifPresent(r -> model.select(r.square()));
      }
      model.finish();
    }
  }
}
