package rankandfile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.rules.edition.Edition;
import rankandfile.store.Folders;
import rankandfile.store.Log;
import rankandfile.ui.kit.Doors;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Theme;

/** A run of the program: what it keeps, how it opens, and how it survives errors. */
class ProgramTest {

  private static final List<Rectangle2D> SCREEN = List.of(new Rectangle2D(0, 0, 1280, 800));

  @TempDir
  Path base;

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void whatIsSetIsThereInTheNextRun() throws IOException {
    Folders folders = Folders.under(base);
    Fx.run(() -> {
      DesktopStage first = new DesktopStage(new Stage(), memory(folders), 1280, 800);
      first.desktop.settings().themeProperty().set(Theme.DARK);
      first.desktop.inForce().choose(Edition.LIGHTNING);
      first.desktop.inForce().set(TwoSquares.FIVE);
      first.frame.model().open("play");
      first.stage.close();
    });
    Fx.run(() -> {
      DesktopStage next = new DesktopStage(new Stage(), memory(folders), 1280, 800);
      assertEquals(Theme.DARK, next.desktop.settings().themeProperty().get());
      assertEquals("lightning, two-squares=5", next.desktop.inForce().rules().text());
      assertEquals("welcome", next.frame.model().screenProperty().getValue());
      next.stage.close();
    });
    assertEquals(Set.of("config/settings.txt", "state/state.txt"), files().stream()
        .filter(f -> !f.matches(".*\\.[12]")).collect(Collectors.toSet()));
  }

  @Test
  void lookIsThereFromTheFirstWindow() {
    Fx.run(() -> {
      Application.setUserAgentStylesheet(null);
      Look another = new Look(); // it takes part in all later windows
      another.themeProperty().bind(Fx.look().themeProperty());
      another.textSizeProperty().bind(Fx.look().textSizeProperty());
      assertTrue(Application.getUserAgentStylesheet().contains("primer-light"));
    });
  }

  @Test
  void brokenFileIsNamed() throws IOException {
    Folders folders = Folders.under(base);
    Files.createDirectories(folders.config());
    Files.write(folders.config().resolve("settings.txt"), new byte[] {0, 1, 2});

    assertEquals(List.of(folders.config().resolve("settings.txt.broken-1")), memory(folders).aside());
  }

  @Test
  void windowOpensOnTheScreenInItsColoursWhateverWasStored() {
    for (String stored : List.of("9999 -5000 0 0", "NaN NaN NaN NaN", "-5000 9999 50000 1", "what")) {
      Fx.run(() -> {
        Memory memory = Memory.none();
        memory.state().set("window", stored);
        memory.config().set("theme", "dark");
        Stage stage = new Stage();
        new Desktop(Folders.under(base), memory, Fx.look(), new Doors(null, null, null, null)).show(stage, SCREEN);
        assertTrue(SCREEN.getFirst().contains(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()),
            stored);
        assertEquals(Color.web("#1B1D19"), stage.getScene().getFill());
        stage.setX(11);
        stage.close();
        assertTrue(memory.state().value("window").orElseThrow().startsWith("11 "), stored);
      });
    }
  }

  @Test
  void uncaughtErrorIsShownWithItsLogAndTheProgramGoesOn() throws IOException {
    Log log = new Log(base.resolve("state/error.log"), Clock.systemUTC());
    List<String> shown = new ArrayList<>();
    Faults faults = new Faults(log, shown::add);

    faults.uncaughtException(Thread.currentThread(), new IllegalStateException("the Bomb moved"));
    Fx.await(() -> shown.size() == 1);

    assertTrue(shown.getFirst().contains("the Bomb moved"), shown.getFirst());
    assertEquals(shown.getFirst(), Files.readString(log.path()));
  }

  @Test
  void dialogOfAnErrorCopiesItsText() {
    DesktopStage window = Fx.on(() -> new DesktopStage(new Stage(), Memory.none(), 1280, 800));
    FaultDialog dialog = new FaultDialog(Fx.on(Fx::look), window, base.resolve("error.log"));
    Platform.runLater(() -> dialog.show(window.stage, "the Bomb moved"));
    Fx.await(() -> details() != null);

    Fx.run(() -> {
      Scene scene = details().getScene();
      assertEquals("the Bomb moved", details().getText());
      ((Button) scene.lookup("#fault-copy")).fire();
      ((Button) scene.lookup("#fault-go-on")).fire();
      window.stage.close();
    });
    assertEquals(List.of("the Bomb moved"), window.copied);
  }

  private static TextArea details() {
    return Window.getWindows().stream().map(w -> (TextArea) w.getScene().lookup("#fault-details"))
        .filter(a -> a != null).findFirst().orElse(null);
  }

  private static Memory memory(Folders folders) {
    return Memory.open(folders, Runnable::run, e -> {
      throw new IllegalStateException(e);
    });
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.walk(base)) {
      return all.filter(Files::isRegularFile).map(p -> base.relativize(p).toString()).toList();
    }
  }
}
