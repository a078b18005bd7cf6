package rankandfile.ui.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import rankandfile.formation.Formation;
import rankandfile.gallery.Boards;
import rankandfile.notation.RulesText;
import rankandfile.play.Lineup;
import rankandfile.play.SavedLineups;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.NumberingChoice;

/** The screen by mouse, by drag and by keys; saving and loading. */
@ExtendWith(ApplicationExtension.class)
class SetupScreenTest {

  private static final List<String> ARMY =
      List.of("MA B4", "GE I4", "SP I3", "MI B1", "SC E4", "SC J4", "BO A2", "FL A1");

  @TempDir
  private Path home;
  private SetupStage window;

  @Start
  void start(Stage stage) {
    window = new SetupStage(stage);
  }

  @AfterEach
  void giveBack() {
    window.close();
  }

  private void open(Side side, Edition edition) {
    window.open(SetupWish.forGame(side, RulesText.of(edition), ready -> {}, () -> {}), home);
  }

  private Lineup first(Side side, Edition edition) {
    return Formation.of(edition.rules().army()).getFirst().lineup(side);
  }

  private void openWith(Side side, Edition edition) {
    window.open(SetupWish.forGame(side, RulesText.of(edition), ready -> {}, () -> {}).from(first(side, edition)),
        home);
  }

  private Optional<Rank> at(String square) {
    return window.now().at(Boards.at(square));
  }

  @Test
  void aWholeArmyByClicks(FxRobot robot) {
    open(Side.RED, Edition.BARRAGE);
    window.click(robot, "tray-marshal");
    for (String square : List.of("B4", "I4", "B1", "E4", "J4", "I3", "A2", "A1")) { // strongest first
      window.clickSquare(robot, square);
    }
    assertEquals(List.of(), Fx.on(() -> window.now().defects(Edition.BARRAGE.rules())));
    assertEquals(Optional.of(Rank.FLAG), at("A1"));
    window.click(robot, "start");
    assertEquals(List.of(window.now()), window.ready);
  }

  @Test
  void aWholeArmyByKeysOnly(FxRobot robot) {
    open(Side.RED, Edition.BARRAGE);
    tabTo(robot, "setup-board");
    for (String piece : ARMY) {
      robot.type(KeyCode.I).write(piece).type(KeyCode.ENTER);
    }
    assertEquals(8, window.now().pieces().size());
    tabTo(robot, "start");
    robot.type(KeyCode.SPACE);
    assertEquals(1, window.ready.size());
    assertEquals(List.of(), window.ready.getFirst().defects(Edition.BARRAGE.rules()));
  }

