package rankandfile.monkey;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.StyleWarnings;

/**
 * Notes while it is open what a program should not do: errors that nobody catches, warnings in any log, and words on
 * the error stream.
 */
final class Watch implements AutoCloseable {

  /** What the system without a display says when the window grows while it is painted, which no other system does. */
  private static final Pattern MONOCLE =
      Pattern.compile("[^\\n]*Too small int buffer size[^\\n]*\\n(\\tat [^\\n]*\\n)*");

  private final List<String> faults = new ArrayList<>();
  private final StyleWarnings warnings = new StyleWarnings();
  private final Logger root = Logger.getLogger("");
  private final List<Handler> usual = List.of(root.getHandlers());
  private final Handler log = new Log();
  private final PrintStream errors = System.err;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final Thread.UncaughtExceptionHandler others = Thread.getDefaultUncaughtExceptionHandler();
  private final Thread.UncaughtExceptionHandler own;

  Watch() {
    warnings.notMidway();
    Thread screen = Fx.on(Thread::currentThread);
    own = screen.getUncaughtExceptionHandler();
    screen.setUncaughtExceptionHandler(this::uncaught);
    Thread.setDefaultUncaughtExceptionHandler(this::uncaught);
    usual.forEach(root::removeHandler);
    root.addHandler(log);
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
  }

  /** What was seen so far, in order. */
  List<String> faults() {
    List<String> all = new ArrayList<>(warnings.told());
    synchronized (faults) {
      all.addAll(faults);
    }
    String words = MONOCLE.matcher(printed.toString(StandardCharsets.UTF_8)).replaceAll("");
    if (!words.isEmpty()) {
      all.add("printed: " + words);
    }
    return all;
  }

  /** Until it is closed, seconds in which the window answers nothing count too. */
  Heartbeat heartbeat() {
    return new Heartbeat(Fx.on(Thread::currentThread), this::note);
  }

  void note(String fault) {
    synchronized (faults) {
      faults.add(fault);
    }
  }

  private void uncaught(Thread thread, Throwable error) {
    StringWriter text = new StringWriter();
    error.printStackTrace(new PrintWriter(text));
    note("uncaught in " + thread.getName() + ": " + text);
  }

  /** Afterwards everything is as before. */
  @Override
  public void close() {
    System.setErr(errors);
    root.removeHandler(log);
    usual.forEach(root::addHandler);
    warnings.close();
    Thread.setDefaultUncaughtExceptionHandler(others);
    Fx.run(() -> Thread.currentThread().setUncaughtExceptionHandler(own));
  }

  private final class Log extends Handler {

    @Override
    public void publish(LogRecord said) {
      if (said.getLevel().intValue() >= Level.WARNING.intValue()) {
        note("logged: " + said.getLoggerName() + " " + said.getMessage());
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
