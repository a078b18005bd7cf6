package rankandfile.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.store.Folders;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.kit.BareSystem;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Fx;

/** The whole program in a window of a test, with dialogs and clipboard of the test. */
final class DesktopStage implements Dialogs, Clipboard {

  final List<String> copied = new ArrayList<>();
  final List<String> asked = new ArrayList<>();
  /** What was told last, below its title. */
  String told = "";
  final Desktop desktop;
  final FrameController frame;
  final Stage stage;
  boolean yes;
  Optional<Path> chosen = Optional.empty();

  DesktopStage(Stage stage, Memory memory, int width, int height) {
    this.stage = stage;
    desktop = new Desktop(Folders.under(Path.of("/home/me/rank-and-file")), memory, Fx.look(),
        BareSystem.doors(this, this));
    frame = desktop.frame();
    Fx.show(stage, frame.view(), width, height);
  }

  /** Waits for what comes after the first frames, so that nothing changes while a test looks for its nodes. */
  void settle() {
    Fx.await(() -> desktop.navigation().resolve("bombs").isPresent());
    WaitForAsyncUtils.waitForFxEvents();
  }

  Node focused() {
    return stage.getScene().getFocusOwner();
  }

  /** Where Tab should stop. */
  List<Node> stops() {
    return FocusRing.stops(frame.view());
  }

  @Override
  public Optional<Path> open(FileWish wish) {
    return chosen;
  }

  @Override
  public Optional<Path> save(FileWish wish) {
    return Optional.empty();
  }

  @Override
  public boolean confirm(String title, String text, String word) {
    asked.add(title);
    return yes;
  }

  @Override
  public void tell(String title, String text) {
    asked.add(title);
    told = text;
  }

  @Override
  public void copy(String text) {
    copied.add(text);
  }
}
