package rankandfile.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.robot.Motion;
import rankandfile.gallery.Boards;
import rankandfile.ui.kit.Fx;

/** Clicks, drags and keys on a board, and that they mean the same. */
@ExtendWith(ApplicationExtension.class)
class BoardInputTest {

  private static final List<String> MOVE = List.of("select A4", "move A4 A5");

  private BoardStage board;

  @Start
  void open(Stage stage) {
    board = new BoardStage(stage, Boards.opening());
    board.targets.add(Boards.at("A5"));
    board.movable.addAll(List.of(Boards.at("A4"), Boards.at("E4"), Boards.at("J4")));
  }

  private void focus(FxRobot robot, String square) {
    robot.interact(() -> {
      board.view.requestFocus();
      board.view.goTo(Boards.at(square));
    });
  }

  private FxRobot click(FxRobot robot, String square) {
    return robot.clickOn(board.place(square), Motion.DIRECT);
  }

  private void drag(FxRobot robot, String from, String to) {
    robot.moveTo(board.place(from), Motion.DIRECT).press(MouseButton.PRIMARY).moveBy(6, -6, Motion.DIRECT)
        .moveTo(board.place(to), Motion.DIRECT).release(MouseButton.PRIMARY);
  }

  @Test
  void clickAndClick(FxRobot robot) {
    click(robot, "A4").clickOn(board.place("A5"), Motion.DIRECT);

    assertEquals(MOVE, board.wishes);
  }

  @Test
  void dragged(FxRobot robot) {
    drag(robot, "A4", "A5");

    assertEquals(MOVE, board.wishes);
  }

  @Test
  void byKeys(FxRobot robot) {
    focus(robot, "A4");
    robot.type(KeyCode.ENTER).type(KeyCode.UP).type(KeyCode.SPACE);

    assertEquals(MOVE, board.wishes);
  }

  @Test
  void typed(FxRobot robot) {
    focus(robot, "A1");
    robot.type(KeyCode.I).write("a4 a5").type(KeyCode.ENTER);

    assertEquals(List.of("move A4 A5"), board.wishes);
    assertTrue(board.view.isFocused());
  }

  @Test
  void typedPieceIsPassedOn(FxRobot robot) {
    focus(robot, "A1");
    robot.type(KeyCode.I).write("MA B3").type(KeyCode.ENTER);

    assertEquals(List.of("typed MA B3"), board.wishes);
  }

  @Test
  void typedNonsenseIsAnsweredAndTheFieldStays(FxRobot robot) {
    focus(robot, "A1");
    robot.type(KeyCode.I).write("zz").type(KeyCode.ENTER);

    String trouble = "\"zz\" is not a move. Write two squares, as in A4 A5.";
    assertEquals(trouble, board.view.status().getText());
    assertEquals(List.of("Type a move, as in A4 A5", trouble), besideTheField(robot));
    assertFalse(board.view.isFocused());
    robot.write("a");
    assertEquals(List.of("Type a move, as in A4 A5"), besideTheField(robot));
    robot.type(KeyCode.ESCAPE);
    assertTrue(board.view.isFocused());
  }

  /** The label and the trouble, as far as they are seen. */
  private static List<String> besideTheField(FxRobot robot) {
    return robot.lookup(".typed > .label").queryAllAs(Label.class).stream().filter(Label::isVisible)
        .map(Label::getText).toList();
  }

  @Test
  void illegalMovesAreWishesToo(FxRobot robot) {
    click(robot, "A4").clickOn(board.place("C5"), Motion.DIRECT);
    drag(robot, "B1", "B5");

    assertEquals(List.of("select A4", "move A4 C5", "select B1", "move B1 B5"), board.wishes);
  }

  @Test
  void anotherOwnPieceIsChosenInstead(FxRobot robot) {
    click(robot, "A4").clickOn(board.place("B4"), Motion.DIRECT).clickOn(board.place("B4"), Motion.DIRECT);

    assertEquals(List.of("select A4", "select B4", "clear"), board.wishes);
  }

  @Test
  void escapeClears(FxRobot robot) {
    focus(robot, "A4");
    robot.type(KeyCode.ENTER).type(KeyCode.ESCAPE);

    assertEquals(List.of("select A4", "clear"), board.wishes);
  }

  @Test
  void droppedBesideTheBoardIsTakenOff(FxRobot robot) {
    robot.moveTo(board.place("J4"), Motion.DIRECT).press(MouseButton.PRIMARY).moveBy(6, -6, Motion.DIRECT)
        .moveBy(200, 0, Motion.DIRECT).release(MouseButton.PRIMARY);

    assertEquals(List.of("select J4", "take off J4"), board.wishes);
  }

