package rankandfile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.rules.SwitchValue.EqualRanks;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.kit.StyleWarnings;

/** What a person does with the frame, by mouse and by keys alone. */
@ExtendWith(ApplicationExtension.class)
class FrameTest {

  private DesktopStage window;

  @Start
  void open(Stage stage) {
    window = new DesktopStage(stage, Memory.none(), 1280, 800);
  }

  @BeforeEach
  void settle() {
    window.settle();
  }

  @Test
  void editionIsChosenByKeysAndTheTopBarNamesIt(FxRobot robot) {
    go("play");
    focus(robot, "#edition");
    robot.type(KeyCode.ENTER, KeyCode.TAB, KeyCode.TAB, KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN);

    assertEquals(Edition.LIGHTNING, window.desktop.inForce().rules().edition());
    robot.type(KeyCode.ESCAPE);
    assertEquals("Ultimate Lightning, 20 pieces", text(robot, ".edition-name"));
    assertEquals("edition", window.focused().getId());
    assertFalse(window.frame.model().choosingProperty().get());
  }

  @Test
  void houseRuleIsSetByKeysAndNamedUnderTheTopBar(FxRobot robot) {
    go("play");
    focus(robot, "#edition");
    robot.type(KeyCode.ENTER, KeyCode.TAB, KeyCode.RIGHT);
    focus(robot, "#switch-equal-ranks .segment");
    robot.type(KeyCode.RIGHT);

    assertEquals(List.of(EqualRanks.ATTACKER), window.desktop.inForce().rules().switches());
    assertEquals("House rules: Equal ranks: the attacker wins", text(robot, "#house-rules"));
    assertEquals("Marshal 10 is strongest, one house rule", text(robot, ".edition-direction"));
    assertTrue(accessible(robot.lookup("#edition").query()).contains("the attacker wins"));

    focus(robot, "#reset-house-rules");
    robot.clickOn("#reset-house-rules");
    assertEquals(List.of(), window.desktop.inForce().rules().switches());
    assertFalse(robot.lookup("#house-rules").query().isVisible());
  }

  @Test
  void editionComesBackWithItsHouseRules(FxRobot robot) {
    Fx.run(() -> {
      window.desktop.inForce().set(EqualRanks.ATTACKER);
      window.desktop.editions().model().choose(Edition.BOX_1961);
      assertEquals(List.of(), window.desktop.inForce().rules().switches());
      window.desktop.editions().model().choose(Edition.FIELD_GUIDE);
    });

    assertEquals("field-guide, equal-ranks=attacker", window.desktop.inForce().rules().text());
  }

  @Test
  void railIsAlikeOnEveryScreen(FxRobot robot) {
    for (String screen : List.of("welcome", "learn", "referee/table", "referee/board", "play", "settings")) {
      go(screen);
      Region rail = robot.lookup(".rail").queryAs(Region.class);
      assertEquals(76, rail.getWidth(), screen);
      Node logo = robot.lookup("#rail-welcome").queryButton().getGraphic();
      assertEquals(rail.getWidth() / 2, logo.localToScene(logo.getLayoutBounds()).getCenterX(), 1, screen);
    }
  }

  @Test
  void threeQuestionsLeadToTheBox(FxRobot robot) {
    robot.clickOn("#other-box").clickOn("Which box is mine?");
    robot.clickOn(segment(robot, "#question-marshal", 1)).clickOn(segment(robot, "#question-scout", 1));
    robot.clickOn("#found-box-1961");

    assertEquals("1961 box, American", window.desktop.inForce().titleProperty().getValue());
    assertEquals("Marshal 1 is strongest", window.desktop.inForce().directionProperty().getValue());
  }

  @Test
  void numbersCanBeTurnedRound(FxRobot robot) {
    go("play");
    robot.clickOn("#edition").clickOn(segment(robot, "#numbering", 2));

    assertEquals(NumberingChoice.MARSHAL_ONE, window.desktop.inForce().nowProperty().get().choice());
    assertEquals("Marshal 1 is strongest", text(robot, ".edition-direction"));
  }

