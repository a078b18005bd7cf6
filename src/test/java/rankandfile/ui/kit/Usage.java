package rankandfile.ui.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import org.testfx.api.FxToolkit;
import org.testfx.api.FxToolkitContext;
import org.testfx.util.WaitForAsyncUtils;

/**
 * What the program uses at one moment.
 *
 * @param heap of objects that are still needed, in bytes
 * @param threads those that are not there for a while only
 * @param resident memory of the process, in bytes; 0 where the system does not tell
 */
public record Usage(long heap, long threads, long resident) {

  /** How the names of threads begin that come and go: of the program's work, of JUnit, and of TestFX. */
  private static final List<String> PASSING = List.of("background-", "pool-", "ForkJoinPool", "testfx-");

  public static Usage now() {
    return new Usage(leastHeap(), lastingThreads(), residentSet());
  }

  /** After frames as well, as JavaFX lets go of what left the window in the next ones. */
  private static long leastHeap() {
    forgetFiredEvents();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 10; i++) {
      frames(3);
      System.gc();
      least = Math.min(least, Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
    }
    return least;
  }

  /** TestFX keeps every event of its stage, and with it each node one was sent to. */
  private static void forgetFiredEvents() {
    FxToolkitContext context = FxToolkit.toolkitContext();
    Fx.run(() -> context.setRegisteredStage(context.getRegisteredStage()));
  }

  private static void frames(int count) {
    CountDownLatch shown = new CountDownLatch(count);
    AnimationTimer timer = new AnimationTimer() {
      @Override
      public void handle(long now) {
        shown.countDown();
      }
    };
    Fx.run(timer::start);
    Fx.await(() -> shown.getCount() == 0);
    Fx.run(timer::stop);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static long lastingThreads() {
    return Thread.getAllStackTraces().keySet().stream().map(Thread::getName)
        .filter(name -> PASSING.stream().noneMatch(name::startsWith)).count();
  }

  private static long residentSet() {
    Path status = Path.of("/proc/self/status");
    try {
      return !Files.exists(status) ? 0 : Files.readAllLines(status).stream().filter(l -> l.startsWith("VmRSS:"))
          .mapToLong(l -> 1024 * Long.parseLong(l.replaceAll("\\D", ""))).findFirst().orElse(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return "heap " + heap / 1024 + " KB, threads " + threads + ", resident " + resident / 1024 + " KB";
  }
}
