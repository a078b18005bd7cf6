package rankandfile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import rankandfile.rules.Square;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Fx;

/** An army that is being set up when its player goes elsewhere and comes back. */
@ExtendWith(ApplicationExtension.class)
class SetupLeftTest {

  private DesktopStage window;

  @Start
  void open(Stage stage) {
    window = new DesktopStage(stage, Memory.none(), 1280, 800);
  }

  @BeforeEach
  void settle() {
    window.settle();
    go("play");
  }

  private void go(String address) {
    Fx.run(() -> assertTrue(window.desktop.navigation().open(address), address));
  }

  private Node find(String id) {
    return Fx.on(() -> {
      window.frame.view().applyCss(); // what scrolls is in the window only then
      return window.frame.view().lookup("#" + id);
    });
  }

  private void press(String id) {
    Node button = find(id);
    assertNotNull(button, id);
    Fx.run(((Button) button)::fire);
  }

  /** What stands on every square. */
  private List<String> army() {
    BoardView board = (BoardView) find("setup-board");
    assertNotNull(board);
    return Fx.on(() -> Square.all().stream().map(board::textOf).toList());
  }

  @Test
  void eachOfTwoFindsACurtainAndBehindItTheArmyThatWasLeft() {
    press("two-begin");
    for (int side = 0; side < 2; side++) {
      press("raise-curtain");
      press("setup-random");
      List<String> left = army();
      comesBackToACurtain(() -> {
        go("learn");
        Fx.run(window.desktop.navigation()::back);
      }, left);
      comesBackToACurtain(() -> {
        press("rail-learn");
        press("rail-play");
      }, left);
      press("start");
    }
    assertNotNull(find("raise-curtain"));
  }

  @Test
  void armyForTheComputerStaysWhenOneBeginsAgain() {
    press("computer-begin");
    press("setup-random");
    List<String> left = army();
    press("rail-play");
    assertNull(find("setup-board"));
    press("computer-begin");
    assertEquals(left, army());
    press("rail-play");
    go("play/guided");
    assertEquals(left, army());
    press("start");
    press("rail-play");
    press("computer-begin");
    assertNotEquals(left, army()); // the game has begun with it
    press("setup-random");
    List<String> own = army();
    press("rail-play");
    press("two-begin");
    press("raise-curtain");
    assertNotEquals(own, army());
  }

  private void comesBackToACurtain(Runnable wayAround, List<String> left) {
    wayAround.run();
    assertNull(find("setup-board"));
    assertEquals("raise-curtain", Fx.on(() -> window.focused().getId()));
    press("raise-curtain");
    assertEquals(left, army());
  }
}