  @Test
  void clickBesideTheSheetClosesIt(FxRobot robot) {
    go("print");
    robot.clickOn("#edition").clickOn(robot.point(".veil").atPosition(Pos.TOP_LEFT).atOffset(40, 200));

    assertFalse(window.frame.model().choosingProperty().get());
    assertEquals("print", window.frame.model().screenProperty().getValue());
  }

  @Test
  void tabStaysInTheOpenSheet(FxRobot robot) {
    go("play");
    robot.clickOn("#edition");
    for (int i = 0; i < 12; i++) {
      robot.type(KeyCode.TAB);
      assertTrue(Fx.shown(robot.lookup(".edition-sheet").query()).contains(window.focused()));
    }
  }

  @Test
  void railLeadsToEveryScreen(FxRobot robot) {
    for (String screen : List.of("learn", "referee", "play", "print", "settings", "welcome")) {
      robot.clickOn("#rail-" + screen);
      assertEquals(screen, window.frame.model().screenProperty().getValue());
    }
  }

  @Test
  void doorsAndContinueLeadOn(FxRobot robot) {
    robot.clickOn("#door-settle");
    assertEquals("referee", window.frame.model().screenProperty().getValue());

    Fx.await(() -> window.desktop.navigation().resolve("bombs").isPresent());
    Fx.run(() -> window.desktop.continuationProperty().set(Optional.of(new Continuation("Words", "", "settings"))));
    robot.clickOn("#rail-welcome").clickOn("#continue");
    assertEquals("settings", window.frame.model().screenProperty().getValue());

    robot.press(KeyCode.ALT).type(KeyCode.LEFT).type(KeyCode.LEFT).release(KeyCode.ALT);
    assertEquals("referee", window.frame.model().screenProperty().getValue());
    robot.press(KeyCode.ALT).type(KeyCode.RIGHT).release(KeyCode.ALT);
    assertEquals("welcome", window.frame.model().screenProperty().getValue());
  }

  @Test
  void searchListsAsOneTypesAndOpensByKeys(FxRobot robot) {
    Fx.run(() -> window.frame.search().ready(Searching.of(window.desktop.inForce())));
    Fx.await(() -> window.desktop.navigation().resolve("bombs").isPresent());
    robot.press(KeyCode.CONTROL).type(KeyCode.K).release(KeyCode.CONTROL);
    assertEquals("search", window.focused().getId());
    assertTrue(text(robot, "#search-note").contains("own words"));

    try (StyleWarnings warnings = new StyleWarnings()) {
      robot.write("does the bomb go away");
      assertEquals(List.of(), warnings.told());
    }
    assertEquals("case-bomb-goes-too", window.frame.search().foundProperty().get().getFirst().address());
    robot.type(KeyCode.DOWN).type(KeyCode.UP).type(KeyCode.ENTER);
    assertEquals("learn", window.frame.model().screenProperty().getValue());
    assertEquals("case-bomb-goes-too", window.desktop.navigation().placeProperty().get().address());
    assertEquals("", robot.lookup("#search").queryAs(TextField.class).getText());
    assertFalse(robot.lookup("#search-results").query().isVisible());
  }

  @Test
  void searchShowsTheVerdictOfTheEditionInForce() {
    Fx.run(() -> {
      window.frame.search().ready(Searching.of(window.desktop.inForce()));
      window.desktop.inForce().choose(Edition.FIELD_GUIDE);
      window.frame.search().wordsProperty().set("does the bomb go away");
    });
    WaitForAsyncUtils.waitForFxEvents();
    assertTrue(window.frame.search().foundProperty().get().getFirst().verdict().contains("No."));
    Fx.run(() -> window.desktop.inForce().choose(Edition.LIGHTNING));
    assertTrue(window.frame.search().foundProperty().get().getFirst().verdict().contains("Yes."));
  }

