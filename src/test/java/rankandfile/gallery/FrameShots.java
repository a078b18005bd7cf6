package rankandfile.gallery;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import rankandfile.rules.SwitchValue.EqualRanks;
import rankandfile.rules.SwitchValue.First;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.rules.edition.Edition;
import rankandfile.store.Folders;
import rankandfile.ui.Desktop;
import rankandfile.ui.Memory;
import rankandfile.ui.Searching;
import rankandfile.ui.edition.BoxQuestion;
import rankandfile.ui.edition.EditionModel.Page;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.kit.BareSystem;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.Nobody;
import rankandfile.ui.kit.Theme;

/** The frame with its first screen, the choice of an edition, and the settings. */
final class FrameShots {

  private final Desktop desktop;
  private final FrameController frame;

  private FrameShots(Look look) {
    Theme theme = look.themeProperty().get();
    int textSize = look.textSizeProperty().get();
    desktop = new Desktop(Folders.under(Path.of("/home/me/rank-and-file")), Memory.none(), look,
        BareSystem.doors(new Nobody(), text -> { }));
    desktop.settings().themeProperty().set(theme);
    desktop.settings().textSizeProperty().set(textSize);
    desktop.settings().animationProperty().set(Motion.OFF);
    desktop.continuationProperty()
        .set(Optional.of(new Continuation("Lesson 4, Scouts", "3 of 12 lessons done", "learn")));
    frame = desktop.frame();
  }

  static List<Shot> all(Look look) {
    List<Shot> shots = new ArrayList<>();
    for (String name : List.of("welcome", "settings", "help", "play", "editions", "house-rules", "questions", "searching")) {
      Shot wide = new Shot("frame-" + name, 1280, 800, () -> new FrameShots(look).at(name));
      Shot small = new Shot("frame-" + name + "-1024", 1024, 600, () -> new FrameShots(look).at(name));
      shots.addAll(List.of(wide, wide.dark(), wide.text(200), small, small.text(200)));
    }
    return shots;
  }

  private Parent at(String name) {
    switch (name) {
      case "editions" -> {
        return editions(Page.EDITIONS);
      }
      case "house-rules" -> {
        Parent sheet = editions(Page.HOUSE_RULES);
        desktop.inForce().set(First.BLUE);
        desktop.inForce().set(EqualRanks.BOTH);
        return sheet;
      }
      case "questions" -> {
        desktop.editions().model().reply(BoxQuestion.MARSHAL, BoxQuestion.Reply.SECOND);
        desktop.editions().model().reply(BoxQuestion.SCOUT, BoxQuestion.Reply.FIRST);
        return editions(Page.QUESTIONS);
      }
      case "searching" -> {
        frame.model().open("play");
        desktop.inForce().set(TwoSquares.FIVE);
        frame.model().beginSearch();
        frame.search().wordsProperty().set("does the bomb go away");
        frame.search().ready(Searching.of(desktop.inForce()));
      }
      default -> frame.model().open(name);
    }
    return frame.view();
  }

  /** The sheet, which is made only when its button is pressed in a window. */
  private Parent editions(Page page) {
    frame.model().open("play");
    desktop.inForce().choose(Edition.LIGHTNING);
    desktop.editions().model().pageProperty().set(page);
    return new SlowRoot(frame.view(), frame.model()::openChooser);
  }
}
