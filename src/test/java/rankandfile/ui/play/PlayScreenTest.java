package rankandfile.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.NodeQueryUtils;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.coach.Remark;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.play.EarlierGame;
import rankandfile.play.GameEnd;
import rankandfile.play.GameRecord;
import rankandfile.play.Players;
import rankandfile.play.Saves;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;
import rankandfile.store.Folders;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.FxFaults;
import rankandfile.ui.kit.StyleWarnings;

/** Games on the screen, by mouse and by keys, alone and for two. */
@ExtendWith(ApplicationExtension.class)
class PlayScreenTest {

  private final StyleWarnings warnings = new StyleWarnings();
  private PlayStage window;

  @Start
  void open(Stage stage) {
    window = new PlayStage(stage);
  }

  @AfterEach
  void giveBack() {
    window.close();
    warnings.close();
    assertEquals(List.of(), warnings.told());
  }

  private Room room(Edition edition) {
    Room room = window.open(new GameShelf(Optional.empty(), e -> {}), new Bot(false));
    Fx.run(() -> room.inForce.choose(edition));
    return room;
  }

  private void open(Players players, int plies) {
    Fx.run(() -> window.room.model().open(Room.played(Room.rules(Edition.FIELD_GUIDE), players, plies, 11)));
    WaitForAsyncUtils.waitForFxEvents();
  }

  // ---- whole games

  @Test
  @Tag("long")
  void wholeGameByMouse(FxRobot robot) {
    byMouse(robot, Integer.MAX_VALUE);
    assertTrue(robot.lookup("#again").query().isVisible());
    robot.clickOn("#again");
    WaitForAsyncUtils.waitForFxEvents();
    assertEquals(Side.BLUE, Fx.on(() -> window.game().viewer()));
  }

  @Test
  void gameBegunByMouse(FxRobot robot) {
    byMouse(robot, 2);
    assertEquals(4, Fx.on(() -> window.game().log().size()));
  }

  /** Clicks and drags in turn. */
  private void byMouse(FxRobot robot, int moves) {
    Room room = room(Edition.BARRAGE);
    robot.clickOn("#computer-begin");
    WaitForAsyncUtils.waitForFxEvents();
    Chooser chooser = new Chooser(1);
    for (int i = 0; i < moves && Fx.on(() -> room.game().end().isEmpty()); i++) {
      Chooser.Wish wish = Fx.on(() -> chooser.next(room.game()));
      if (i % 2 == 0) {
        robot.clickOn(window.place(wish.from())).clickOn(window.place(wish.to()));
      } else {
        robot.drag(window.place(wish.from()), MouseButton.PRIMARY).dropTo(window.place(wish.to()));
      }
      window.awaitTurn();
    }
  }

  @Test
  @Tag("long")
  void wholeGameByKeysOnly(FxRobot robot) {
    byKeys(robot, Integer.MAX_VALUE);
    robot.type(KeyCode.B).type(KeyCode.B).type(KeyCode.F);
    ReplayModel replay = Fx.on(() -> window.game().shownProperty().get().replay().orElseThrow());
    assertEquals(replay.last() - 1, replay.plyProperty().get());
  }

  @Test
  void gameBegunByKeysOnly(FxRobot robot) {
    byKeys(robot, 2);
    assertEquals(4, Fx.on(() -> window.game().log().size()));
  }

  /** The first move with arrow keys and Enter, the others typed. */
  private void byKeys(FxRobot robot, int moves) {
    Room room = room(Edition.BARRAGE);
    for (int i = 0; i < 60 && !"computer-begin".equals(Fx.on(() -> window.focused()).getId()); i++) {
      robot.type(KeyCode.TAB);
    }
    robot.type(KeyCode.SPACE);
    Fx.await(() -> room.model().game().isPresent() && window.board().isFocused());
    Chooser chooser = new Chooser(2);
    for (int i = 0; i < moves && Fx.on(() -> room.game().end().isEmpty()); i++) {
      Chooser.Wish wish = Fx.on(() -> chooser.next(room.game()));
      if (i == 0) {
        window.walk(robot, wish.from());
        robot.type(KeyCode.ENTER);
        window.walk(robot, wish.to());
        robot.type(KeyCode.ENTER);
      } else {
        robot.type(KeyCode.I).write(wish.from() + " " + wish.to(), 0).type(KeyCode.ENTER);
      }
      window.awaitTurn();
    }
  }

