package rankandfile.ui.kit;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.application.Platform;

/**
 * Work off the screen's thread; the only place that starts threads. They never keep the program alive.
 *
 * <p>Does not know whether a result still matters: whoever asked drops an answer that came too late.
 */
public final class Background {

  private static final AtomicInteger STARTED = new AtomicInteger();

  private Background() {}

  /** Work that goes on. */
  public interface Job {
    /** Interrupts the work; neither its result nor its failure is told afterwards. */
    void cancel();
  }

  /** Runs {@code work} on a thread of its own, then {@code done} or {@code failed} on JavaFX's. */
  public static <T> Job run(Callable<T> work, Consumer<? super T> done, Consumer<? super Throwable> failed) {
    AtomicBoolean cancelled = new AtomicBoolean();
    Thread thread = Thread.ofPlatform().daemon().name("background-" + STARTED.incrementAndGet())
        .start(() -> tell(work, done, failed, cancelled));
    return () -> {
      cancelled.set(true);
      thread.interrupt();
    };
  }

  /**
   * Tells trouble with files, for {@code failed} of {@link #run}. Anything else is a fault of the program, and goes on
   * to the handler of what nobody caught.
   */
  public static Consumer<Throwable> trouble(Consumer<? super IOException> told) {
    return failure -> {
      if (failure instanceof IOException e) {
        told.accept(e);
      } else {
        rethrow(failure);
      }
    };
  }

  /** Takes what can only be a fault of the program, for {@code failed} of {@link #run}: it goes on to that handler. */
  public static void rethrow(Throwable failure) {
    throw new IllegalStateException(failure);
  }

  private static <T> void tell(Callable<T> work, Consumer<? super T> done, Consumer<? super Throwable> failed,
      AtomicBoolean cancelled) {
    Runnable news;
    try {
      T result = work.call();
      news = () -> done.accept(result);
    } catch (Throwable e) {
      news = () -> failed.accept(e);
    }
    Runnable last = news;
    Platform.runLater(() -> {
      if (!cancelled.get()) {
        last.run();
      }
    });
  }
}
