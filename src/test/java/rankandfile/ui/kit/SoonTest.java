package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** What is asked for many times together is done once. */
class SoonTest {

  private final AtomicInteger done = new AtomicInteger();
  private final Soon soon = new Soon(done::incrementAndGet);

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void whatIsAskedForTogetherIsDoneOnce() {
    Fx.run(() -> {
      soon.ask();
      soon.ask();
      assertEquals(0, done.get());
    });
    WaitForAsyncUtils.waitForFxEvents();
    assertEquals(1, done.get());
    Fx.run(soon::ask);
    WaitForAsyncUtils.waitForFxEvents();
    assertEquals(2, done.get());
  }

  @Test
  void whoCannotWaitHasItAtOnceAndOnlyOnce() {
    Fx.run(() -> {
      soon.now();
      assertEquals(0, done.get());
      soon.ask();
      soon.now();
      assertEquals(1, done.get());
    });
    WaitForAsyncUtils.waitForFxEvents();
    assertEquals(1, done.get());
  }
}