  @Test
  @Tag("long")
  void guidedGameToItsEnd(FxRobot robot) {
    List<String> titles = guided(robot, Integer.MAX_VALUE);
    assertTrue(Fx.on(() -> window.game().end().isPresent()));
    List<String> explained = titles.stream().filter(t -> !t.equals("A plan")).toList();
    assertEquals(explained.stream().distinct().toList(), explained);
    assertTrue(titles.contains("A plan"), titles.toString());
    assertTrue(explained.size() >= 5, titles.toString());
  }

  @Test
  void guidedGameBegins(FxRobot robot) {
    assertEquals("Your first move", guided(robot, 1).getFirst());
  }

  /** Plays with the guide and reads what it says; the titles of that, in order. */
  private List<String> guided(FxRobot robot, int moves) {
    Room room = room(Edition.BARRAGE);
    robot.clickOn("#guided");
    Fx.await(() -> room.model().game().isPresent());
    window.awaitTurn();
    List<String> titles = new ArrayList<>();
    Chooser chooser = new Chooser(3);
    for (int i = 0; i < moves && Fx.on(() -> room.game().end().isEmpty()); i++) {
      for (Optional<Node> read = button(robot, "guide.got-it"); read.isPresent(); read = button(robot, "guide.got-it")) {
        Remark remark = Fx.on(() -> room.game().shownProperty().get().remark().orElseThrow());
        titles.add(remark.title());
        assertFalse((remark.text() + remark.plan()).isBlank(), remark.title());
        robot.clickOn(read.get());
      }
      Chooser.Wish wish = Fx.on(() -> chooser.next(room.game()));
      robot.clickOn(window.place(wish.from())).clickOn(window.place(wish.to()));
      button(robot, "confirm.yes").ifPresent(robot::clickOn);
      window.awaitTurn();
    }
    return titles;
  }

  private static Optional<Node> button(FxRobot robot, String key) {
    return robot.lookup((Node n) -> n instanceof Button b && b.getText().equals(PlayWords.text(key))
        && NodeQueryUtils.isVisible().test(n)).tryQuery();
  }

  @Test
  void twoPeopleThroughTheCurtain(FxRobot robot) {
    Room room = room(Edition.BARRAGE);
    Fx.run(room.model()::twoPeople);
    robot.type(KeyCode.SPACE); // Red sets up
    WaitForAsyncUtils.waitForFxEvents();
    robot.type(KeyCode.SPACE); // Blue sets up
    WaitForAsyncUtils.waitForFxEvents();
    Chooser chooser = new Chooser(3);
    for (int i = 0; i < 4; i++) {
      assertNull(Fx.on(() -> room.frame.view().lookup("#game-board")));
      robot.type(KeyCode.SPACE);
      Chooser.Wish wish = Fx.on(() -> chooser.next(room.game()));
      assertEquals(i % 2 == 0 ? Side.RED : Side.BLUE, room.game().viewer());
      robot.type(KeyCode.I).write(wish.from() + " " + wish.to(), 0).type(KeyCode.ENTER);
      assertEquals(i + 1, Fx.on(() -> room.game().log().size()));
      robot.type(KeyCode.G);
    }
    robot.type(KeyCode.G); // raises the curtain as the button does
    assertTrue(Fx.on(() -> room.game().shownProperty().get().curtain().isEmpty()));
  }

  /** A key that is held down comes again and again. */
  @Test
  void heldKeyDoesNotRaiseTheCurtainThatItLowers(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    open(Players.twoPeople(), 60);
    robot.type(KeyCode.G);
    Chooser.Wish wish = Fx.on(() -> new Chooser(3).next(room.game()));
    Fx.run(() -> room.game().hand().move(wish.from(), wish.to()));
    robot.press(KeyCode.G);
    Fx.run(() -> Event.fireEvent(window.focused(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.G, false, false,
        false, false)));
    robot.release(KeyCode.G);
    assertTrue(Fx.on(() -> room.game().shownProperty().get().curtain().isPresent()));
    robot.type(KeyCode.G);
    assertTrue(Fx.on(() -> room.game().shownProperty().get().curtain().isEmpty()));
  }

