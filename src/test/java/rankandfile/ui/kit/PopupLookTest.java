package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tooltips and menus find the colours of what they belong to, whatever happens before the next frame. */
class PopupLookTest {

  private Stage stage;

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @AfterEach
  void close() {
    Fx.run(() -> stage.close());
    Fx.run(Fx::look);
  }

  @Test
  void aTooltipOpensRightAfterTwoNewSizes() {
    opens(button -> new Tooltip("tip").show(stage));
  }

  @Test
  void aMenuOpensRightAfterTwoNewSizes() {
    opens(button -> new ContextMenu(new MenuItem("item")).show(button, 0, 0));
  }

  @Test
  void aTooltipIsThereAlready() {
    try (StyleWarnings warnings = new StyleWarnings()) {
      Fx.run(() -> {
        Look look = open();
        Tooltip tooltip = new Tooltip("tip");
        tooltip.show(stage);
        sizes(look);
        tooltip.getScene().getRoot().applyCss();
      });
      assertEquals("[]", warnings.told().toString());
    }
  }

  private void opens(Consumer<Button> popup) {
    try (StyleWarnings warnings = new StyleWarnings()) {
      Fx.run(() -> {
        sizes(open());
        popup.accept((Button) stage.getScene().lookup(".button"));
      });
      assertEquals("[]", warnings.told().toString());
    }
  }

  /** All before the next frame. */
  private static void sizes(Look look) {
    look.textSizeProperty().set(120);
    look.textSizeProperty().set(140);
    look.themeProperty().set(Theme.DARK);
  }

  private Look open() {
    Look look = Fx.look();
    stage = new Stage();
    stage.setScene(new Scene(new StackPane(new Button("b")), 200, 100));
    look.applyTo(stage.getScene());
    stage.show();
    return look;
  }
}
