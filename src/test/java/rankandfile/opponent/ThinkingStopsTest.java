package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.rules.Move;
import rankandfile.rules.Position;
import rankandfile.rules.RandomArmies;
import rankandfile.rules.RandomGame;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Verdict.Accepted;
import rankandfile.rules.Viewer;

/** A level thinks on the thread that asked, and stops when it is told to, with a move in hand. */
class ThinkingStopsTest {

  private static final Position MIDDLE =
      RandomGame.from(RandomArmies.opening(Ruleset.CLASSIC, new Random(1)), 40, new Random(1)).last();

  @ParameterizedTest
  @EnumSource
  void cancelledBeforeItBeginsItStillMoves(Level level) {
    assertLegal(choose(level, Budget.ofTime(Duration.ofSeconds(5)).until(() -> true)));
  }

  @ParameterizedTest
  @EnumSource
  void withoutTimeOrNodesItStillMoves(Level level) {
    assertLegal(choose(level, Budget.ofTime(Duration.ZERO)));
    assertLegal(choose(level, Budget.ofNodes(0)));
    assertLegal(choose(level, Budget.ofNodes(1)));
  }

  /** It is asked often while it thinks, and not once more after it was told to stop. */
  @ParameterizedTest
  @EnumSource(names = "BEGINNER", mode = EnumSource.Mode.EXCLUDE)
  void stopsAtOnceWhenCancelled(Level level) {
    AtomicInteger asked = new AtomicInteger();
    assertLegal(choose(level, Budget.ofNodes(200_000).until(() -> asked.incrementAndGet() >= 3)));
    assertTrue(asked.get() <= 3, "asked " + asked + " times");
  }

  @ParameterizedTest
  @EnumSource
  void thinksOnTheThreadThatAsksAndLeavesNoOther(Level level) {
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    Thread asking = Thread.currentThread();
    assertLegal(choose(level, Budget.ofNodes(5_000).until(() -> {
      assertSame(asking, Thread.currentThread());
      return false;
    })));
    assertEquals(Set.of(), ours(Thread.getAllStackTraces().keySet(), before));
  }

  /** New threads, but for those of the Java machine and of other tests, which have other groups and names. */
  private static Set<String> ours(Set<Thread> now, Set<Thread> before) {
    return now.stream().filter(thread -> !before.contains(thread) && thread.isAlive()
            && java.util.Arrays.stream(thread.getStackTrace())
                .anyMatch(frame -> frame.getClassName().startsWith("rankandfile.opponent.")))
        .map(Thread::getName).collect(java.util.stream.Collectors.toSet());
  }

  @ParameterizedTest
  @EnumSource
  void refusesToChooseOutOfTurn(Level level) {
    var seen = MIDDLE.observedBy(Viewer.of(MIDDLE.turn().other()));
    assertThrows(IllegalArgumentException.class,
        () -> level.choose(seen, new SplittableRandom(1), Budget.ofNodes(10)));
  }

  private static Move choose(Level level, Budget budget) {
    return level.choose(MIDDLE.observedBy(Viewer.of(MIDDLE.turn())), new SplittableRandom(1), budget);
  }

  private static void assertLegal(Move move) {
    assertTrue(MIDDLE.judge(move) instanceof Accepted, move.toString());
  }
}
