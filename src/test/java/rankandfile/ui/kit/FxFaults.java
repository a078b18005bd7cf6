package rankandfile.ui.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.testfx.util.WaitForAsyncUtils;

/** What comes to the uncaught handler of JavaFX's thread. */
public final class FxFaults {

  private FxFaults() {}

  /** The faults while this is done, in their order, in place of being printed. */
  public static List<Throwable> during(Runnable work) {
    List<Throwable> faults = Collections.synchronizedList(new ArrayList<>());
    Thread.UncaughtExceptionHandler before = Fx.on(() -> {
      Thread.UncaughtExceptionHandler usual = Thread.currentThread().getUncaughtExceptionHandler();
      Thread.currentThread().setUncaughtExceptionHandler((thread, fault) -> faults.add(fault));
      return usual;
    });
    try {
      work.run();
      WaitForAsyncUtils.waitForFxEvents();
    } finally {
      Fx.run(() -> Thread.currentThread().setUncaughtExceptionHandler(before));
    }
    return List.copyOf(faults);
  }
}
