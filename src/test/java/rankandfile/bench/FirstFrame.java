package rankandfile.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import rankandfile.store.Folders;
import rankandfile.ui.Program;

/**
 * Prints how many milliseconds pass from the start of the JVM to the second frame of the first window, by which time
 * it takes input: {@code empty} for a bare window, {@code program} for ours in a fresh home. Run each several times in
 * turn on a display and compare the medians.
 */
public final class FirstFrame {

  private FirstFrame() {}

  public static void main(String[] args) throws Exception {
    Thread watch = new Thread(FirstFrame::watch);
    watch.setDaemon(true);
    watch.start();
    if (args[0].equals("empty")) {
      Platform.startup(() -> {
        Stage stage = new Stage();
        stage.setScene(new Scene(new StackPane(), 1280, 800));
        stage.show();
      });
    } else {
      System.setProperty("rankandfile.home", Files.createTempDirectory("home").toString());
      Program.run(Folders.ofSystem(), Optional.empty(), Optional.empty());
    }
  }

  /** Looks for a window every few milliseconds, then waits for two frames of it. */
  private static void watch() {
    try {
      while (true) {
        Thread.sleep(3);
        try {
          Platform.runLater(FirstFrame::look);
        } catch (IllegalStateException notYet) {
          continue;
        }
        Thread.sleep(3);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean found;

  private static void look() {
    if (!found && !Window.getWindows().isEmpty() && Window.getWindows().getFirst().isShowing()) {
      found = true;
      new AnimationTimer() {
        private int frames;

        @Override
        public void handle(long now) {
          if (++frames == 2) {
            System.out.println(System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime());
            Runtime.getRuntime().halt(0);
          }
        }
      }.start();
    }
  }
}
