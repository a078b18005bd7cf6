package rankandfile.monkey;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;

/** Does one thing after another, and remembers the last of them. */
final class Monkey {

  private static final int REMEMBERED = 50;
  /** So long a window may lie over the program's, in deeds; then it has to go away by Escape. */
  private static final int PATIENCE = 40;

  private final Home home;
  private final Watch watch;
  private final long seed;
  private final Whims whims;
  private final Deque<String> last = new ArrayDeque<>();
  private int done;
  private int covered;

  Monkey(Home home, Watch watch, long seed) {
    this.home = home;
    this.watch = watch;
    this.seed = seed;
    whims = new Whims(home);
  }

  /** So many things were done. */
  int done() {
    return done;
  }

  /** The last fifty things, the newest last. */
  List<String> last() {
    synchronized (last) {
      return List.copyOf(last);
    }
  }

  /**
   * Does one thing, at times after a pause, and waits until the window has answered; false when it does not within a
   * minute.
   */
  boolean step() throws InterruptedException {
    RandomGenerator dice = new SplittableRandom(seed * 1_000_003 + done++);
    if (dice.nextInt(40) == 0) {
      new CountDownLatch(1).await(dice.nextInt(400), TimeUnit.MILLISECONDS);
    }
    Platform.runLater(() -> act(dice));
    return answers() && answers();
  }

  /** Whether the window does so within a minute. */
  static boolean answers() throws InterruptedException {
    CountDownLatch sign = new CountDownLatch(1);
    Platform.runLater(sign::countDown);
    return sign.await(1, TimeUnit.MINUTES);
  }

  private void act(RandomGenerator dice) {
    if (!home.stage.isShowing()) {
      watch.note("the window is gone");
    } else if (isCovered()) {
      escape();
    } else {
      remember(whims.next(target(dice), dice));
    }
  }

  private void remember(String deed) {
    synchronized (last) {
      last.add(done + " " + deed);
      if (last.size() > REMEMBERED) {
        last.removeFirst();
      }
    }
  }

  // ---- windows over the program's

  private boolean isCovered() {
    covered = home.over().stream().anyMatch(Stage.class::isInstance) ? covered + 1 : 0;
    return covered > PATIENCE;
  }

  private void escape() {
    Window top = home.over().getLast();
    remember("escapes from " + title(top));
    if (covered > PATIENCE + 9) {
      watch.note("does not close: " + title(top));
      top.hide();
      covered = 0;
    }
    top.requestFocus();
    whims.press(List.of(KeyCode.ESCAPE));
  }

  private static String title(Window window) {
    return window instanceof Stage stage ? stage.getTitle() : window.getClass().getSimpleName();
  }

  private Window target(RandomGenerator dice) {
    List<Window> over = home.over();
    boolean under = over.isEmpty() || dice.nextInt(over.getLast() instanceof Stage ? 10 : 3) == 0;
    return under ? home.stage : over.getLast();
  }
}
