package rankandfile.ui.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import rankandfile.picture.Mark;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.StyleWarnings;
import rankandfile.ui.live.Said;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.ui.live.TaskModel;

/** What a reader does on the screen, by mouse alone and by keys alone. */
@ExtendWith(ApplicationExtension.class)
class LearnScreenTest {

  private final StyleWarnings warnings = new StyleWarnings();
  private LearnStage window;

  @Start
  void open(Stage stage) {
    window = new LearnStage(stage, 1280, 800);
  }

  @AfterEach
  void nothingWasLogged() {
    window.close();
    warnings.close();
    assertEquals(List.of(), warnings.told());
  }

  private ScenarioModel scenario() {
    return (ScenarioModel) window.active();
  }

  private TaskModel task() {
    return (TaskModel) window.active();
  }

  private Said said() {
    return Fx.on(() -> window.active().saidProperty().get());
  }

  private String status() {
    return Fx.on(() -> window.board().status().getText());
  }

  private static String text(FxRobot robot, String query) {
    return Fx.on(() -> robot.lookup(query).queryAs(Labeled.class).getText());
  }

  // ---- by mouse

  @Test
  void mouseStepsThroughAScenario(FxRobot robot) {
    window.go("#one-bomb");
    robot.clickOn(chip(robot, 1));
    assertEquals(1, scenario().stepProperty().get());
    assertEquals("Captain lost. The Bomb stays.", text(robot, ".battle-card .said-what"));
    robot.clickOn(".step-forward");
    assertEquals(2, scenario().stepProperty().get());
    robot.clickOn(".step-back").clickOn(".step-first");
    assertEquals(0, scenario().stepProperty().get());
    robot.clickOn(".step-last");
    assertEquals("Step 2 of 2", text(robot, ".step-position"));
  }

  private Node chip(FxRobot robot, int number) {
    return robot.from(robot.lookup("#card-" + window.active().name()).queryAll()).lookup(".step-chip")
        .nth(number - 1).query();
  }

  @Test
  void mouseTriesARefusedAndALegalMove(FxRobot robot) {
    window.go("#sound-one");
    robot.clickOn(window.square("E6")).clickOn(window.square("D6"));
    assertEquals("E6–D6 is not allowed: there is a lake on D6.", text(robot, ".refusal-card .said-what"));
    assertTrue(scenario().tryingProperty().get());
    robot.clickOn(window.square("E6")).clickOn(window.square("E7"));
    assertInstanceOf(Said.Fight.class, said());
    robot.clickOn(".try-back");
    assertFalse(scenario().tryingProperty().get());
  }

  @Test
  void boardTurnsWithTheSettingAndIsPlayedAsBefore(FxRobot robot) {
    window.go("#sound-one");
    double before = window.square("E6").getY() - window.square("E7").getY();
    Fx.run(() -> window.settings.bottomProperty().set(Side.BLUE));
    assertEquals(-before, window.square("E6").getY() - window.square("E7").getY(), 0.5);
    robot.clickOn(window.square("E6")).clickOn(window.square("E7"));
    assertInstanceOf(Said.Fight.class, said());
  }

  @Test
  void mouseDragsAPiece(FxRobot robot) {
    window.go("#sound-one");
    robot.drag(window.square("E6")).dropTo(window.square("E7"));
    assertInstanceOf(Said.Fight.class, said());
  }

  @Test
  void chipOfAnotherEditionPlaysIt(FxRobot robot) {
    window.go("#one-bomb");
    robot.clickOn(chip(robot, 1)).clickOn("Ultimate Lightning: both lost");
    assertEquals("Both lost. The square is empty.", text(robot, ".battle-card .said-what"));
    assertTrue(text(robot, ".played-under").startsWith("Played by Ultimate Lightning, 20 pieces. Marshal 10"));
    robot.clickOn("Play by your edition");
    assertEquals("Captain lost. The Bomb stays.", text(robot, ".battle-card .said-what"));
  }

