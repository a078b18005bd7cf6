package rankandfile.gallery;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import rankandfile.rules.SwitchValue.EqualRanks;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.rules.edition.Edition;
import rankandfile.store.Folders;
import rankandfile.ui.Desktop;
import rankandfile.ui.Memory;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.kit.BareSystem;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Nobody;
import rankandfile.ui.kit.Theme;

/** The screen that prints. */
final class PrintShots {

  private PrintShots() {}

  static List<Shot> all(Look look) {
    List<Shot> shots = new ArrayList<>();
    for (int[] size : new int[][] {{1280, 800}, {1024, 600}, {1920, 1080}}) {
      Shot plain = shot("print-" + size[0], size, look, desktop -> { }, view -> { });
      shots.addAll(List.of(plain, plain.dark(), plain.text(130), plain.text(200)));
    }
    int[] usual = {1280, 800};
    shots.add(shot("print-lightning", usual, look, PrintShots::lightning, view -> { }));
    shots.add(shot("print-house-rules", usual, look, desktop -> {
      desktop.inForce().set(TwoSquares.FIVE);
      desktop.inForce().set(EqualRanks.ATTACKER);
    }, view -> press(view, "#thumb-2")));
    shots.add(shot("print-zoomed", usual, look, desktop -> { }, view -> press(view, "#fit-real")));
    shots.add(shot("print-width", usual, look, desktop -> { }, view -> press(view, "#fit-width")));
    shots.add(shot("print-large", usual, look, desktop -> { }, view -> {
      press(view, "#fit-real");
      List.of(1, 2, 3, 4, 5).forEach(i -> press(view, "#zoom-in"));
    }));
    shots.add(shot("print-no-printer", usual, look, desktop -> { }, view -> press(view, "#print-print")));
    shots.add(shot("print-no-viewer", usual, look, desktop -> { }, view -> press(view, "#print-open")));
    shots.add(shot("print-no-viewer-1024", new int[] {1024, 600}, look, desktop -> { },
        view -> press(view, "#print-open")).text(200));
    return shots;
  }

  private static void lightning(Desktop desktop) {
    desktop.inForce().choose(Edition.LIGHTNING);
  }

  private static void press(Parent view, String button) {
    Node node = view.lookup(button);
    ((ButtonBase) node).fire();
  }

  private static Shot shot(String name, int[] size, Look look, Consumer<Desktop> first, Consumer<Parent> then) {
    return new Shot(name, size[0], size[1], () -> {
      Theme theme = look.themeProperty().get();
      int text = look.textSizeProperty().get();
      Desktop desktop = new Desktop(Folders.under(Path.of("target", "gallery-home")), Memory.none(), look,
          BareSystem.doors(new Nobody(), words -> { }));
      desktop.settings().themeProperty().set(theme);
      desktop.settings().textSizeProperty().set(text);
      first.accept(desktop);
      FrameController frame = desktop.frame();
      frame.model().open("print");
      return new SlowRoot(frame.view(), () -> then.accept(frame.view()));
    });
  }
}
