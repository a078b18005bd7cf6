package rankandfile.ui.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.testfx.util.WaitForAsyncUtils;

/**
 * What the program uses at one moment.
 *
 * @param heap of objects that are still needed, in bytes
 * @param threads those that are not there for a while only
 * @param resident memory of the process, in bytes; 0 where the system does not tell
 */
public record Usage(long heap, long threads, long resident) {

  public static Usage now() {
    return new Usage(leastHeap(), lastingThreads(), residentSet());
  }

  private static long leastHeap() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      System.gc();
      WaitForAsyncUtils.waitForFxEvents();
      least = Math.min(least, Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
    }
    return least;
  }

  private static long lastingThreads() {
    return Thread.getAllStackTraces().keySet().stream().filter(t -> !t.getName().startsWith("background-"))
        .filter(t -> !t.getName().startsWith("pool-")).count();
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