  @Test
  void cardChangesWithTheEdition(FxRobot robot) {
    window.go("#one-bomb");
    robot.clickOn(chip(robot, 1));
    window.under(Edition.LIGHTNING);
    assertEquals("In your edition, Ultimate Lightning, 20 pieces, step 1 goes otherwise: both lost.",
        text(robot, "#card-one-bomb .card-notice"));
    assertEquals("Both lost. The square is empty.", text(robot, ".battle-card .said-what"));
    window.under(Edition.FIELD_GUIDE);
    assertFalse(robot.lookup("#card-one-bomb .card-notice").query().isVisible());
  }

  @Test
  void addressIsCopiedAndSaysSo(FxRobot robot) {
    window.go("#one-bomb");
    robot.clickOn("#card-one-bomb .copy-button");
    assertEquals("#one-bomb (Rank & File, by Classic 40, field guide). To open it there, paste this line into the search.",
        window.doors.copied);
    assertEquals("Copied: #one-bomb", robot.lookup("#card-one-bomb .copy-button").query().getAccessibleText());
  }

  @Test
  void linkLeadsOnAndTheWayBack(FxRobot robot) {
    window.go("lesson-one");
    robot.clickOn("the board");
    assertEquals("broken-page", window.learn.model().pageProperty().get().chapter().id());
    robot.press(KeyCode.ALT).type(KeyCode.LEFT).release(KeyCode.ALT);
    assertEquals("lesson-one", window.learn.model().pageProperty().get().chapter().id());
    robot.press(KeyCode.ALT).type(KeyCode.RIGHT).release(KeyCode.ALT);
    assertEquals("broken-page", window.learn.model().pageProperty().get().chapter().id());
  }

  @Test
  void mouseSolvesATask(FxRobot robot) {
    window.go("#lift-the-bomb");
    robot.clickOn(window.square("E6")).clickOn(window.square("F6"));
    assertInstanceOf(Said.Wrong.class, said());
    assertEquals("E6–F6 does not do it.", text(robot, ".wrong-card .said-what"));
    robot.clickOn("Try again (R)").clickOn("Hint (H)");
    assertEquals("One piece was made for Bombs.", text(robot, ".hint-text"));
    robot.clickOn(window.square("E6")).clickOn(window.square("E7"));
    robot.clickOn(window.square("E7")).clickOn(window.square("E8"));
    assertEquals("Solved", text(robot, "#card-lift-the-bomb .task-label"));
    robot.clickOn("Next (G)");
    assertEquals("one-bomb", window.active().name());
  }

  @Test
  void pathShowsWhatIsDoneAndResetsIt(FxRobot robot) {
    window.go("lesson-one");
    Fx.run(() -> window.learn.model().progress().solve(task().task()));
    window.go("first-steps");
    assertEquals("2 short lessons, one after the other. 1 of 2 done.", text(robot, ".path-lead"));
    window.doors.yes = false;
    robot.clickOn("Reset everything");
    assertTrue(window.learn.model().library().isDone("lesson-one"));
    assertEquals(1, window.doors.asked);
    robot.clickOn("Reset");
    assertFalse(window.learn.model().library().isDone("lesson-one"));
    assertEquals(1, window.doors.asked, "one lesson is reset without a question");
  }

  // ---- by keys

  @Test
  void keysStepAndTry(FxRobot robot) {
    window.go("#sound-one");
    window.tabToBoard(robot);
    robot.type(KeyCode.F);
    assertEquals(1, scenario().stepProperty().get());
    assertTrue(status().contains("Miner wins. The Bomb is removed."), status());
    robot.type(KeyCode.B);
    assertEquals(0, scenario().stepProperty().get());
    robot.type(KeyCode.N, KeyCode.ENTER, KeyCode.LEFT, KeyCode.ENTER);
    assertTrue(status().startsWith("E6–D6 is not allowed: there is a lake on D6."), status());
    robot.type(KeyCode.N, KeyCode.ENTER, KeyCode.UP, KeyCode.ENTER);
    assertInstanceOf(Said.Fight.class, said());
    robot.type(KeyCode.T);
    assertFalse(scenario().tryingProperty().get());
  }

