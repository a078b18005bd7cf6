package rankandfile.monkey;

import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;

/** Moves the mouse and presses keys as a person does: what comes of it comes later. For JavaFX's thread. */
final class Paws {

  private final Robot robot = new Robot();

  void click(Point2D at, MouseButton button, int times) {
    robot.mouseMove(at);
    for (int i = 0; i < times; i++) {
      robot.mousePress(button);
      robot.mouseRelease(button);
    }
  }

  void hover(Point2D at) {
    robot.mouseMove(at);
  }

  /** Goes from one place to the other in some steps, with the button held down. */
  void drag(Point2D from, Point2D to, MouseButton button) {
    robot.mouseMove(from);
    robot.mousePress(button);
    for (int step = 1; step <= 5; step++) {
      robot.mouseMove(from.interpolate(to, step / 5.0));
    }
    robot.mouseRelease(button);
  }

  void wheel(Point2D at, int notches) {
    robot.mouseMove(at);
    robot.mouseWheel(notches);
  }

  /** Presses all, in order, and lets them go. */
  void press(List<KeyCode> keys) {
    keys.forEach(robot::keyPress);
    keys.reversed().forEach(robot::keyRelease);
  }

  /**
   * Types a text where the keys go, a letter after the other as they come from a keyboard, soon; its characters need
   * not be on any.
   */
  static void type(Scene scene, String text) {
    text.codePoints().mapToObj(Character::toString).forEach(letter -> Platform.runLater(() -> {
      Node owner = scene.getFocusOwner();
      if (owner != null) {
        owner.fireEvent(new KeyEvent(KeyEvent.KEY_TYPED, letter, "", KeyCode.UNDEFINED, false, false, false, false));
      }
    }));
  }
}