  @Test
  void fromTheTrayByArrowsAndEnter(FxRobot robot) {
    open(Side.BLUE, Edition.FIELD_GUIDE);
    tabTo(robot, "tray-marshal");
    robot.type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.UP).type(KeyCode.SPACE);
    tabTo(robot, "setup-board");
    robot.type(KeyCode.ENTER);
    assertEquals(Optional.of(Rank.GENERAL), at("J7"), "the keys begin at the left of the front row");
    robot.type(KeyCode.RIGHT).type(KeyCode.ENTER);
    assertEquals(1, window.now().count(Rank.COLONEL), "the next rank");
    robot.type(KeyCode.N).type(KeyCode.ENTER);
    assertEquals(2, window.now().count(Rank.COLONEL), "on the next free square");
    robot.type(KeyCode.BACK_SPACE);
    assertEquals(1, window.now().count(Rank.COLONEL));
    robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
    assertEquals(2, window.now().count(Rank.COLONEL));
    robot.press(KeyCode.CONTROL).type(KeyCode.Y).release(KeyCode.CONTROL);
    assertEquals(1, window.now().count(Rank.COLONEL));
  }

  private void tabTo(FxRobot robot, String id) {
    Fx.run(() -> {
      if (window.stops().stream().noneMatch(Node::isFocused)) {
        window.stops().getFirst().requestFocus();
      }
    });
    for (int i = 0; i < 80 && !id.equals(window.focused().getId()); i++) {
      robot.type(KeyCode.TAB);
    }
    assertEquals(id, window.focused().getId());
  }

  @Test
  void swappedByClicksByDragAndByKeys(FxRobot robot) {
    openWith(Side.RED, Edition.FIELD_GUIDE);
    Lineup before = window.now();
    Lineup swapped = before.swapped(Boards.at("A1"), Boards.at("J4"));
    window.clickSquare(robot, "A1");
    window.clickSquare(robot, "J4");
    assertEquals(swapped, window.now());
    window.drag(robot, window.square("J4"), window.square("A1"));
    assertEquals(before, window.now());
    Fx.run(() -> {
      window.setup.view().board().requestFocus();
      window.setup.view().board().goTo(Boards.at("A1"));
    });
    robot.type(KeyCode.ENTER).type(KeyCode.UP).type(KeyCode.END).type(KeyCode.UP).type(KeyCode.UP)
        .type(KeyCode.ENTER);
    assertEquals(swapped, window.now());
    robot.type(KeyCode.I).write("a1 j4").type(KeyCode.ENTER);
    assertEquals(before, window.now());
  }

  @Test
  void draggedFromTheTrayAndBack(FxRobot robot) {
    open(Side.RED, Edition.FIELD_GUIDE);
    window.drag(robot, window.place("tray-spy"), window.square("D3"));
    assertEquals(Optional.of(Rank.SPY), at("D3"));
    window.drag(robot, window.place("tray-spy"), window.square("E3"));
    assertEquals(1, window.now().pieces().size(), "there is only one");
    window.drag(robot, window.place("tray-bomb"), window.square("D3"));
    assertEquals(Optional.of(Rank.BOMB), at("D3"), "what stood there is back in the tray");
    window.drag(robot, window.place("tray-bomb"), window.square("D7"));
    assertEquals(1, window.now().pieces().size(), "not among the enemy");
    window.drag(robot, window.square("D3"), window.place("tray-flag"));
    assertEquals(0, window.now().pieces().size());
    assertTrue(Fx.on(() -> window.setup.view().board().squareSide()) > 40);
  }

  @Test
  void chosenThenPutBack(FxRobot robot) {
    openWith(Side.RED, Edition.FIELD_GUIDE);
    window.clickSquare(robot, "C3");
    window.click(robot, "put-back");
    assertEquals(Optional.empty(), at("C3"));
    window.clickSquare(robot, "D3");
    robot.type(KeyCode.ESCAPE);
    assertEquals(Optional.empty(), Fx.on(() -> window.model().chosen()));
  }

  @Test
  void buttonsBelowTheBoard(FxRobot robot) {
    openWith(Side.BLUE, Edition.LIGHTNING);
    Lineup first = window.now();
    window.click(robot, "setup-mirror");
    assertEquals(first.mirrored(), window.now());
    window.click(robot, "setup-clear");
    assertEquals(0, window.now().pieces().size());
    window.click(robot, "setup-undo");
    window.click(robot, "setup-undo");
    assertEquals(first, window.now());
    window.click(robot, "setup-redo");
    assertEquals(first.mirrored(), window.now());
    window.click(robot, "setup-random");
    assertEquals(20, window.now().pieces().size());
    assertNotEquals(first.mirrored(), window.now());
    window.click(robot, "setup-back");
    assertEquals(List.of("back"), window.asked);
  }

  @Test
  void aFormationIsUsed(FxRobot robot) {
    open(Side.BLUE, Edition.BARRAGE);
    Node use = Fx.on(() -> window.node("formation-barrage-bait").lookup(".use"));
    Fx.run(use::requestFocus);
    robot.type(KeyCode.SPACE);
    assertEquals(Formation.all().stream().filter(f -> f.id().equals("barrage-bait")).findFirst().orElseThrow()
        .lineup(Side.BLUE), window.now());
  }

  @Test
  void anUnfinishedArmySaysWhatIsMissing(FxRobot robot) {
    openWith(Side.RED, Edition.BARRAGE);
    Fx.run(() -> window.model().takeOff(Boards.at("A1")));
    window.click(robot, "start");
    assertEquals(List.of(), window.ready);
    assertTrue(Fx.on(() -> window.setup.view().board().status().getText()).contains("Flag 1"));
  }

  // ---- saving and loading

  private void write(FxRobot robot, String id, String text) {
    Fx.run(() -> {
      TextInputControl field = (TextInputControl) window.node(id);
      field.requestFocus();
      field.setText(text);
    });
  }

  private int saved() {
    return window.setup.shelf().savedProperty().get().size();
  }

  @Test
  void numbersAreFollowedOnlyWhileTheScreenIsShown() {
    openWith(Side.RED, Edition.BARRAGE);
    assertEquals("10", number());
    Fx.run(() -> window.inForce.number(NumberingChoice.MARSHAL_ONE));
    assertEquals("1", number());
    Parent shown = Fx.on(() -> window.setup.view().getParent());
    Fx.run(() -> ((Pane) shown).getChildren().clear());
    Fx.run(() -> window.inForce.number(NumberingChoice.MARSHAL_TEN));
    assertEquals("1", number());
    Fx.run(() -> ((Pane) shown).getChildren().setAll(window.setup.view()));
    assertEquals("10", number());
  }

  /** On a Marshal. */
  private String number() {
    return Fx.on(() -> window.model().numbering().getValue().label(Rank.MARSHAL));
  }

  @Test
  void savedUnderANameAndUsedAgain(FxRobot robot) {
    openWith(Side.RED, Edition.BARRAGE);
    Lineup mine = window.now();
    window.click(robot, "setup-save");
    assertEquals("shelf-name", window.focused().getId());
    write(robot, "shelf-name", "My corner");
    robot.type(KeyCode.ENTER);
    Fx.await(() -> saved() == 1);

    open(Side.BLUE, Edition.BARRAGE); // another day, the other side
    Fx.await(() -> saved() == 1);
    window.click(robot, "setup-load");
    Fx.run(() -> window.node("saved-1").lookup(".use").requestFocus());
    robot.type(KeyCode.SPACE);
    assertEquals(mine.turnedFor(Side.BLUE), window.now());
  }

  @Test
  void deletedAfterAQuestion(FxRobot robot) {
    openWith(Side.RED, Edition.BARRAGE);
    window.click(robot, "setup-save");
    write(robot, "shelf-name", "One");
    window.click(robot, "shelf-save");
    Fx.await(() -> saved() == 1);
    for (boolean yes : new boolean[] {false, true}) {
      window.yes = yes;
      Fx.run(() -> window.node("saved-1").lookup(".delete").requestFocus());
      robot.type(KeyCode.SPACE);
      assertEquals("confirm", window.asked.getLast());
      Fx.await(() -> saved() == (yes ? 0 : 1));
    }
    assertEquals(8, window.now().pieces().size(), "what stands on the board stays");
  }

  @Test
  void savingOverALineupIsAskedAbout(FxRobot robot) {
    openWith(Side.RED, Edition.BARRAGE);
    window.click(robot, "setup-save");
    write(robot, "shelf-name", "  ");
    window.click(robot, "shelf-save");
    assertEquals(1, Fx.on(() -> window.setup.shelf().problemsProperty().get().size()), "it needs a name");
    write(robot, "shelf-name", "One");
    window.click(robot, "shelf-save");
    Fx.await(() -> saved() == 1);
    window.yes = false;
    Fx.run(window.model()::clearAll);
    window.click(robot, "shelf-save");
    assertEquals(List.of("confirm"), window.asked);
    assertEquals(8, Fx.on(() -> window.setup.shelf().savedProperty().get().getFirst().lineup().pieces().size()));
  }

  @Test
  void filesThroughTheDialogs(FxRobot robot) throws IOException {
    openWith(Side.RED, Edition.FIELD_GUIDE);
    Lineup mine = window.now();
    Path file = home.resolve("mine.txt");
    window.file = Optional.of(file);
    window.click(robot, "setup-load");
    window.click(robot, "shelf-export");
    Fx.await(() -> Files.exists(file) && window.model().saidProperty().get().contains("mine.txt"));
    assertEquals(mine.text(), Files.readString(file));
    Fx.run(window.model()::clearAll);
    window.click(robot, "shelf-open");
    Fx.await(() -> !window.model().now().pieces().isEmpty());
    assertEquals(mine, window.now());
    assertEquals(List.of("save", "open"), window.asked);

    window.file = Optional.empty();
    window.click(robot, "shelf-open");
    assertEquals(mine, window.now(), "they changed their mind");
  }

  @Test
  void whatCannotBeReadIsToldAndNothingChanges(FxRobot robot) throws IOException {
    openWith(Side.RED, Edition.FIELD_GUIDE);
    Lineup mine = window.now();
    window.click(robot, "setup-load");
    for (Path file : List.of(home.resolve("missing.txt"), rubbish("rubbish.txt", "no lineup at all"),
        rubbish("large.txt", "x".repeat(2_000_000)), home)) {
      Fx.run(() -> window.setup.shelf().show(new SavedLineups.Found(List.of(), List.of())));
      window.file = Optional.of(file);
      window.click(robot, "shelf-open");
      Fx.await(() -> !window.setup.shelf().problemsProperty().get().isEmpty());
      assertEquals(mine, window.now());
    }
    write(robot, "shelf-text", mine.mirrored().text().replace("MA", "XX"));
    window.click(robot, "shelf-read");
    assertTrue(Fx.on(() -> window.setup.shelf().problemsProperty().get().getFirst()).startsWith("Line "));
    assertEquals(mine, window.now());
    write(robot, "shelf-text", mine.mirrored().text());
    window.click(robot, "shelf-read");
    assertEquals(mine.mirrored(), window.now());
    window.click(robot, "shelf-copy");
    assertEquals(mine.mirrored().text(), window.copied);
  }

  private Path rubbish(String name, String text) throws IOException {
    return Files.writeString(home.resolve(name), text);
  }

  @Test
  void editedWithoutAGame(FxRobot robot) {
    window.open(SetupWish.forEditing(Side.RED, RulesText.of(Edition.FIELD_GUIDE), () -> {}), home);
    assertFalse(Fx.on(() -> window.node("start").getAccessibleText()).contains("missing"));
    window.click(robot, "start");
    assertEquals(1, window.ready.size());
  }
}
