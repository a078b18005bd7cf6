package rankandfile.ui.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import rankandfile.notation.RulesText;
import rankandfile.rules.BattleTable;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.FxFaults;
import rankandfile.ui.kit.Png;
import rankandfile.ui.kit.StyleWarnings;

/** What a person does at the referee's desk, by mouse and by keys alone. */
@ExtendWith(ApplicationExtension.class)
class RefereeScreenTest {

  private final StyleWarnings warnings = new StyleWarnings();
  private RefereeStage window;
  @TempDir
  private Path folder;

  @Start
  void open(Stage stage) {
    window = new RefereeStage(stage, 1280, 800);
  }

  @AfterEach
  void nothingWasLogged() {
    window.close();
    warnings.close();
    assertEquals(List.of(), warnings.told());
  }

  private Encounter chosen() {
    return window.fight().fight();
  }

  private String status() {
    return Fx.on(() -> window.fight().boardProperty().get().saidProperty().get().words());
  }

  // ---- the table

  @Test
  void sizeOfTheTextMayChangeWhileTheTableIsOutOfSight() {
    window.focus("#battle-table");
    assertEquals(List.of(), FxFaults.during(() -> Fx.run(() -> {
      window.navigation.open("referee/cases");
      window.settings.textSizeProperty().set(200);
    })));
  }

  @Test
  void arrowsGoThroughEveryCellAndEnterPlaysIt(FxRobot robot) {
    window.under(Edition.BARRAGE);
    window.focus("#battle-table");
    robot.type(KeyCode.HOME, KeyCode.PAGE_UP);
    BattleTable table = new BattleTable(Edition.BARRAGE.rules());
    for (int row = 0; row < table.ranks().size(); row++) {
      for (int column = 0; column < table.ranks().size(); column++) {
        assertEquals(new Encounter(table.ranks().get(row), table.ranks().get(column)), chosen());
        Fx.run(() -> window.fight().boardProperty().get().go(0));
        robot.type(KeyCode.ENTER);
        assertTrue(status().startsWith(window.text(".fight-result")), status());
        robot.type(KeyCode.RIGHT);
      }
      assertEquals(Rank.FLAG, chosen().defender());
      robot.type(KeyCode.HOME, KeyCode.DOWN);
    }
    assertEquals(new Encounter(Rank.FLAG, Rank.MARSHAL), chosen());
  }

  @Test
  void typingTwoPiecesJumps(FxRobot robot) {
    window.focus("#battle-table");
    robot.write("spy marshal");
    assertEquals("two-pieces", window.focused().getId());
    assertEquals(new Encounter(Rank.SPY, Rank.MARSHAL), chosen());
    assertEquals("Spy attacks Marshal", window.text(".fight-panel .heading-panel"));

    robot.type(KeyCode.ENTER);
    assertEquals("battle-table", window.focused().getId());
    robot.write("10 B");
    assertEquals(new Encounter(Rank.MARSHAL, Rank.BOMB), chosen());
    robot.type(KeyCode.ESCAPE);
    assertEquals("", Fx.on(() -> window.referee.table().wordsProperty().get()));
    assertEquals("battle-table", window.focused().getId());
  }

  @Test
  void clickOnACellPlaysIt(FxRobot robot) {
    robot.clickOn(cell("Miner attacks Bomb: special case"));
    assertEquals(new Encounter(Rank.MINER, Rank.BOMB), chosen());
    assertEquals("Miner wins. The Bomb is removed.", window.text(".fight-result"));
    assertTrue(status().startsWith("Miner wins."), status());
  }

  private Node cell(String words) {
    return Fx.on(() -> window.frame.view().lookupAll(".battle-cell").stream()
        .filter(n -> words.equals(n.getAccessibleText())).findFirst().orElseThrow());
  }

  @Test
  void chipPlaysAnotherEditionAndTheWayBack(FxRobot robot) {
    robot.clickOn("#play-lightning");
    assertEquals("In Ultimate Lightning: Scout wins. The Bomb is removed.", window.text(".fight-result"));
    robot.clickOn("#fight-back");
    assertEquals("Scout lost. The Bomb stays.", window.text(".fight-result"));
  }

  @Test
  void tableFollowsTheEdition() {
    window.under(Edition.LIGHTNING);
    assertEquals("Scout wins. The Bomb is removed.", window.text(".fight-result"));
    assertEquals(Optional.of("Corporal attacks Bomb: both are lost"), Fx.on(() ->
        window.frame.view().lookupAll(".battle-cell").stream().map(Node::getAccessibleText)
            .filter(t -> t.startsWith("Corporal attacks Bomb")).findFirst()));
    assertEquals("Battle table. Scout attacks Bomb: special case", Fx.on(() ->
        window.frame.view().lookup("#battle-table").queryAccessibleAttribute(AccessibleAttribute.TEXT)));
  }

