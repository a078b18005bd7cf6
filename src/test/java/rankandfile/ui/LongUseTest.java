package rankandfile.ui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.image.ImageView;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.book.Book;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.Usage;

/** Whoever stays long in the program and goes everywhere again and again finds it no larger than before. */
@ExtendWith(ApplicationExtension.class)
class LongUseTest {

  private static final int MEGABYTE = 1 << 20;
  private static final List<String> SCREENS =
      List.of("settings", "print", "referee/board", "referee/table", "referee/cases", "play", "help", "welcome");

  private DesktopStage window;

  @Start
  void open(Stage stage) {
    window = new DesktopStage(stage, Memory.none(), 1280, 800);
  }

  @Test
  void aPageThatIsLeftIsForgotten() throws InterruptedException {
    window.settle();
    go("bombs");
    List<WeakReference<Node>> left = boards();
    assertTrue(!left.isEmpty());
    go("scouts");
    go("whose-turn");
    assertTrue(areCollected(left), left + " are kept");
  }

  /** JavaFX keeps such a picture after the pane is gone. */
  @Test
  void nothingThatScrollsKeepsAPictureOfItself() {
    window.settle();
    Set<Node> seen = new HashSet<>();
    Stream.concat(SCREENS.stream(), Stream.of("numbering")).forEach(address -> {
      go(address);
      Fx.run(() -> {
        window.frame.view().applyCss();
        window.frame.view().lookupAll(".scroll-pane > .viewport").forEach(viewport -> {
          assertFalse(viewport.isCache(), address + ": " + viewport.getParent());
          seen.add(viewport);
        });
      });
    });
    assertTrue(seen.size() > SCREENS.size(), seen.size() + " of them");
  }

  @Test
  @Tag("long")
  void nothingGrows(TestReporter reporter) {
    window.settle();
    List<String> everywhere = new ArrayList<>(Book.bundled().pages().stream().map(p -> p.chapter().id()).toList());
    everywhere.addAll(SCREENS);
    goEverywhere(everywhere, 3);
    drawThePages();
    go("welcome");
    Usage before = Usage.now();
    goEverywhere(everywhere, 50);
    Usage after = Usage.now();
    reporter.publishEntry("after 3 visits of each", before.toString());
    reporter.publishEntry("after 50 more", after.toString());
    assertTrue(after.heap() - before.heap() <= 5 * MEGABYTE, before + ", later " + after);
    assertTrue(after.threads() <= before.threads(), before + ", later " + after);
  }

  private void goEverywhere(List<String> addresses, int times) {
    for (int i = 0; i < times; i++) {
      addresses.forEach(this::go);
    }
  }

  private void go(String address) {
    Fx.run(() -> assertTrue(window.desktop.navigation().open(address), address));
    WaitForAsyncUtils.waitForFxEvents();
  }

  /** JavaFX keeps the pictures of the printed pages for the screen, which was left too early to have any. */
  private void drawThePages() {
    go("print");
    Fx.await(() -> {
      Set<Node> pages = window.frame.view().lookupAll(".page");
      return !pages.isEmpty() && pages.stream().allMatch(LongUseTest::hasPicture);
    });
  }

  private static boolean hasPicture(Node page) {
    return ((Parent) page).getChildrenUnmodifiable().stream()
        .anyMatch(part -> part instanceof ImageView view && view.getImage() != null);
  }

  private List<WeakReference<Node>> boards() {
    return Fx.on(() -> window.frame.view().lookupAll(".board-square").stream().map(WeakReference::new).toList());
  }

  private static boolean areCollected(List<WeakReference<Node>> all) throws InterruptedException {
    for (int i = 0; i < 50; i++) {
      System.gc();
      if (all.stream().allMatch(r -> r.get() == null)) {
        return true;
      }
      WaitForAsyncUtils.waitForFxEvents();
    }
    return false;
  }
}
