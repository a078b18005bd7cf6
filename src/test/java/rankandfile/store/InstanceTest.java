package rankandfile.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** One program runs; the next one knocks; a killed one is not in the way. */
@Timeout(60)
class InstanceTest {

  @TempDir
  Path base;

  @Test
  void secondClaimIsRefusedUntilTheFirstIsClosed() throws IOException {
    Folders folders = Folders.under(base);
    Instance first = Instance.claim(folders).orElseThrow();

    assertTrue(Instance.claim(folders).isEmpty());
    first.close();
    Instance.claim(folders).orElseThrow().close();
  }

  @Test
  void knockIsHeardAndStrangersAreNot() throws Exception {
    Folders folders = Folders.under(base);
    try (Instance first = Instance.claim(folders).orElseThrow()) {
      CompletableFuture<String> heard = CompletableFuture.supplyAsync(() -> await(first));
      int port = Integer.parseInt(Files.readString(folders.state().resolve("door")).split(" ")[0]);
      try (Socket stranger = new Socket(InetAddress.getLoopbackAddress(), port)) {
        stranger.getOutputStream().write(new byte[] {0, 3, 'h', 'e', 'y'});
        assertEquals(0, stranger.getInputStream().read());
      }

      assertTrue(Instance.knock(folders, "/games/été & co.rfgame"));
      assertEquals("/games/été & co.rfgame", heard.get(10, TimeUnit.SECONDS));
    }
  }

  @Test
  void nobodyBehindTheDoorIsNoticedWithinTwoSeconds() throws IOException {
    Folders folders = Folders.under(base);
    assertFalse(Instance.knock(folders, ""));
    try (Instance deaf = Instance.claim(folders).orElseThrow()) {
      long start = System.nanoTime();

      assertFalse(Instance.knock(folders, ""));
      assertTrue(System.nanoTime() - start < 2_000_000_000L, deaf.toString());
    }
  }

  @Test
  void killedProgramIsNotInTheWay() throws Exception {
    Process other = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        System.getProperty("java.class.path"), Holder.class.getName(), base.toString()).redirectErrorStream(true)
        .start();
    assertEquals('!', other.getInputStream().read());
    assertTrue(Instance.claim(Folders.under(base)).isEmpty());

    other.destroyForcibly().waitFor();

    Optional<Instance> next = Instance.claim(Folders.under(base));
    assertTrue(next.isPresent());
    next.get().close();
  }

  /** Holds the right until it is killed. */
  static final class Holder {
    public static void main(String[] args) throws Exception {
      Instance.claim(Folders.under(Path.of(args[0]))).orElseThrow();
      System.out.print('!');
      System.out.flush();
      Thread.currentThread().join();
    }
  }

  private static String await(Instance instance) {
    try {
      return instance.awaitKnock();
    } catch (IOException e) {
      return "closed";
    }
  }
}