  @Test
  void tableIsCopiedByButtonAndByKey(FxRobot robot) {
    robot.clickOn("#copy-table");
    assertEquals("Copied", window.text("#copy-table"));
    window.focus("#battle-table");
    robot.press(KeyCode.CONTROL).type(KeyCode.C).release(KeyCode.CONTROL);

    assertEquals(2, window.copied.size());
    assertEquals(window.copied.getFirst(), window.copied.getLast());
    assertTrue(window.copied.getFirst().startsWith("Battle table: Classic 40, field guide. Marshal 10 is strongest."));
    window.under(Edition.BARRAGE);
    assertEquals("Copy table", window.text("#copy-table"));
  }

  @Test
  void fightOpensAtTheDesk(FxRobot robot) {
    Fx.run(() -> window.frame.view().lookup("#fight-desk").requestFocus());
    robot.type(KeyCode.SPACE);
    assertEquals(Optional.of(Rank.BOMB),
        window.atDesk.getFirst().at(Square.of(1, 6)).map(p -> p.rank()));
  }

  @Test
  void headingsStayWhereTheTableScrolls(FxRobot robot) {
    window.size(1024, 600, 200);
    window.focus("#battle-table");
    robot.type(KeyCode.PAGE_DOWN, KeyCode.END);
    window.settle();
    Node chosen = cell("Flag attacks Flag: never attacks");
    Node table = Fx.on(() -> window.frame.view().lookup("#battle-table"));
    assertTrue(Fx.on(() -> table.localToScene(table.getLayoutBounds())
        .contains(chosen.localToScene(chosen.getLayoutBounds()))), "the chosen cell is scrolled into sight");
    assertEquals(Fx.on(() -> table.localToScene(table.getLayoutBounds()).getMinY()),
        Fx.on(() -> ((Parent) window.frame.view().lookup(".battle-column-head")).localToScene(0, 0).getY()), 1);
  }

  // ---- the parts

  @Test
  void partsAreChosenByKeysAndKept(FxRobot robot) {
    Fx.run(() -> window.frame.view().lookup(".referee-head .segment").requestFocus());
    robot.type(KeyCode.RIGHT);
    assertEquals("referee/cases", Fx.on(() -> window.navigation.placeProperty().get().address()));
    assertTrue(Fx.on(() -> window.frame.view().lookup(".referee-head").isFocusWithin()));
    assertEquals(Optional.of("cases"), window.state.value("referee"));
    assertEquals("referee/cases", Fx.on(() -> window.navigation.resolve("referee").orElseThrow().address()));
    robot.type(KeyCode.LEFT);
    assertEquals("referee/table", Fx.on(() -> window.navigation.placeProperty().get().address()));
  }

  // ---- the cases

  @Test
  void caseIsFoundReadAndCopiedByKeys(FxRobot robot) {
    window.go("referee/cases/settle");
    Fx.await(() -> "case-search".equals(window.focused().getId()));
    robot.write("bomb again");
    assertEquals("case-bomb-goes-too", first().page().chapter().id());
    robot.type(KeyCode.ENTER);
    assertEquals("case-bomb-goes-too", window.openCase().chapter().id());
    assertEquals("referee/cases/case-bomb-goes-too",
        Fx.on(() -> window.navigation.placeProperty().get().address()));
    assertEquals("No. It stays and can stop the next attacker.", window.text(".case-verdict .lead"));

    window.focus("#copy-case");
    robot.type(KeyCode.F);
    assertEquals(1, Fx.on(() -> window.openCase().boards().getFirst().stepProperty().get()));
    robot.type(KeyCode.SPACE);
    assertEquals(List.of(window.openCase().text()), window.copied);
    assertEquals("Copied", window.text("#copy-case"));
  }

  private CasesModel.Entry first() {
    return Fx.on(() -> window.referee.cases().entriesProperty().get().getFirst());
  }

  @Test
  void listIsGoneThroughWithArrows(FxRobot robot) {
    window.go("referee/cases");
    window.focus("#case-search");
    robot.type(KeyCode.DOWN, KeyCode.DOWN);
    assertEquals("case-who-beats-a-bomb", window.openCase().chapter().id());
    robot.type(KeyCode.UP);
    assertEquals("case-bomb-goes-too", window.openCase().chapter().id());
  }

  @Test
  void whatIsNotFoundIsSaidAndEscapeShowsAll(FxRobot robot) {
    window.go("referee/cases");
    window.focus("#case-search");
    robot.write("qqqzzz");
    assertTrue(window.text(".cases-note").startsWith("Nothing fits “qqqzzz”."));
    robot.type(KeyCode.ESCAPE);
    assertEquals(Cases.of(RefereeDesks.book()).size(),
        Fx.on(() -> window.referee.cases().entriesProperty().get().size()));
  }

  @Test
  void answersFollowTheEdition() {
    window.go("referee/cases/case-bomb-goes-too");
    window.under(Edition.LIGHTNING);
    assertEquals("Yes. The Bomb leaves together with the piece it stopped.", window.text(".case-verdict .lead"));
    assertEquals("Yes. The Bomb leaves together with the piece it stopped.", first().verdict());
    assertTrue(window.text(".card-notice").startsWith("In your edition, Ultimate Lightning"));
  }

