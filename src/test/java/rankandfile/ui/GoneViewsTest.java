package rankandfile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.board.MiniBoard;
import rankandfile.ui.kit.Fx;

/** Boards that are off the screen for good are forgotten: nothing that lives on listens for them. */
class GoneViewsTest {

  private static final List<String> PAGES = List.of("bombs", "scouts", "lesson-bombs", "equal-ranks", "setting-up",
      "referee/cases/case-bomb-goes-too", "referee/cases/case-spy-general", "referee/table", "play", "print");

  private final List<WeakReference<Parent>> seen = new ArrayList<>();

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void boardsOfPagesThatWereLeftAreForgotten() {
    DesktopStage window = Fx.on(() -> new DesktopStage(new Stage(), Memory.none(), 1280, 800));
    window.settle();
    walk(window);
    int once = remembered();
    walk(window);
    walk(window);
    assertTrue(seen.size() > 2 * PAGES.size(), seen.size() + " boards");
    assertEquals(once, remembered());
    Fx.run(window.stage::close);
  }

  private void walk(DesktopStage window) {
    for (String page : PAGES) {
      Fx.run(() -> window.frame.model().open(page));
      WaitForAsyncUtils.waitForFxEvents();
      Fx.run(() -> boards(window.frame.view()).forEach(board -> seen.add(new WeakReference<>(board))));
    }
    Fx.run(() -> window.frame.model().open("welcome"));
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static Stream<Parent> boards(Parent root) {
    return Fx.shown(root).stream().filter(n -> n instanceof BoardView || n instanceof MiniBoard)
        .map(Parent.class::cast);
  }

  /** How many boards of those that were seen are still there. */
  private int remembered() {
    for (int times = 0; times < 3; times++) { // what was painted last is let go of with the next frames
      System.gc();
      WaitForAsyncUtils.waitForFxEvents();
    }
    return (int) seen.stream().map(WeakReference::get).filter(b -> b != null).distinct().count();
  }
}
