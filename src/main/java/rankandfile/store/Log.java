package rankandfile.store;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;

/** The file that errors are written to. It begins anew when it has grown large, and never throws. */
public final class Log {

  private static final long LARGEST = 1 << 20;

  private final Path file;
  private final Clock clock;

  public Log(Path file, Clock clock) {
    this.file = file;
    this.clock = clock;
  }

  public Path path() {
    return file;
  }

  /** Writes the error with the time and where it came from, and returns what was written. */
  public synchronized String add(Throwable error) {
    StringWriter text = new StringWriter();
    text.append(Instant.now(clock).toString()).append(' ');
    error.printStackTrace(new PrintWriter(text, true));
    append(text.toString());
    return text.toString();
  }

  private void append(String text) {
    try {
      Files.createDirectories(file.getParent());
      boolean full = Files.exists(file) && Files.size(file) > LARGEST;
      Files.writeString(file, text, StandardOpenOption.CREATE,
          full ? StandardOpenOption.TRUNCATE_EXISTING : StandardOpenOption.APPEND);
    } catch (IOException nowhereToComplain) {
      // the caller still has the text to show
    }
  }
}
