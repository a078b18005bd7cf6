package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.DialogPane;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/** What the dialogs of the system do at once, before anybody has read them. */
class SystemDialogsTest {

  @Test
  void enterLeavesAllAsItIs() {
    Fx.start();
    List<Boolean> answers = new ArrayList<>();
    Platform.runLater(() -> answers.add(new SystemDialogs(() -> null).confirm("Resign?", "The game ends.", "Resign")));
    Fx.await(() -> pane() != null && pane().getScene().getFocusOwner() instanceof Button b && b.isDefaultButton());
    Fx.run(() -> {
      List<Button> all = pane().getButtonTypes().stream().map(t -> (Button) pane().lookupButton(t)).toList();
      List<Button> byEnter = all.stream().filter(Button::isDefaultButton).toList();
      assertEquals(1, byEnter.size());
      assertTrue(byEnter.getFirst().isCancelButton());
      byEnter.getFirst().fire();
    });
    Fx.await(() -> !answers.isEmpty());
    assertEquals(List.of(false), answers);
  }

  private static DialogPane pane() {
    return Window.getWindows().stream().map(Window::getScene).map(Scene::getRoot)
        .filter(DialogPane.class::isInstance).map(DialogPane.class::cast).findFirst().orElse(null);
  }
}
