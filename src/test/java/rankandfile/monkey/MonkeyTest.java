package rankandfile.monkey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import rankandfile.ui.kit.Fx;

/**
 * A monkey over all screens brings out no error, no warning, no frozen second, no window that stays, and no growth.
 * {@code -Dmonkey.seed=7 -Dmonkey.minutes=30} choose another one for the long run.
 */
class MonkeyTest {

  @TempDir
  Path folder;

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void seconds(TestReporter reporter) throws Exception {
    run(1, Duration.ofSeconds(20), reporter);
  }

  @Test
  @Tag("long")
  void minutes(TestReporter reporter) throws Exception {
    run(Long.getLong("monkey.seed", 2), Duration.ofMinutes(Long.getLong("monkey.minutes", 30)), reporter);
  }

  private void run(long seed, Duration length, TestReporter reporter) throws Exception {
    Path files = Files.createDirectories(folder.resolve("files"));
    try (Watch watch = new Watch()) {
      Walk walk = new Walk(folder.resolve("home"), files, seed, watch);
      walk.go(length);
      reporter.publishEntry("monkey", walk.report());
      assertEquals(List.of(), watch.faults(), walk::told);
    }
  }

  /** Or else a quiet run would mean nothing. */
  @Test
  void everyKindOfFaultIsSeen() throws Exception {
    Thread.UncaughtExceptionHandler usual = Fx.on(() -> Thread.currentThread().getUncaughtExceptionHandler());
    try (Watch watch = new Watch(); Heartbeat _ = watch.heartbeat()) {
      Platform.runLater(() -> {
        throw new IllegalStateException("in the window");
      });
      Thread other = Thread.ofPlatform().start(() -> {
        throw new IllegalStateException("beside it");
      });
      other.join();
      System.err.print("on the error stream");
      java.util.logging.Logger.getLogger("javafx.css").warning("of a style");
      java.util.logging.Logger.getLogger("org.apache").warning("of a library");
      freeze(watch);
      String all = String.join("\n", watch.faults());
      for (String part : List.of("in the window", "beside it", "on the error stream", "of a style", "of a library",
          "frozen, WAITING")) {
        assertTrue(all.contains(part), all);
      }
    }
    assertEquals(usual, Fx.on(() -> Thread.currentThread().getUncaughtExceptionHandler()));
  }

  /** Keeps the window waiting until that is seen. */
  private static void freeze(Watch watch) throws InterruptedException {
    CountDownLatch seen = new CountDownLatch(1);
    Platform.runLater(() -> {
      try {
        seen.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    while (watch.faults().stream().noneMatch(f -> f.startsWith("frozen"))) {
      Thread.onSpinWait();
    }
    seen.countDown();
  }
}