  @Test
  void withoutAnimationAMoveIsAtItsEndAtOnce() {
    Room room = room(Edition.BARRAGE);
    Fx.run(room.model()::againstComputer);
    WaitForAsyncUtils.waitForFxEvents();
    BoardView board = window.board();
    Fx.run(() -> {
      Chooser.Wish wish = new Chooser(5).next(room.game());
      String before = board.textOf(wish.from());
      room.game().hand().move(wish.from(), wish.to());
      assertFalse(board.isPlaying());
      assertTrue(board.textOf(wish.from()).contains("empty"), before);
      assertTrue(board.textOf(wish.to()).contains("last move to here"));
    });
  }

  // ---- beside the moves

  @Test
  void undoHintAndResignByButtonsAndKeys(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 60);
    robot.clickOn("#undo");
    assertEquals(58, Fx.on(() -> room.game().log().size()));
    robot.clickOn("#hint");
    Fx.await(() -> window.board().status().getText().startsWith("A move to try"));
    room.yes = false;
    robot.clickOn("#resign");
    assertTrue(Fx.on(() -> room.game().end().isEmpty()));
    room.yes = true;
    robot.clickOn(window.place(Square.of(2, 4))).type(KeyCode.R);
    assertEquals(Optional.of(new GameEnd.Resigned(Side.RED)), Fx.on(() -> room.game().end()));
    assertEquals(List.of("Resign?", "Resign?"), room.asked);
  }

  /** A covered piece says what it can be while somebody points at it; then stands there again what was told last. */
  @Test
  void coveredPieceSaysWhatItCanBe(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 60);
    Square moved = Square.of(0, 7);
    String words = "A8, hidden Blue piece, has moved. Can be: anything but Marshal, General, Bomb, Flag.";
    robot.moveTo(window.place(moved));
    assertEquals(words, status());
    robot.moveTo(window.place(Square.of(0, 0)));
    assertEquals("You are Red. Blue moves from F7 to E7.", status());

    robot.moveTo(window.place(moved)).clickOn(window.place(moved));
    assertEquals(words, status(), "chosen");
    robot.type(KeyCode.ESCAPE).type(KeyCode.RIGHT);
    assertTrue(status().startsWith("B8, hidden Blue piece, has moved. Can be: "), status());
    robot.type(KeyCode.RIGHT).type(KeyCode.RIGHT).type(KeyCode.RIGHT);
    assertEquals(words, status(), "E8 is empty: what was told last");

    Fx.run(() -> room.settings.rememberProperty().set(false));
    assertFalse(Fx.on(() -> window.board().textOf(moved)).contains("Can be"));
    robot.type(KeyCode.LEFT).type(KeyCode.O);
    assertEquals("D8, hidden Blue piece", status());
  }

  /** Nothing that happens is hidden behind what the pointer rests on. */
  @Test
  void whatIsToldComesBeforeWhatIsPointedAt(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 60);
    robot.moveTo(window.place(Square.of(0, 7)));
    Fx.run(() -> room.game().tell("Something happens."));
    assertEquals("Something happens.", status());
  }

  private String status() {
    return Fx.on(() -> window.board().status().getText());
  }

  @Test
  void undoOfTwoPeopleNeedsTheOther(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    open(Players.twoPeople(), 60);
    robot.clickOn("#raise-curtain");
    room.yes = false;
    robot.clickOn("#undo");
    assertEquals(60, Fx.on(() -> room.game().log().size()));
    room.yes = true;
    robot.type(KeyCode.U);
    assertEquals(58, Fx.on(() -> room.game().log().size()));
    assertEquals("Does Blue agree?", room.asked.getFirst());
  }

  @Test
  void listOfMovesLeadsThroughThePast(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 60);
    robot.clickOn("#undo").type(KeyCode.J).type(KeyCode.HOME).type(KeyCode.DOWN);
    Fx.await(() -> room.game().shownProperty().get().replay().isPresent());
    assertEquals(2, Fx.on(() -> room.game().shownProperty().get().replay().orElseThrow().plyProperty().get()));
    robot.type(KeyCode.ESCAPE);
    assertTrue(Fx.on(() -> room.game().shownProperty().get().replay().isEmpty()));
  }

  @Test
  void lastMoveIsInSightInTheList(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 60);
    Fx.await(() -> isInSight(robot, 60));
    Fx.run(() -> room.game().lookAt(1));
    Fx.await(() -> isInSight(robot, 1));
  }

  /** Whether the board or the list has the keys, step by step and in leaps, and JavaFX finds nothing worth a word. */
  @Test
  void movesThatAreSteppedThroughStayInSight(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    warnings.alsoLesser();
    open(Room.againstComputer(Side.RED), 5000);
    ReplayModel replay = Fx.on(() -> room.game().shownProperty().get().replay().orElseThrow());
    Fx.await(() -> isInSight(robot, replay.last()));
    for (boolean onList : List.of(false, true)) {
      Fx.run((onList ? robot.lookup(".moves-list").query() : window.board())::requestFocus);
      for (int i = 0; i < 30; i++) {
        robot.type(KeyCode.B);
        assertTrue(Fx.on(() -> isInSight(robot, replay.plyProperty().get())), "back to " + replay.plyProperty().get());
      }
      for (int ply : List.of(400, 20, 801, 1, replay.last())) {
        Fx.run(() -> replay.go(ply));
        Fx.await(() -> isInSight(robot, ply));
      }
    }
  }

  @Test
  void gameBeginsWithHowOneMoves() {
    room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 0);
    assertEquals("You are Red. Choose one of your pieces, then a square with a dot.", status());
  }

  /** Nothing on the board moves away from under the pointer when one looks back. */
  @Test
  void boardKeepsItsSizeWhenOneLooksBack() {
    Room room = room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 60);
    int side = Fx.on(() -> window.board().squareSide());
    Fx.run(() -> room.game().lookAt(20));
    WaitForAsyncUtils.waitForFxEvents();
    assertEquals(side, Fx.on(() -> window.board().squareSide()));
  }

  /** The replay counts turns as the game does. */
  @Test
  void replayCountsTurns(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 60);
    assertEquals("Your move, turn 31", Fx.on(() -> room.game().shownProperty().get().head()));
    Fx.run(() -> room.game().lookAt(59));
    assertEquals("Turn 30 of 30, Red", at(robot));
    robot.type(KeyCode.B);
    assertEquals("Turn 29 of 30, Blue", at(robot));
    Fx.run(() -> room.game().lookAt(0));
    assertEquals("Start of 30 turns", at(robot));
  }

  private static String at(FxRobot robot) {
    return robot.lookup(".replay-at").queryAs(Label.class).getText();
  }

  /** What the signs mean stands beside the board as long as they are drawn. */
  @Test
  void signsHaveALegend(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 60);
    assertEquals(List.of("has moved: no Bomb or Flag", "known to both sides", "last move: from, to"), signs(robot));
    Fx.run(() -> room.settings.rememberProperty().set(false));
    assertEquals(List.of("last move: from, to"), signs(robot));
    Fx.run(room.game()::resign);
    assertEquals(List.of("known to both sides", "last move: from, to"), signs(robot));
  }

  private static List<String> signs(FxRobot robot) {
    return robot.lookup(".sign-name > .label").queryAllAs(Label.class).stream()
        .filter(l -> l.getParent().isVisible()).map(Label::getText).toList();
  }

  @Test
  void lastMoveOfTheListLeadsBackToTheGame(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 60);
    Fx.run(() -> room.game().lookAt(58));
    WaitForAsyncUtils.waitForFxEvents();
    assertEquals(List.of(), FxFaults.during(() -> robot.clickOn(line(robot, 60))));
    assertTrue(Fx.on(() -> room.game().shownProperty().get().replay().isEmpty()));
    assertEquals(List.of(), FxFaults.during(() -> robot.clickOn(line(robot, 59))));
    assertTrue(Fx.on(() -> room.game().shownProperty().get().replay().isPresent()));
  }

  private static ListCell<?> line(FxRobot robot, int ply) {
    return robot.lookup(".move-line").queryAllAs(ListCell.class).stream()
        .filter(c -> c.isVisible() && c.getItem() instanceof LogLine line && line.ply() == ply).findFirst().orElseThrow();
  }

  private static boolean isInSight(FxRobot robot, int ply) {
    Node list = robot.lookup(".moves-list").query();
    Bounds room = list.localToScene(list.getLayoutBounds());
    return robot.lookup(".move-line").queryAllAs(ListCell.class).stream()
        .filter(c -> c.isVisible() && c.getItem() instanceof LogLine line && line.ply() == ply)
        .map(c -> c.localToScene(c.getLayoutBounds()))
        .anyMatch(c -> c.getMinY() > room.getMinY() - 1 && c.getMaxY() < room.getMaxY() + 1);
  }

  @Test
  void endOffersRecordAndDesk(FxRobot robot, @TempDir Path folder) throws IOException {
    Room room = room(Edition.FIELD_GUIDE);
    open(Room.againstComputer(Side.RED), 5000);
    room.file = Optional.of(folder.resolve("game.rfgame"));
    robot.clickOn("Save the record").clickOn("Copy the record").clickOn("Open at the referee’s desk");
    Fx.await(() -> Files.exists(folder.resolve("game.rfgame")));
    Fx.await(() -> !Files.readString(folder.resolve("game.rfgame")).isEmpty());
    assertEquals(List.of(Files.readString(folder.resolve("game.rfgame"))), room.copied);
    Optional<GameRecord> read = GameRecord.read(Source.of("game", room.copied.getFirst()), new Problems());
    assertEquals(Fx.on(() -> room.game().end()), read.orElseThrow().table().end());
    assertEquals(1, room.desk.size());
    assertFalse(room.desk.getFirst().placements().isEmpty());
  }

  // ---- keeping

  @Test
  void gameGoesOnAfterARestart(FxRobot robot, @TempDir Path home) throws IOException {
    Saves saves = new Saves(Folders.under(home));
    GameShelf shelf = new GameShelf(Optional.of(saves), e -> {
      throw new AssertionError(e);
    });
    Room room = window.open(shelf, new Bot(false));
    Fx.run(room.model()::againstComputer);
    WaitForAsyncUtils.waitForFxEvents();
    Chooser chooser = new Chooser(4);
    for (int i = 0; i < 3; i++) {
      Fx.run(() -> {
        Chooser.Wish wish = chooser.next(room.game());
        room.game().hand().move(wish.from(), wish.to());
      });
      window.awaitTurn();
    }
    String before = Fx.on(() -> room.game().record().text());
    shelf.write();

    GameShelf next = new GameShelf(Optional.of(new Saves(Folders.under(home))), e -> {});
    Room again = window.open(next, new Bot(false));
    Fx.run(next::open);
    Fx.await(() -> again.play.continuation().getValue().isPresent());
    assertEquals("Turn 4", Fx.on(() -> again.play.continuation().getValue().orElseThrow().note()));
    robot.clickOn("#continue-game");
    assertEquals(before, Fx.on(() -> again.game().record().text()));
    Fx.run(again.game()::resign);
    Fx.await(() -> !next.earlierProperty().get().isEmpty());
    assertTrue(saves.current().games().isEmpty());
  }

  private static GameShelf shelfWithAnEarlierGame(Path home) throws IOException {
    Saves saves = new Saves(Folders.under(home));
    saves.keep(Room.played(Room.rules(Edition.FIELD_GUIDE), Room.againstComputer(Side.RED), Integer.MAX_VALUE, 11));
    GameShelf shelf = new GameShelf(Optional.of(saves), e -> {});
    Fx.run(shelf::open);
    Fx.await(() -> !shelf.earlierProperty().get().isEmpty());
    return shelf;
  }

  @Test
  void wayBackLeadsToTheEarlierGameAndNotToTheCurrentOne(@TempDir Path home) throws IOException {
    GameShelf shelf = shelfWithAnEarlierGame(home);
    Room room = window.open(shelf, new Bot(false));
    Fx.run(room.model()::againstComputer);
    Fx.await(() -> room.model().game().isPresent());
    Fx.run(() -> room.model().open(shelf.earlierProperty().get().getFirst(), () -> {}));
    Fx.await(() -> room.game().end().isPresent());
    String address = Fx.on(() -> room.navigation.placeProperty().get().address());
    assertEquals("play/game/2026-05-03T18:30", address);

    Fx.run(() -> room.navigation.open("play/game"));
    Fx.await(() -> room.game().end().isEmpty());
    Fx.run(room.navigation::back);
    Fx.await(() -> room.game().end().isPresent());
    assertEquals(address, Fx.on(() -> room.navigation.placeProperty().get().address()));
    assertTrue(Fx.on(() -> room.navigation.open(address)));
    GameRecord over = Room.played(Room.rules(Edition.BARRAGE), Room.againstComputer(Side.RED), Integer.MAX_VALUE, 3);
    Fx.run(() -> room.play.show(over));
    assertEquals(Edition.BARRAGE, Fx.on(() -> room.game().rules().edition()), "from a file, not the current one");
    assertFalse(Fx.on(() -> room.navigation.open("play/game/2020-01-01T12:00")));
  }

  @Test
  void gameThatIsReadLateDoesNotReplaceWhatWasBegunMeanwhile(@TempDir Path home) throws IOException {
    GameShelf shelf = shelfWithAnEarlierGame(home);
    Room room = window.open(shelf, new Bot(false));
    EarlierGame earlier = shelf.earlierProperty().get().getFirst();
    AtomicBoolean read = new AtomicBoolean();
    Fx.run(() -> {
      room.model().open(earlier, () -> {});
      room.model().twoPeople();
    });
    shelf.load(earlier, record -> read.set(true), () -> {});
    Fx.await(read::get);
    assertInstanceOf(Page.Between.class, Fx.on(() -> room.model().pageProperty().get()));
  }

  @Test
  void gameThatCannotBeSavedIsToldOnceAndSavedWhenItCan(@TempDir Path home) throws IOException {
    Path inTheWay = Files.createDirectories(home.resolve("data")).resolve("games");
    Files.writeString(inTheWay, "no folder");
    Saves saves = new Saves(Folders.under(home));
    GameShelf shelf = new GameShelf(Optional.of(saves), e -> {});
    Room room = window.open(shelf, new Bot(false));
    Fx.run(room.model()::againstComputer);
    Fx.await(() -> room.asked.stream().anyMatch(a -> a.startsWith("The game is not saved") && a.contains("games")));
    Fx.run(() -> {
      Chooser.Wish wish = new Chooser(4).next(room.game());
      room.game().hand().move(wish.from(), wish.to());
    });
    window.awaitTurn();
    assertEquals(1, room.asked.size());

    Files.delete(inTheWay);
    shelf.write();
    assertEquals(2, saves.current().games().getFirst().plies().size());
  }

  @Test
  void brokenSaveIsNamedAndTheLastGoodOneOffered(@TempDir Path home) throws IOException {
    Saves saves = new Saves(Folders.under(home));
    saves.keep(Room.played(Room.rules(Edition.FIELD_GUIDE), Room.againstComputer(Side.RED), 20, 11));
    saves.keep(Room.played(Room.rules(Edition.FIELD_GUIDE), Room.againstComputer(Side.RED), 22, 11));
    Files.writeString(home.resolve("data/games/current.txt"), "rubbish");
    GameShelf shelf = new GameShelf(Optional.of(new Saves(Folders.under(home))), e -> {});
    Room room = window.open(shelf, new Bot(false));
    Fx.run(shelf::open);
    Fx.await(() -> !room.asked.isEmpty());
    assertTrue(room.asked.getFirst().contains("current"), room.asked.getFirst());
    assertEquals(20, Fx.on(() -> shelf.currentProperty().get().orElseThrow().plies().size()));
  }

  @Test
  void armyForTheGuidedGameStaysWhenOneComesAgain() {
    Room room = room(Edition.FIELD_GUIDE);
    Fx.run(() -> {
      room.navigation.open("play/guided");
      Page first = room.model().pageProperty().get();
      room.navigation.open("play/guided");
      assertSame(first, room.model().pageProperty().get());
    });
  }

  @Test
  void guidedGameHasACoachThatIsAnswered(FxRobot robot) {
    Room room = room(Edition.FIELD_GUIDE);
    Fx.run(() -> room.navigation.open("play/guided"));
    WaitForAsyncUtils.waitForFxEvents();
    assertTrue(Fx.on(() -> room.game().shownProperty().get().remark().isPresent()));
    robot.clickOn("Got it");
    assertTrue(room.progress.value("coach").isPresent());
  }
}
