package rankandfile.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/** The lines of the referee, of which one may be known before it is taken: a game that is called off ends at once. */
final class RefereeInput {

  private static final String QUIT = "QUIT";
  /** How much is looked at for it, blanks around it included. */
  private static final int LOOKED_AT = 20;
  private static final Duration LOOK_AGAIN = Duration.ofMillis(5);

  private final BufferedReader in;
  private long nextLook = System.nanoTime();
  private boolean quitting;

  RefereeInput(InputStream in) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** The next line, when it has come; nothing when the referee quits or the input ends. */
  Optional<String> line() throws IOException {
    return Optional.ofNullable(in.readLine()).filter(line -> !line.strip().equals(QUIT));
  }

  /** Waits for a line, but no longer than this; whether there is one. */
  boolean comesWithin(Duration patience) throws IOException {
    long end = System.nanoTime() + patience.toNanos();
    while (!in.ready() && System.nanoTime() - end < 0) {
      try {
        Thread.sleep(LOOK_AGAIN);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return false;
      }
    }
    return in.ready();
  }

  /** Whether the next line has come and says QUIT. May be asked as often as one likes, and takes nothing. */
  boolean isQuitting() {
    if (!quitting && System.nanoTime() - nextLook >= 0) {
      nextLook = System.nanoTime() + LOOK_AGAIN.toNanos();
      try {
        quitting = comes().strip().equals(QUIT);
      } catch (IOException e) {
        // Whoever takes the next line meets it.
        return false;
      }
    }
    return quitting;
  }

  /** The beginning of the next line, as far as it has come. */
  private String comes() throws IOException {
    StringBuilder begun = new StringBuilder();
    in.mark(LOOKED_AT);
    while (begun.length() < LOOKED_AT && in.ready()) {
      int c = in.read();
      if (c < 0 || c == '\n' || c == '\r') {
        break;
      }
      begun.append((char) c);
    }
    in.reset();
    return begun.toString();
  }
}
