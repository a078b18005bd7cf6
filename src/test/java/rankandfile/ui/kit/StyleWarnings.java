package rankandfile.ui.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Collects what JavaFX logs while it is open, and keeps it from the console. A test fails on anything. */
public final class StyleWarnings extends Handler implements AutoCloseable {

  private final List<String> told = Collections.synchronizedList(new ArrayList<>());
  private final List<Logger> loggers = List.of(Logger.getLogger("javafx.css"), Logger.getLogger("javafx"));

  private volatile Level least = Level.WARNING;
  private volatile boolean midway;

  public StyleWarnings() {
    loggers.forEach(l -> l.addHandler(this));
    loggers.forEach(l -> l.setUseParentHandlers(false));
  }

  /** From now on what JavaFX only mentions counts, too. */
  public void alsoLesser() {
    least = Level.INFO;
  }

  /**
   * From now on it does not count what JavaFX says of a label that hangs in the window before what is above it has its
   * styles: it computes sizes by what the label had elsewhere, finds no colours, and styles the label properly after it.
   */
  public void notMidway() {
    midway = true;
  }

  private static boolean isMidway() {
    List<String> callers = StackWalker.getInstance().walk(frames -> frames.map(StackWalker.StackFrame::getMethodName)
        .toList());
    return callers.containsAll(List.of("recalculateRelativeSizeProperties", "resetToInitialValues", "setScenes"));
  }

  /** Each warning, in order. */
  public List<String> told() {
    return List.copyOf(told);
  }

  @Override
  public void publish(LogRecord record) {
    if (record.getLevel().intValue() >= least.intValue() && !(midway && isMidway())) {
      told.add(record.getLevel() + " " + record.getMessage());
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    loggers.forEach(l -> l.removeHandler(this));
    loggers.forEach(l -> l.setUseParentHandlers(true));
  }
}
