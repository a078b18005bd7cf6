package rankandfile.ui.referee;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.notation.RulesText;
import rankandfile.rules.Setup;
import rankandfile.rules.edition.Edition;
import rankandfile.store.KeptValues;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Nobody;
import rankandfile.ui.kit.Settings;

/** The frame with the referee's desk in a window, and a user who chooses a file. */
final class RefereeStage extends Nobody {

  final InForce inForce = new InForce(KeptValues.inMemory());
  final Settings settings = new Settings(KeptValues.inMemory());
  final Navigation navigation = new Navigation();
  final KeptValues state = KeptValues.inMemory();
  final List<String> copied = new ArrayList<>();
  final List<String> told = new ArrayList<>();
  final List<FileWish> wishes = new ArrayList<>();
  final List<Setup> atDesk = new ArrayList<>();
  final List<RulesText> rulesAtDesk = new ArrayList<>();
  final RefereeController referee;
  final FrameController frame;
  final Stage stage;
  private final StackPane room;
  Optional<Path> file = Optional.empty();

  RefereeStage(Stage stage, int width, int height) {
    this.stage = stage;
    settings.animationProperty().set(Motion.OFF);
    settings.show(Fx.look());
    referee = RefereeDesks.open(new RefereeController(inForce, navigation, Fx.look(), settings, copied::add, this,
        state, (setup, rules) -> {
          atDesk.add(setup);
          rulesAtDesk.add(rules);
        }));
    frame = new FrameController(navigation, inForce, settings, List.of(referee.screen()), StackPane::new);
    navigation.open("referee/table");
    room = new StackPane(frame.view());
    room.setAlignment(Pos.TOP_LEFT);
    Fx.show(stage, room, width, height);
  }

  /** Gives the look back as the other tests want it. */
  void close() {
    Fx.run(Fx::look);
  }

  void go(String address) {
    Fx.run(() -> navigation.open(address));
    settle();
  }

  void under(Edition edition) {
    Fx.run(() -> inForce.choose(RulesText.of(edition)));
    settle();
  }

  void settle() {
    WaitForAsyncUtils.waitForFxEvents();
    Fx.run(() -> {
      room.applyCss();
      room.layout();
    });
  }

  /** Leaves the frame this much of the window, at this size of text. */
  void size(double width, double height, int percent) {
    Fx.run(() -> {
      settings.textSizeProperty().set(percent);
      frame.view().setMaxSize(width, height);
    });
    settle();
  }

  void focus(String query) {
    Fx.run(() -> frame.view().lookup(query).requestFocus());
  }

  Node focused() {
    return stage.getScene().getFocusOwner();
  }

  String text(String query) {
    return Fx.on(() -> ((Labeled) frame.view().lookup(query)).getText());
  }

  FightModel fight() {
    return Fx.on(() -> referee.table().fightProperty().get());
  }

  CaseModel openCase() {
    return Fx.on(() -> referee.cases().openProperty().get().orElseThrow());
  }

  @Override
  public Optional<Path> save(FileWish wish) {
    wishes.add(wish);
    return file;
  }

  @Override
  public void tell(String title, String text) {
    told.add(title + "\n" + text);
  }
}