  @Test
  void keysSolveTheLesson(FxRobot robot) {
    window.go("lesson-one");
    window.tabToBoard(robot);
    robot.type(KeyCode.N, KeyCode.ENTER, KeyCode.RIGHT, KeyCode.ENTER);
    assertInstanceOf(Said.Wrong.class, said());
    robot.type(KeyCode.R, KeyCode.H, KeyCode.H, KeyCode.H);
    assertEquals(3, task().hintsProperty().get());
    robot.type(KeyCode.N, KeyCode.ENTER, KeyCode.UP, KeyCode.ENTER, KeyCode.ENTER, KeyCode.UP, KeyCode.ENTER);
    assertInstanceOf(Said.Solved.class, said());
    robot.type(KeyCode.G);
    assertEquals("one-bomb", window.active().name());
  }

  @Test
  void keysPointAtSquares(FxRobot robot) {
    window.go("#task-point");
    window.tabToBoard(robot);
    Fx.run(() -> window.board().goTo(Learning.square("A6")));
    robot.type(KeyCode.SPACE, KeyCode.RIGHT, KeyCode.DOWN, KeyCode.SPACE);
    assertTrue(Fx.on(() -> window.active().pictureProperty().get().marks(Learning.square("B5")))
        .contains(Mark.PICKED));
    robot.type(KeyCode.K);
    assertInstanceOf(Said.Solved.class, said());
  }

  @Test
  void tabGoesFromContentsToTextToBoardToControls() {
    window.go("#one-bomb");
    List<Node> stops = Fx.on(window::stops);
    int contents = last(stops, ".contents");
    int first = first(stops, ".chapter");
    int board = stops.indexOf(window.board());
    int controls = first(stops, ".step-bar");
    assertTrue(contents < first && last(stops, ".chapter") < board && board < controls,
        contents + " " + first + " " + board + " " + controls);
  }

  private int first(List<Node> stops, String inside) {
    return (int) stops.stream().takeWhile(n -> !isInside(n, inside)).count();
  }

  private int last(List<Node> stops, String inside) {
    return stops.size() - 1 - first(stops.reversed(), inside);
  }

  private boolean isInside(Node node, String inside) {
    Node around = window.frame.view().lookup(inside);
    for (Node up = node; up != null; up = up.getParent()) {
      if (up == around) {
        return true;
      }
    }
    return false;
  }

  @Test
  void oneKeyLeadsToTheBoardAndBackToItsCard(FxRobot robot) {
    window.go("#one-bomb");
    Fx.run(() -> robot.lookup("#chapter-text").query().requestFocus());
    robot.type(KeyCode.J);
    assertTrue(window.board().isFocused());
    robot.type(KeyCode.J);
    assertTrue(Fx.on(
        () -> Fx.shown(window.frame.view().lookup("#card-one-bomb")).contains(window.focused())));
  }

  // ---- narrow and wide

  @Test
  void narrowPutsTheBoardIntoTheTextAndTheContentsAway(FxRobot robot) {
    window.go("#one-bomb");
    robot.clickOn(chip(robot, 1));
    window.size(1024, 800);
    assertNotNull(Fx.on(() -> window.frame.view().lookup("#card-one-bomb #board-one-bomb")));
    assertFalse(robot.lookup(".contents").query().isVisible());
    assertEquals(1, scenario().stepProperty().get());
    robot.clickOn(".drawer-button");
    assertTrue(robot.lookup(".contents").query().isVisible());
    robot.type(KeyCode.ESCAPE);
    assertFalse(robot.lookup(".contents").query().isVisible());
    window.size(1280, 800);
    assertNull(Fx.on(() -> window.frame.view().lookup("#card-one-bomb #board-one-bomb")));
    assertTrue(robot.lookup(".contents").query().isVisible());
    assertTrue(Fx.on(() -> window.board().getScene() != null));
  }

  @Test
  void boardFollowsTheReading(FxRobot robot) {
    window.go("lesson-two");
    window.size(1280, 420);
    ScrollPane text =
        robot.lookup("#chapter-text").queryAs(javafx.scene.control.ScrollPane.class);
    Fx.run(() -> text.setVvalue(1));
    assertEquals("task-no-bomb", window.active().name());
    Fx.run(() -> text.setVvalue(0));
    assertEquals("task-name", window.active().name());
  }
}
