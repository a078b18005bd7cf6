package rankandfile.monkey;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.stage.Window;
import rankandfile.ui.kit.Fx;

/**
 * One run of the monkey: a look at every screen, then whatever comes to its mind for so long, then a second start in
 * the same home. The size of the program is taken at rest, after a fifth of the time and at the end.
 */
final class Walk {

  /** The end may be larger by so much, in megabytes: games, set-ups and texts that the monkey has left open. */
  private static final int GROWTH = 40;
  /** In a shorter run parts of the program are still being made when the first size is taken. */
  private static final Duration SETTLED = Duration.ofMinutes(4);
  private static final List<String> SCREENS =
      List.of("welcome", "learn", "referee/table", "referee/cases", "referee/board", "play", "print", "settings",
          "help");

  private final Path home;
  private final Path files;
  private final long seed;
  private final Watch watch;
  private Monkey monkey;
  private String report = "broken off";

  Walk(Path home, Path files, long seed, Watch watch) {
    this.home = home;
    this.files = files;
    this.seed = seed;
    this.watch = watch;
  }

  void go(Duration length) throws InterruptedException {
    Home first = Fx.on(() -> new Home(home, files, seed, watch));
    look(first); // once each, since a first time may take long
    monkey = Fx.on(() -> new Monkey(first, watch, seed));
    act(length.dividedBy(5));
    Size before = size(first);
    act(length.multipliedBy(4).dividedBy(5));
    Size after = size(first);
    Fx.run(first::close);
    boolean grown = after.megabytes() > before.megabytes() + GROWTH && length.compareTo(SETTLED) > 0;
    if (grown || after.threads() > before.threads() + 2) {
      watch.note("grown from " + before + " to " + after + ": " + after.grownSince(before));
    }
    secondStart();
    report = monkey.done() + " deeds, from " + before + " to " + after;
  }

  /** What one has to know to do it again. */
  String told() {
    return "seed " + seed + ", last of " + monkey.done() + " deeds:\n" + String.join("\n", monkey.last()) + "\n";
  }

  /** How far it came, and how large the program was. */
  String report() {
    return report;
  }

  private void act(Duration length) throws InterruptedException {
    long end = System.nanoTime() + length.toNanos();
    try (Heartbeat _ = watch.heartbeat()) {
      while (System.nanoTime() < end && watch.faults().isEmpty()) {
        if (!monkey.step()) {
          watch.note("the window does not answer");
        }
      }
    }
  }

  private void look(Home program) {
    for (String screen : SCREENS) {
      Fx.run(() -> program.desktop.navigation().open(screen));
      Fx.run(() -> program.stage.getScene().getRoot().layout());
    }
  }

  /** What was left behind can be read. */
  private void secondStart() {
    Home again = Fx.on(() -> new Home(home, files, seed, watch));
    look(again);
    again.memory.aside().forEach(broken -> watch.note("was left broken: " + broken));
    Fx.run(again::close);
  }

  /** Closes what is open and waits until nothing is going on. */
  private Size size(Home program) throws InterruptedException {
    Fx.run(() -> program.over().forEach(Window::hide));
    Fx.run(() -> program.desktop.navigation().open("welcome"));
    for (int looks = 0; isWorking() && looks < 600; looks++) {
      new CountDownLatch(1).await(100, TimeUnit.MILLISECONDS);
    }
    if (isWorking()) {
      watch.note("work in the background does not end");
    }
    Monkey.answers();
    return Size.now();
  }

  private static boolean isWorking() {
    return Thread.getAllStackTraces().keySet().stream().anyMatch(t -> t.getName().startsWith("background-"));
  }
}
