package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.input.MouseButton;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Shows that a window opens, paints and takes clicks without a display. */
@ExtendWith(ApplicationExtension.class)
class HeadlessTest {

  private Label label;

  @Start
  void open(Stage stage) {
    label = new Label("Rank & File");
    label.setStyle("-fx-background-color: #204060");
    label.setOnMouseClicked(click -> label.setText("clicked"));
    stage.setScene(new Scene(label, 200, 100));
    stage.sizeToScene();
    stage.show();
  }

  @Test
  void windowPaintsItsLabel(FxRobot robot) {
    Image image = WaitForAsyncUtils.waitForAsyncFx(5_000, () -> label.getScene().snapshot(null));

    assertEquals(200, image.getWidth());
    assertEquals(Color.web("#204060"), image.getPixelReader().getColor(1, 1));
    assertTrue(robot.lookup("Rank & File").tryQuery().isPresent());
  }

  @Test
  void windowTakesClicks(FxRobot robot) {
    robot.clickOn(label, MouseButton.PRIMARY);

    assertEquals("clicked", label.getText());
  }
}
