package rankandfile.ui.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.robot.Motion;
import rankandfile.gallery.DeskShots;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.StyleWarnings;

/** Hands and keys on the desk. */
@ExtendWith(ApplicationExtension.class)
class DeskScreenTest {

  private static final Piece SCOUT = new Piece(Side.RED, Rank.SCOUT);

  private final StyleWarnings warnings = new StyleWarnings();
  @TempDir
  Path folder;
  private DeskStage desk;

  @Start
  void open(Stage stage) {
    desk = new DeskStage(stage, 1204, 744);
  }

  @AfterEach
  void close() {
    desk.close();
    warnings.close();
    assertEquals(List.of(), warnings.told());
  }

  private Optional<Piece> on(String square) {
    return Fx.on(() -> desk.model().moment().setup().at(Desks.at(square)));
  }

  private void drag(FxRobot robot, Point2D from, Point2D to) {
    robot.moveTo(from, Motion.DIRECT).press(MouseButton.PRIMARY).moveBy(7, 7, Motion.DIRECT)
        .moveTo(to, Motion.DIRECT).release(MouseButton.PRIMARY);
  }

  /** The dispute of the issue: nothing but keys, from the first stop to the copied block. */
  @Test
  void scoutBeforeTheLakeByKeysOnly(FxRobot robot) {
    robot.interact(desk.before::requestFocus);
    for (int i = 0; i < 60 && !desk.board().isFocused(); i++) {
      robot.type(KeyCode.TAB);
    }
    assertTrue(desk.board().isFocused());
    robot.type(KeyCode.I).write("SC C4").type(KeyCode.ENTER);
    assertEquals(Optional.of(SCOUT), on("C4"));
    robot.type(KeyCode.P, KeyCode.HOME).type(KeyCode.RIGHT, 2).type(KeyCode.UP, 3).type(KeyCode.ENTER);
    robot.type(KeyCode.UP, 3).type(KeyCode.W).type(KeyCode.S);
    assertTrue(desk.board().status().isFocused());
    assertEquals("C4–C7 is not allowed: there is a lake on C5. No piece enters a lake or crosses it. Go round by the "
        + "columns A, B, E, F, I or J. Nothing has changed: it is still Red’s move.", desk.status());
    assertEquals(1, Fx.on(() -> desk.board().status().getOpacity()));
    robot.type(KeyCode.S).push(KeyCode.CONTROL, KeyCode.C);
    assertTrue(desk.doors.copied.contains("C4-C7 -> refused: lake in the way"), desk.doors.copied);
    assertEquals(List.of(), Reading.of("copied", desk.doors.copied).problems());
    assertEquals("Copied as text. “Paste” reads it again.", desk.status());
  }

  @Test
  void byClicksFromTheTray(FxRobot robot) {
    robot.clickOn(desk.middle("tray-SC"), Motion.DIRECT).clickOn(desk.square("C4"), Motion.DIRECT)
        .clickOn(desk.square("D4"), Motion.DIRECT).clickOn(desk.middle("tray-SC"), Motion.DIRECT);
    assertEquals(Optional.of(SCOUT), on("C4"));
    assertEquals(Optional.of(SCOUT), on("D4"));
    assertEquals(Optional.empty(), Fx.on(() -> desk.model().face().inHandProperty().get()));
    robot.clickOn(desk.square("C4"), Motion.DIRECT).clickOn(desk.square("E4"), Motion.DIRECT);
    assertEquals(Optional.empty(), on("C4"));
    assertEquals(Optional.of(SCOUT), on("E4"));
  }

  @Test
  void byDragFromTheTrayOnTheBoardAndOffIt(FxRobot robot) {
    drag(robot, desk.middle("tray-bo"), desk.square("B9"));
    assertEquals(Optional.of(new Piece(Side.BLUE, Rank.BOMB)), on("B9"));
    drag(robot, desk.square("B9"), desk.square("A10"));
    assertEquals(Optional.of(new Piece(Side.BLUE, Rank.BOMB)), on("A10"));
    drag(robot, desk.square("A10"), desk.middle("desk-turn").add(0, 30));
    assertEquals(Optional.empty(), on("A10"));
    drag(robot, desk.middle("tray-CP"), desk.middle("captured"));
    assertEquals(List.of(new Piece(Side.RED, Rank.CAPTAIN)),
        Fx.on(() -> desk.model().face().capturedProperty().get()));
  }

  @Test
  void marksAndRemovalByKeys(FxRobot robot) {
    robot.interact(() -> {
      desk.model().setUp().place(SCOUT, Desks.at("C4"));
      desk.board().requestFocus();
      desk.board().goTo(Desks.at("C4"));
    });
    robot.type(KeyCode.ENTER).type(KeyCode.H).type(KeyCode.K);
    assertEquals(Set.of(Desks.at("C4")), Fx.on(() -> desk.model().sketch().setup().moved()));
    assertEquals(Set.of(Desks.at("C4")), Fx.on(() -> desk.model().sketch().setup().known()));
    robot.type(KeyCode.DELETE);
    assertEquals(Optional.empty(), on("C4"));
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertEquals(Optional.of(SCOUT), on("C4"));
    robot.push(KeyCode.CONTROL, KeyCode.Y);
    assertEquals(Optional.empty(), on("C4"));
  }

