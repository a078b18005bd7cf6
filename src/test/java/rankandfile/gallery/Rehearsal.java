package rankandfile.gallery;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.stage.Window;
import rankandfile.print.PdfCommand;
import rankandfile.store.Folders;
import rankandfile.ui.Program;

/**
 * Starts the program in a fresh home, looks at each screen, prints as the command does and quits, so that a JVM can note
 * what that takes.
 */
public final class Rehearsal {

  private static final List<String> SCREENS = List.of("learn", "referee", "play", "print", "settings", "welcome");
  /** So many looks in a row without work in the background end a pause, and what lies between two, in milliseconds. */
  private static final int LOOKS = 8;
  private static final int BETWEEN = 100;

  private Rehearsal() {}

  public static void main(String[] args) throws Exception {
    Path home = Files.createTempDirectory("rehearsal");
    System.setProperty("rankandfile.home", home.toString());
    Thread visitor = new Thread(() -> visit(home));
    visitor.setDaemon(true);
    visitor.start();
    Program.run(Folders.ofSystem(), Optional.empty(), Optional.empty());
  }

  private static void visit(Path home) {
    try {
      while (!hasWindow()) {
        Thread.sleep(BETWEEN);
      }
      pause();
      for (String screen : SCREENS) {
        CountDownLatch shown = new CountDownLatch(1);
        Platform.runLater(() -> {
          Node item = Window.getWindows().getFirst().getScene().lookup("#rail-" + screen);
          if (item instanceof Button button) {
            button.fire();
          }
          shown.countDown();
        });
        shown.await();
        pause();
      }
      System.exit(PdfCommand.run(List.of("-o", home.resolve("reference.pdf").toString()), System.out, System.err));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Asks on JavaFX's thread, which may not run yet. */
  private static boolean hasWindow() throws InterruptedException {
    BlockingQueue<Boolean> answer = new ArrayBlockingQueue<>(1);
    try {
      Platform.runLater(() -> answer.add(!Window.getWindows().isEmpty()));
    } catch (IllegalStateException notYet) {
      return false;
    }
    return answer.take();
  }

  private static void pause() throws InterruptedException {
    for (int quiet = 0; quiet < LOOKS; ) {
      Thread.sleep(BETWEEN);
      quiet = SlowRoot.isWorking() ? 0 : quiet + 1;
    }
  }
}
