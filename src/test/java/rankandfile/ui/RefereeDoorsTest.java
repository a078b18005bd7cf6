package rankandfile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.ui.kit.Fx;

/** The ways from other screens to the referee's desk. */
@ExtendWith(ApplicationExtension.class)
class RefereeDoorsTest {

  private DesktopStage window;

  @Start
  void open(Stage stage) {
    window = new DesktopStage(stage, Memory.none(), 1280, 800);
  }

  @BeforeEach
  void settle() {
    window.settle();
  }

  private String address() {
    return Fx.on(() -> window.desktop.navigation().placeProperty().get().address());
  }

  @Test
  void disputeIsTypedAtOnce(FxRobot robot) {
    robot.clickOn("#door-settle");
    Fx.await(() -> "case-search".equals(window.focused().getId()));
    Fx.await(() -> window.frame.view().lookup(".choice") != null);
    robot.write("marshal attacks spy");
    Fx.await(() -> ((Labeled) window.frame.view().lookup(".cases-note")).getText()
        .contains("best first"));
    robot.type(KeyCode.ENTER);
    assertEquals("referee/cases/case-marshal-attacks-spy", address());
  }

  @Test
  void houseRuleThatACaseNamesIsOneClickAway(FxRobot robot) {
    open("referee/cases/case-three-consecutive-turns");
    Fx.run(() -> window.frame.view().lookupAll(".case-text .prose-link").stream().map(Hyperlink.class::cast)
        .filter(link -> link.getText().equals("two-squares limit")).findFirst().orElseThrow().fire());
    assertTrue(window.focused().getAccessibleText().startsWith("Two-squares limit"),
        window.focused().getAccessibleText());
    assertEquals("referee/cases/case-three-consecutive-turns", address());
    robot.type(KeyCode.ESCAPE);
    assertFalse(window.frame.model().choosingProperty().get());
  }

  @Test
  void boardOfALessonOpensAtTheDesk(FxRobot robot) {
    open("bombs");
    Node button = Fx.on(() -> window.frame.view().lookup(".learn .desk-button"));
    assertTrue(button.isVisible());
    Fx.run(button::requestFocus);
    robot.type(KeyCode.SPACE);
    assertEquals("referee/board", address());
    robot.press(KeyCode.ALT).type(KeyCode.LEFT).release(KeyCode.ALT);
    assertTrue(address().startsWith("bombs"), address());
  }

  @Test
  void boardWithHiddenPiecesDoesNot() {
    open("#lesson-what-red-knows");
    assertFalse(Fx.on(() -> window.frame.view().lookup(".learn .desk-button").isVisible()));
  }

  private void open(String address) {
    Fx.run(() -> {
      assertTrue(window.desktop.navigation().open(address), address);
      window.frame.view().applyCss();
      window.frame.view().layout();
    });
    WaitForAsyncUtils.waitForFxEvents();
  }
}