  @Test
  void searchSaysWhenNothingFitsAndStays(FxRobot robot) {
    robot.press(KeyCode.CONTROL).type(KeyCode.K).release(KeyCode.CONTROL);
    robot.write("qqqqzzz").type(KeyCode.ENTER);
    assertTrue(text(robot, "#search-note").contains("qqqqzzz"));
    assertEquals("welcome", window.frame.model().screenProperty().getValue());
    robot.eraseText(7).write("Settings").type(KeyCode.ENTER);
    assertEquals("settings", window.frame.model().screenProperty().getValue());
  }

  @Test
  void buttonsLeadBackAndForward(FxRobot robot) {
    go("play");
    go("print");
    assertTrue(robot.lookup("#forward").query().isDisabled());
    robot.clickOn("#back");
    Fx.await(() -> window.frame.model().screenProperty().getValue().equals("play"));
    robot.clickOn("#forward");
    Fx.await(() -> window.frame.model().screenProperty().getValue().equals("print"));
  }

  @Test
  void helpIsOneKeyAway(FxRobot robot) {
    robot.type(KeyCode.F1);
    assertEquals("help", window.frame.model().screenProperty().getValue());
    robot.type(KeyCode.ESCAPE);
    assertEquals("welcome", window.frame.model().screenProperty().getValue());
    robot.clickOn("#rail-help");
    assertEquals("help", window.frame.model().screenProperty().getValue());
    focus(robot, "#copy-facts");
    robot.type(KeyCode.SPACE);
    assertTrue(window.copied.getFirst().contains("/home/me/rank-and-file/data"), window.copied.getFirst());
    robot.press(KeyCode.ALT).type(KeyCode.LEFT).release(KeyCode.ALT);
    assertEquals("welcome", window.frame.model().screenProperty().getValue());
  }

  @Test
  void settingsTakeEffectAtOnce(FxRobot robot) {
    go("settings");
    robot.clickOn(segment(robot, "#theme", 2));
    assertEquals(Color.web("#1B1D19"), ground());

    robot.clickOn(segment(robot, "#theme", 1)).clickOn(segment(robot, "#text-size", 5));
    assertEquals(Color.web("#F7F3EA"), ground());
    Labeled heading = robot.lookup(".settings-page .heading-chapter").queryAs(Labeled.class);
    assertEquals(32 * 1.875, Fx.on(() -> heading.getFont().getSize()));

    robot.clickOn(segment(robot, "#animation", 2));
    assertEquals(Motion.NORMAL, window.desktop.settings().animationProperty().get());
    Fx.run(() -> robot.lookup("#restore").queryAs(Button.class).fire());
    assertEquals(100, window.desktop.settings().textSizeProperty().get());
  }

  private Color ground() {
    return Fx.on(() -> window.frame.view().snapshot(null, null).getPixelReader().getColor(1240, 790));
  }

  @Test
  void folderIsCopied(FxRobot robot) {
    go("settings");
    focus(robot, "#copy-data");
    robot.type(KeyCode.SPACE);

    assertEquals(List.of("/home/me/rank-and-file/data"), window.copied);
  }

  private void go(String address) {
    Fx.run(() -> {
      window.frame.model().open(address);
      window.frame.view().applyCss();
      window.frame.view().layout();
    });
    WaitForAsyncUtils.waitForFxEvents(); // the top bar is made with the first screen that has one
  }

  private static void focus(FxRobot robot, String query) {
    Fx.run(() -> robot.lookup(query).query().requestFocus());
  }

  private static Node segment(FxRobot robot, String query, int index) {
    return Fx.on(() -> ((Parent) robot.lookup(query).query()).getChildrenUnmodifiable().get(index));
  }

  private static String text(FxRobot robot, String query) {
    return Fx.on(() -> robot.lookup(query).queryAs(Labeled.class).getText());
  }

  private static String accessible(Node node) {
    return Fx.on(() -> String.valueOf(node.queryAccessibleAttribute(AccessibleAttribute.TEXT)));
  }
}
