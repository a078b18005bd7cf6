package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Work beside the screen. */
class BackgroundTest {

  private final BlockingQueue<String> told = new LinkedBlockingQueue<>();

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void resultComesOnTheScreensThread() throws InterruptedException {
    Background.run(() -> "done by " + Thread.currentThread().isDaemon(), r -> tell(r), e -> tell("failed"));

    assertEquals("done by true on screen true", told.poll(10, TimeUnit.SECONDS));
  }

  @Test
  void failureIsTold() throws InterruptedException {
    Background.run(() -> {
      throw new IllegalStateException("no");
    }, r -> tell("done"), e -> tell(e.getMessage()));

    assertEquals("no on screen true", told.poll(10, TimeUnit.SECONDS));
  }

  @Test
  void troubleWithFilesIsToldAndAFaultOfTheProgramGoesOn() {
    List<Throwable> faults = FxFaults.during(() -> {
      failing(new NoSuchFileException("there"));
      failing(new IllegalStateException("no"));
      Fx.await(() -> told.contains("there on screen true") && told.contains("last on screen true"));
    });

    assertEquals(List.of("no"), faults.stream().map(f -> f.getCause().getMessage()).toList());
    assertFalse(told.contains("no on screen true"));
  }

  /** Tells "last" once a fault has been thrown on. */
  private void failing(Exception failure) {
    Background.run(() -> {
      throw failure;
    }, r -> tell("done"), e -> {
      Platform.runLater(() -> tell("last"));
      Background.trouble(t -> tell(t.getMessage())).accept(e);
    });
  }

  @Test
  void cancelledWorkIsInterruptedAndSaysNothing() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    Background.Job job = Background.run(() -> {
      begun.countDown();
      try {
        new CountDownLatch(1).await();
      } finally {
        interrupted.countDown();
      }
      return "";
    }, r -> tell("done"), e -> tell("failed"));
    begun.await();

    job.cancel();

    assertTrue(interrupted.await(10, TimeUnit.SECONDS));
    Background.run(() -> "last", this::tell, e -> tell("failed"));
    assertEquals("last on screen true", told.poll(10, TimeUnit.SECONDS));
  }

  private void tell(String what) {
    told.add(what + " on screen " + Platform.isFxApplicationThread());
  }
}
