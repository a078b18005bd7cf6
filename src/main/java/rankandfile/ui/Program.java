package rankandfile.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import rankandfile.store.Folders;
import rankandfile.store.Instance;
import rankandfile.store.Log;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.Doors;
import rankandfile.ui.kit.FirstFrame;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.SystemDialogs;
import rankandfile.ui.kit.SystemPrinters;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.kit.Viewer;

/** One run of the program with a window: from JavaFX's start to the last file saved. */
public final class Program {

  private final Folders folders;
  private final Optional<Instance> instance;
  private final Optional<Path> file;
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

  private Program(Folders folders, Optional<Instance> instance, Optional<Path> file) {
    this.folders = folders;
    this.instance = instance;
    this.file = file;
  }

  /**
   * Opens the window and returns once it is closed.
   *
   * @param file what to show in it, see {@link Desktop#open}
   * @throws IllegalStateException when it cannot be opened; its message says why
   */
  public static void run(Folders folders, Optional<Instance> instance, Optional<Path> file) {
    Program program = new Program(folders, instance, file);
    try {
      RankAndFile.open(program::start);
    } catch (UnsupportedOperationException noToolkit) {
      throw new IllegalStateException(noToolkit.getMessage(), noToolkit);
    }
    if (program.failure.get() instanceof Throwable failure) {
      throw new IllegalStateException(failure.toString(), failure);
    }
  }

  private void start() {
    Log log = new Log(folders.state().resolve("error.log"), Clock.systemDefaultZone());
    try {
      open(log);
    } catch (RuntimeException | Error e) {
      log.add(e);
      failure.set(e);
      Platform.exit();
    }
  }

  private void open(Log log) {
    Stage stage = new Stage();
    Look look = new Look();
    Clipboard clipboard = Clipboard.ofSystem();
    FaultDialog dialog = new FaultDialog(look, clipboard, log.path());
    Faults faults = new Faults(log, text -> dialog.show(stage, text));
    Thread.setDefaultUncaughtExceptionHandler(faults);
    Memory memory = Memory.open(folders, save -> Background.run(() -> {
      save.run();
      return save;
    }, done -> {}, e -> log.add(e)), faults::unsaved);
    Dialogs dialogs = new SystemDialogs(() -> stage);
    Doors doors = new Doors(dialogs, clipboard, new SystemPrinters(() -> stage), Viewer.ofSystem());
    Desktop desktop = new Desktop(folders, memory, look, doors);
    desktop.show(stage, screens());
    file.ifPresent(path -> FirstFrame.after(() -> desktop.open(path)));
    tellOfBroken(memory.aside(), dialogs);
    stage.setOnHidden(hidden -> close(memory));
    instance.ifPresent(one -> listen(one, stage, desktop));
  }

  /** Names the files that were put aside, once the window is there. */
  private static void tellOfBroken(List<Path> aside, Dialogs dialogs) {
    Texts texts = new Texts("rankandfile.ui.desktop");
    String names = aside.stream().map(Path::toString).collect(Collectors.joining("\n"));
    if (!aside.isEmpty()) {
      Platform.runLater(() -> dialogs.tell(texts.text("aside.title"), texts.text("aside", names)));
    }
  }

  private static List<Rectangle2D> screens() {
    return Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
  }

  /** Brings the window to the front whenever the program is started again, with the file that it was to open. */
  private void listen(Instance one, Stage stage, Desktop desktop) {
    Background.run(one::awaitKnock, wanted -> {
      stage.setIconified(false);
      stage.toFront();
      stage.requestFocus();
      if (!wanted.isEmpty()) {
        desktop.open(Path.of(wanted));
      }
      listen(one, stage, desktop);
    }, closed -> {});
  }

  private void close(Memory memory) {
    memory.save();
    try {
      if (instance.isPresent()) {
        instance.get().close();
      }
    } catch (IOException endsAnyway) {
      // the system takes the lock back
    }
    Platform.exit();
  }
}
