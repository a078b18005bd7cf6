package rankandfile.ui.learn;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.book.Book;
import rankandfile.gallery.LearnExamples;
import rankandfile.lesson.Progress;
import rankandfile.notation.RulesText;
import rankandfile.rules.edition.Edition;
import rankandfile.store.KeptValues;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.live.LiveBoard;

/** The frame with the Learn screen in a window, and hands for it. */
final class LearnStage {

  final Learning doors = Learning.examples();
  final InForce inForce = new InForce(KeptValues.inMemory());
  final Settings settings = new Settings(KeptValues.inMemory());
  final Navigation navigation = new Navigation();
  final LearnController learn;
  final FrameController frame;
  private final StackPane room;
  final Stage stage;

  LearnStage(Stage stage, int width, int height) {
    this.stage = stage;
    settings.animationProperty().set(Motion.OFF);
    Fx.look();
    settings.show(Fx.look());
    learn = new LearnController(inForce, new Progress(KeptValues.inMemory()), navigation, Fx.look(), settings, doors,
        doors, (setup, rules) -> { }, () -> { });
    frame = new FrameController(navigation, inForce, settings, List.of(learn.screen()), StackPane::new);
    learn.open(LearnExamples.book());
    room = new StackPane(frame.view());
    room.setAlignment(Pos.TOP_LEFT);
    Fx.show(stage, room, width, height);
  }

  /** Gives the look back as the other tests want it. */
  void close() {
    Fx.run(Fx::look);
  }

  /** Leaves the frame this much of the window. */
  void size(double width, double height) {
    Fx.run(() -> {
      frame.view().setMaxSize(width, height);
      room.applyCss();
      room.layout();
    });
    WaitForAsyncUtils.waitForFxEvents();
  }

  void open(Book book) {
    Fx.run(() -> learn.open(book));
  }

  void go(String address) {
    Fx.run(() -> navigation.open(address));
    WaitForAsyncUtils.waitForFxEvents();
  }

  void under(Edition edition) {
    Fx.run(() -> inForce.choose(RulesText.of(edition)));
    WaitForAsyncUtils.waitForFxEvents();
  }

  LiveBoard active() {
    return Fx.on(() -> learn.model().activeProperty().get().orElseThrow());
  }

  BoardView board() {
    return Fx.on(() -> (BoardView) frame.view().lookup("#board-" + active().name()));
  }

  /** The middle of a square on the screen. */
  Point2D square(String name) {
    BoardView view = board();
    return Fx.on(() -> {
      Point2D place = view.middleOf(Learning.square(name));
      Scene scene = view.getScene();
      return new Point2D(place.getX() + scene.getX() + scene.getWindow().getX(),
          place.getY() + scene.getY() + scene.getWindow().getY());
    });
  }

  /** Goes on with Tab until the board has the focus. */
  void tabToBoard(FxRobot robot) {
    BoardView view = board();
    for (int i = 0; i < 80 && !view.isFocused(); i++) {
      robot.type(KeyCode.TAB);
    }
    if (!view.isFocused()) {
      throw new AssertionError("Tab does not lead to the board");
    }
  }

  Node focused() {
    return stage.getScene().getFocusOwner();
  }

  /** Where Tab stops, in order. */
  List<Node> stops() {
    return FocusRing.stops(frame.view());
  }
}
