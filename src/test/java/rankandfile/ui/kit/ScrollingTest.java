package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** Pages that scroll to what has the focus, as long as they are shown. */
@ExtendWith(ApplicationExtension.class)
class ScrollingTest {

  private Button outside;
  private StackPane room;

  @Start
  void open(Stage stage) {
    outside = new Button("outside");
    room = new StackPane(outside);
    stage.setScene(new Scene(room, 200, 200));
    stage.show();
  }

  @Test
  void whatGetsTheFocusComesIntoSight() {
    Scrolling page = Fx.on(() -> filled(new Button("inside")));
    Fx.await(() -> page.getViewportBounds().getHeight() > 0);
    Fx.run(() -> ((VBox) page.getContent()).getChildren().getLast().requestFocus());
    Fx.await(() -> page.getVvalue() > 0.9);
  }

  @Test
  void pageThatIsGoneIsForgotten() {
    WeakReference<Scrolling> gone = Fx.on(() -> new WeakReference<>(filled(new Button("inside"))));
    Fx.await(() -> gone.get() == null || gone.get().getViewportBounds().getHeight() > 0);
    Fx.run(() -> room.getChildren().setAll(outside));
    Fx.run(outside::requestFocus);
    Fx.await(() -> {
      System.gc();
      return gone.get() == null;
    });
    assertTrue(Fx.on(outside::isFocused));
  }

  /** A page in the window, higher than that, with this at its foot. */
  private Scrolling filled(Button last) {
    VBox page = new VBox(new Button("first"), last);
    page.setSpacing(1000);
    Scrolling scrolling = new Scrolling(page);
    room.getChildren().setAll(scrolling);
    return scrolling;
  }
}