  @Test
  void deleteTakesOffWhatStandsHere(FxRobot robot) {
    focus(robot, "J4");
    robot.type(KeyCode.DELETE).type(KeyCode.LEFT).type(KeyCode.BACK_SPACE);

    assertEquals(List.of("take off J4", "take off I4"), board.wishes);
  }

  @Test
  void squaresAreFoundByTheirPlaceInTheScene() {
    Fx.run(() -> {
      Point2D middle = board.view.middleOf(Boards.at("C7"));
      assertEquals(Optional.of(Boards.at("C7")), board.view.squareAt(middle.getX(), middle.getY()));
      assertTrue(board.view.squareAt(-10, 50).isEmpty());
    });
  }

  @Test
  void keysGoAlongTheBoardAndStopAtItsEdge(FxRobot robot) {
    focus(robot, "C3");
    robot.type(KeyCode.HOME);
    assertEquals(Boards.at("A3"), board.view.hereProperty().get());
    robot.type(KeyCode.LEFT).type(KeyCode.DOWN, 4);
    assertEquals(Boards.at("A1"), board.view.hereProperty().get());
    robot.type(KeyCode.END).type(KeyCode.RIGHT);
    assertEquals(Boards.at("J1"), board.view.hereProperty().get());
  }

  @Test
  void nextMovablePieceRoundAndRound(FxRobot robot) {
    focus(robot, "E4");
    robot.type(KeyCode.N);
    assertEquals(Boards.at("J4"), board.view.hereProperty().get());
    robot.type(KeyCode.N);
    assertEquals(Boards.at("A4"), board.view.hereProperty().get());
    robot.push(KeyCode.SHIFT, KeyCode.N);
    assertEquals(Boards.at("J4"), board.view.hereProperty().get());
  }

  @Test
  void keysTell(FxRobot robot) {
    focus(robot, "A4");
    assertEquals("A4, Red Captain 6", told(robot, KeyCode.O));
    assertEquals("No move yet.", told(robot, KeyCode.L));
    assertEquals("No battle yet.", told(robot, KeyCode.C));
    assertEquals("A4 may go to A5.", told(robot, KeyCode.M));
    assertEquals("Up: 2 free, then A7, hidden Blue piece. Right: B4, Red Scout 2. Down: A3, Red Bomb. "
        + "Left: the edge.", told(robot, KeyCode.X));
    board.targets.clear();
    assertEquals("A Bomb never moves.", told(robot, KeyCode.M));
    robot.interact(() -> board.picture.set(Boards.withMove(board.picture.get(), "B6", "B5")));
    assertEquals("Last move: B6 to B5.", told(robot, KeyCode.L));
  }

  private String told(FxRobot robot, KeyCode key) {
    robot.type(key);
    return board.view.status().getText();
  }

  @Test
  void statusLineAndBack(FxRobot robot) {
    focus(robot, "A4");
    robot.type(KeyCode.S);
    assertTrue(board.view.status().isFocused());
    robot.type(KeyCode.S);
    assertTrue(board.view.isFocused());
  }

  @Test
  void boardIsOneTabStop(FxRobot robot) {
    robot.interact(board.before::requestFocus);
    robot.type(KeyCode.TAB);
    assertTrue(board.view.isFocused());
    robot.type(KeyCode.TAB);
    assertTrue(board.view.status().isFocused());
    robot.type(KeyCode.TAB);
    assertTrue(board.after.isFocused());
    robot.push(KeyCode.SHIFT, KeyCode.TAB).push(KeyCode.SHIFT, KeyCode.TAB);
    assertTrue(board.view.isFocused());
  }

  @Test
  void windowKeysPass(FxRobot robot) {
    focus(robot, "A4");
    robot.push(KeyCode.CONTROL, KeyCode.S);

    assertTrue(board.view.isFocused());
  }

  @Test
  void ringShowsForKeysOnly(FxRobot robot) {
    Fx.run(board.view::requestFocus); // as a screen does that was opened by a click
    assertFalse(Fx.on(this::ring));
    click(robot, "A4");
    assertFalse(Fx.on(this::ring));
    robot.type(KeyCode.UP);
    assertTrue(Fx.on(this::ring));
  }

  private boolean ring() {
    return board.view.lookupAll(".line-focus-outer").stream().allMatch(n -> n.getParent().isVisible());
  }
}