  @Test
  void linkFromCaseToCaseStaysAtTheDesk() {
    window.go("referee/cases/case-bomb-goes-too");
    assertEquals(Optional.of("referee/cases/case-spy-spy"),
        Fx.on(() -> window.navigation.resolve("referee/cases/case-spy-spy").map(p -> p.address())));
    assertEquals(Optional.empty(), Fx.on(() -> window.navigation.resolve("referee/cases/bombs")));
  }

  @Test
  void whereThereIsLittleRoomTheCaseTakesThePlaceOfTheList(FxRobot robot) {
    window.size(1024, 600, 200);
    window.go("referee/cases");
    window.focus("#case-search");
    robot.type(KeyCode.DOWN, KeyCode.DOWN, KeyCode.SPACE);
    assertEquals("case-who-beats-a-bomb", window.openCase().chapter().id());
    assertFalse(Fx.on(() -> window.frame.view().lookupAll("#case-search").stream().anyMatch(Node::isVisible)));
    window.focus("#all-cases");
    robot.type(KeyCode.SPACE);
    assertEquals("case-search", window.focused().getId());
  }

  @Test
  void pictureIsSavedSharpWithTheVerdictInIt(FxRobot robot) throws IOException {
    window.go("referee/cases/case-bomb-goes-too");
    Path file = folder.resolve("bomb");
    window.file = Optional.of(file);
    robot.clickOn("#save-case");
    Path named = folder.resolve("bomb.png");
    Fx.await(() -> Files.exists(named));

    assertEquals("case-bomb-goes-too.png", window.wishes.getFirst().name());
    BufferedImage image = ImageIO.read(named.toFile());
    assertEquals(1280, image.getWidth());
    assertTrue(image.getHeight() > 800, image.getHeight() + " high");
    assertTrue(Arrays.stream(image.getRGB(0, 0, 1280, image.getHeight(), null, 0, 1280)).distinct().count() > 100);
    assertEquals(Optional.of(folder.toString()), window.state.value("pictures"));
    List<String> words = Fx.on(() -> ((Parent) RefereeDesks.picture("case-bomb-goes-too", Fx.look()))
        .getChildrenUnmodifiable().stream().filter(Labeled.class::isInstance).map(n -> ((Labeled) n).getText())
        .toList());
    assertTrue(words.contains("No. It stays and can stop the next attacker."), words.toString());
    assertTrue(words.contains("Does a Bomb go when it has stopped a piece?"), words.toString());
  }

  @Test
  void pictureShowsTheStepThatStands(FxRobot robot) {
    window.go("referee/cases/case-bomb-goes-too");
    int[] before = Fx.on(() -> pixels(window.openCase()));
    Fx.run(() -> window.openCase().boards().getFirst().go(1));
    int[] after = Fx.on(() -> pixels(window.openCase()));
    assertNotEquals(Arrays.hashCode(before), Arrays.hashCode(after));
  }

  private static int[] pixels(CaseModel open) {
    return Png.of(new CasePicture(open, Fx.look(),
        new rankandfile.ui.kit.Texts("rankandfile.ui.referee.referee")).image()).pixels();
  }

  @Test
  void folderThatIsNoPathIsForgotten(FxRobot robot) {
    window.state.set("pictures", "no\0path");
    window.go("referee/cases/case-bomb-goes-too");
    window.file = Optional.of(folder.resolve("bomb.png"));
    robot.clickOn("#save-case");
    Fx.await(() -> window.state.value("pictures").equals(Optional.of(folder.toString())));
    assertTrue(Files.exists(folder.resolve("bomb.png")));
  }

  @Test
  void failureToSaveIsASentence(FxRobot robot) {
    window.go("referee/cases/case-bomb-goes-too");
    window.file = Optional.of(folder.resolve("gone").resolve("bomb.png"));
    robot.clickOn("#save-case");
    Fx.await(() -> !window.told.isEmpty());

    assertEquals("The picture is not saved\n" + window.file.orElseThrow() + " cannot be written: its folder does not "
        + "exist. Choose another folder or another name.", window.told.getFirst());
  }

  @Test
  void caseOpensAtTheDeskAsItStands(FxRobot robot) {
    window.go("referee/cases/case-bomb-goes-too");
    Fx.run(() -> window.openCase().boards().getFirst().go(1));
    Fx.run(() -> window.frame.view().lookup(".case-page .desk-button").requestFocus());
    robot.type(KeyCode.SPACE);
    assertEquals(Optional.empty(), window.atDesk.getFirst().at(Square.of(0, 5)));
    assertEquals(1, window.atDesk.getFirst().lost().size());
  }

  /** With this house rule the 1961 box is played like another edition, whose name must not come up. */
  @Test
  void rulesGoToTheDeskByTheirName(FxRobot robot) {
    RulesText house = RulesText.of(Edition.BOX_1961).with(SwitchValue.TwoSquares.THREE);
    window.go("referee/cases/case-equal-ranks");
    Fx.run(() -> window.inForce.choose(house));
    window.settle();
    Fx.run(() -> window.frame.view().lookup(".case-page .desk-button").requestFocus());
    robot.type(KeyCode.SPACE);
    assertEquals(List.of(house), window.rulesAtDesk);
  }
}
