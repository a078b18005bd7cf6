package rankandfile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import rankandfile.rules.Square;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Fx;

/** Whoever comes back to a screen by keys goes on where he was, and sees it. */
@ExtendWith(ApplicationExtension.class)
class ComingBackTest {

  private static final List<String> SCREENS =
      List.of("welcome", "learn", "referee/table", "referee/cases", "referee/board", "play", "print", "settings");

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
  void helpAndSearchGiveTheFocusBack(FxRobot robot) {
    giveTheFocusBack(List.of("learn", "referee/board"), robot);
  }

  @Test
  @Tag("long")
  void helpAndSearchGiveTheFocusBackOnEveryScreen(FxRobot robot) {
    giveTheFocusBack(SCREENS, robot);
  }

  private void giveTheFocusBack(List<String> screens, FxRobot robot) {
    for (String screen : screens) {
      go(screen);
      Node last = Fx.on(() -> {
        List<Node> stops = FocusRing.stops(screen());
        Node stop = stops.get(Math.min(2, stops.size() - 1));
        stop.requestFocus();
        return stop;
      });
      robot.type(KeyCode.F1);
      assertEquals("help", window.frame.model().screenProperty().getValue());
      assertTrue(Fx.on(() -> FocusRing.stops(screen()).contains(window.focused())), screen + ": nowhere in the help");
      robot.press(KeyCode.ALT).type(KeyCode.LEFT).release(KeyCode.ALT);
      assertEquals(last, window.focused(), screen + " after the help");
      assertTrue(last.isFocusVisible(), screen);

      robot.press(KeyCode.CONTROL).type(KeyCode.K).release(KeyCode.CONTROL);
      assertFalse(last.isFocused(), screen);
      robot.type(KeyCode.ESCAPE);
      assertEquals(last, window.focused(), screen + " after the search");
    }
  }

  @Test
  void keysOfTheBoardGoOnAfterALinkThatIsGone(FxRobot robot) {
    go("referee/board");
    BoardView board = Fx.on(() -> FocusRing.stops(screen()).stream().filter(BoardView.class::isInstance)
        .map(BoardView.class::cast).findFirst().orElseThrow());
    Fx.run(() -> {
      board.requestFocus();
      board.goTo(Square.of(2, 3));
    });
    Node gone = Fx.on(() -> FocusRing.stops(screen()).stream().filter(n -> n != board).findFirst().orElseThrow());
    Fx.run(() -> {
      gone.requestFocus();
      window.desktop.navigation().open("settings");
      gone.setVisible(false);
    });
    robot.press(KeyCode.ALT).type(KeyCode.LEFT).release(KeyCode.ALT);
    assertEquals(board, window.focused());
    robot.type(KeyCode.O);
    assertTrue(Fx.on(() -> board.status().getText()).startsWith("C4"), Fx.on(() -> board.status().getText()));
  }

  /** The screen in front. */
  private Parent screen() {
    Parent place = (Parent) window.frame.view().lookup(".frame-place");
    return (Parent) place.getChildrenUnmodifiable().getFirst();
  }

  private void go(String address) {
    Fx.run(() -> {
      assertTrue(window.desktop.navigation().open(address) || address.equals("welcome"), address);
      window.frame.view().applyCss();
      window.frame.view().layout();
    });
  }
}
