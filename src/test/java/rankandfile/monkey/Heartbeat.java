package rankandfile.monkey;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.application.Platform;

/**
 * Asks JavaFX's thread again and again for a sign of life, and tells of each second without one. The time counts in
 * which that thread or the one that paints for it works, or in which both wait; not that in which a busy machine lets
 * them do neither.
 */
final class Heartbeat implements AutoCloseable {

  private static final int LOOK_MILLIS = 50;
  private static final int FROZEN_MILLIS = 1_000;
  /** So long without a sign tells by itself, whatever the machine does. */
  private static final int LOST_MILLIS = 20_000;

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private final Thread screen;
  private final Thread painter;
  private final Consumer<String> tell;
  private final CountDownLatch closed = new CountDownLatch(1);

  Heartbeat(Thread screen, Consumer<String> tell) {
    this.screen = screen;
    painter = Thread.getAllStackTraces().keySet().stream().filter(t -> t.getName().startsWith("QuantumRenderer"))
        .findFirst().orElseThrow();
    this.tell = tell;
    Thread.ofPlatform().daemon().name("heartbeat").start(this::beat);
  }

  private void beat() {
    try {
      while (!closed.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        CountDownLatch sign = new CountDownLatch(1);
        Platform.runLater(sign::countDown);
        await(sign);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void await(CountDownLatch sign) throws InterruptedException {
    long begun = System.nanoTime();
    long worked = work();
    int waited = 0;
    boolean told = false;
    while (!sign.await(LOOK_MILLIS, TimeUnit.MILLISECONDS) && closed.getCount() > 0) {
      waited += isRunning(screen) || isRunning(painter) ? 0 : LOOK_MILLIS;
      boolean frozen = work() - worked + waited > FROZEN_MILLIS || millis(begun) > LOST_MILLIS;
      if (frozen && !told) {
        told = true;
        tell.accept("frozen, " + screen.getState() + " for " + waited + " ms, working for " + (work() - worked)
            + " of " + millis(begun) + " ms:\n" + Arrays.stream(screen.getStackTrace())
            .map(at -> "  at " + at).collect(Collectors.joining("\n")));
      }
    }
  }

  private static boolean isRunning(Thread thread) {
    return thread.getState() == Thread.State.RUNNABLE;
  }

  /** The milliseconds that both threads have worked. */
  private long work() {
    return (clock.getThreadCpuTime(screen.threadId()) + clock.getThreadCpuTime(painter.threadId())) / 1_000_000;
  }

  private static long millis(long since) {
    return (System.nanoTime() - since) / 1_000_000;
  }

  @Override
  public void close() {
    closed.countDown();
  }
}
