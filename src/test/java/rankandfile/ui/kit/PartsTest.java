package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Small parts of screens. */
class PartsTest {

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void tooltipsGoWithWhatThePointerCameToLast() {
    Button button = Fx.on(() -> Parts.drawn("step-play", "Play", () -> { }));
    Tooltip other = Fx.on(() -> new Tooltip("of the button where the pointer was before"));
    Stage stage = Fx.on(() -> {
      Stage made = new Stage();
      made.setScene(new Scene(new StackPane(button), 200, 100));
      made.show();
      button.getTooltip().show(made);
      other.show(made);
      return made;
    });
    assertTrue(Fx.on(() -> button.getTooltip().isShowing()));

    Fx.run(() -> Parts.name(button, "Pause"));
    assertEquals("Pause", Fx.on(() -> button.getTooltip().getText()));
    Fx.run(() -> ((StackPane) button.getParent()).getChildren().clear());
    assertFalse(Fx.on(() -> button.getTooltip().isShowing() || other.isShowing()));
    Fx.run(stage::close);
  }
}