  @Test
  void theTrayIsOneStopAndArrowsGoThroughIt(FxRobot robot) {
    robot.interact(() -> desk.node("tray-MA").requestFocus());
    robot.type(KeyCode.DOWN, 2).type(KeyCode.RIGHT).type(KeyCode.ENTER);
    assertEquals(Optional.of(new Piece(Side.BLUE, Rank.COLONEL)),
        Fx.on(() -> desk.model().face().inHandProperty().get()));
    assertEquals(1, Fx.on(() -> FocusRing.stops((Parent) desk.node("tray")).size()));
  }

  @Test
  void brokenBlockIsShownBesideTheBoardAndItsPlaceIsFound(FxRobot robot) {
    desk.doors.copied = "```scenario x\ncaption: A.\ncites: B2\nred: Scuot C4\n```\n";
    robot.interact(() -> desk.board().requestFocus());
    robot.push(KeyCode.CONTROL, KeyCode.V);
    assertTrue(Fx.on(() -> desk.desk.paste().openProperty().get()));
    assertEquals("paste-text", desk.focused().getId());
    Node problem = Fx.on(() -> desk.node("paste").lookup(".problem"));
    robot.interact(() -> ((Button) problem).fire());
    assertEquals("Scuot", Fx.on(() -> ((TextArea) desk.node("paste-text")).getSelectedText()));
    robot.write("Scout");
    robot.interact(() -> ((Button) desk.node("paste-put")).fire());
    assertEquals(Optional.of(SCOUT), on("C4"));
    assertTrue(desk.board().isFocused());
  }

  @Test
  void savedAndOpenedAgain(FxRobot robot) throws IOException {
    Path file = folder.resolve("board.md");
    desk.doors.file = Optional.of(file);
    desk.paste(DeskShots.DISPUTE);
    var sketch = Fx.on(() -> desk.model().sketch());
    more(robot, "more-save");
    Fx.await(() -> desk.status().startsWith("Saved"));
    assertTrue(Files.readString(file).startsWith("# A board from the referee’s desk\n\n```scenario dispute\n"));
    robot.interact(() -> desk.model().clearBoard());
    more(robot, "more-open");
    Fx.await(() -> desk.model().sketch().equals(sketch));
    desk.doors.file = Optional.of(folder.resolve("none.md"));
    more(robot, "more-open");
    Fx.await(() -> desk.doors.said.startsWith("The file was not opened"));
    desk.doors.file = Optional.of(folder.resolve("board.png"));
    more(robot, "more-picture");
    Fx.await(() -> Files.exists(folder.resolve("board.png")) && desk.status().contains("board.png"));
    assertTrue(Files.size(folder.resolve("board.png")) > 5000);
  }

  private void more(FxRobot robot, String item) {
    robot.interact(() -> ((MenuButton) desk.node("tool-more")).getItems().stream()
        .filter(i -> i.getId().equals(item)).findFirst().orElseThrow().fire());
  }

  @Test
  void tabGoesRoundAndEverythingHasWords(FxRobot robot) {
    desk.paste(DeskShots.DISPUTE);
    for (double width : new double[] {1204, 960}) {
      desk.size(width, 600, 100);
      robot.interact(desk.before::requestFocus);
      Set<Node> seen = new LinkedHashSet<>();
      while (seen.add(desk.focused())) {
        robot.type(KeyCode.TAB);
      }
      assertEquals(desk.before, desk.focused());
      assertTrue(seen.contains(desk.board()), "the board at " + width);
      for (Node node : seen) {
        Object text = Fx.on(() -> node.queryAccessibleAttribute(AccessibleAttribute.TEXT));
        assertNotNull(text, node.toString());
        assertFalse(text.toString().isBlank(), node.toString());
      }
    }
  }

  @Test
  void noWordIsCutInAnyLayout(FxRobot robot) {
    desk.paste(DeskShots.DISPUTE);
    for (int[] size : new int[][] {{1204, 744, 100}, {960, 552, 100}, {960, 552, 125}, {1168, 650, 200}, {850, 480, 200}}) {
      desk.size(size[0], size[1], size[2]);
      List<Labeled> all = Fx.on(() -> labels(desk.stage.getScene().getRoot()));
      assertTrue(all.size() > 40, "labels: " + all.size());
      List<String> cut = Fx.on(() -> all.stream().filter(DeskScreenTest::isCut).map(Labeled::getText).toList());
      assertEquals(List.of(), cut, size[0] + " " + size[2]);
    }
  }

  private static List<Labeled> labels(Node node) {
    List<Labeled> found = new ArrayList<>();
    if (node.isVisible() && node.getOpacity() > 0 && node instanceof Labeled label && !label.getText().isEmpty()) {
      found.add(label);
    }
    if (node.isVisible() && node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> found.addAll(labels(child)));
    }
    return found;
  }

  private static boolean isCut(Labeled label) {
    return label.getChildrenUnmodifiable().stream().anyMatch(child -> child instanceof Text text
        && !text.getText().replaceAll("\\s+", " ").equals(label.getText().replaceAll("\\s+", " ")));
  }
}
