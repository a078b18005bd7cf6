package rankandfile.monkey;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import rankandfile.store.Folders;
import rankandfile.ui.Desktop;
import rankandfile.ui.Memory;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Doors;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.SystemDialogs;

/**
 * The whole program in its window, as a start of it makes them, in a home of its own. For JavaFX's thread. The key that
 * quits saves but leaves the window there: the program ends with its window, and no user sees that window again.
 */
final class Home {

  private static final KeyCombination QUIT = new KeyCodeCombination(KeyCode.Q, KeyCombination.SHORTCUT_DOWN);

  final Stage stage = new Stage();
  final Memory memory;
  final Desktop desktop;

  /**
   * Starts the program.
   *
   * @param files where people's files lie
   */
  Home(Path home, Path files, long seed, Watch watch) {
    Folders folders = Folders.under(home);
    memory = Memory.open(folders, save -> Background.run(() -> {
      save.run();
      return save;
    }, done -> { }, e -> watch.note("not saved: " + e)), e -> watch.note("not saved or read: " + e));
    Cage cage = new Cage(files, new SystemDialogs(() -> stage), seed);
    desktop = new Desktop(folders, memory, Fx.look(), new Doors(cage, cage, cage, cage));
    desktop.show(stage, Screen.getScreens().stream().map(Screen::getVisualBounds).toList());
    stage.getScene().getAccelerators().put(QUIT, memory::save);
  }

  /** Windows that lie over the program's own, the newest last. */
  List<Window> over() {
    return Window.getWindows().stream().filter(w -> w != stage && w.isShowing() && w.getScene() != null).toList();
  }

  /** Saves what is not saved, as the program does at its end. */
  void close() {
    stage.close();
    memory.save();
  }
}
