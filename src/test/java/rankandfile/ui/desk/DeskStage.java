package rankandfile.ui.desk;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.store.KeptValues;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Settings;

/** The desk in a window, and hands for it. */
final class DeskStage {

  final Desks doors = new Desks();
  final InForce inForce = new InForce(KeptValues.inMemory());
  final Settings settings = new Settings(KeptValues.inMemory());
  final Button before = new Button("before");
  final DeskController desk;
  final Stage stage;
  private final Parent view;

  DeskStage(Stage stage, int width, int height) {
    this.stage = stage;
    Fx.look();
    settings.animationProperty().set(Motion.OFF);
    settings.show(Fx.look());
    desk = new DeskController(inForce, new Navigation(), Fx.look(), settings, doors, doors,
        KeptValues.inMemory());
    view = desk.view(before);
    Fx.show(stage, new StackPane(view), width, height);
  }

  DeskModel model() {
    return desk.model();
  }

  BoardView board() {
    return ((DeskView) view).boardView();
  }

  String status() {
    return board().status().getText();
  }

  Node node(String id) {
    return Fx.on(() -> view.lookup("#" + id));
  }

  /** Puts a board on the desk. */
  void paste(String block) {
    Fx.run(() -> desk.paste().take("pasted text", block));
    WaitForAsyncUtils.waitForFxEvents();
  }

  void size(double width, double height, int text) {
    Fx.run(() -> {
      settings.textSizeProperty().set(text);
      ((DeskView) view).setMaxSize(width, height);
      view.getParent().applyCss();
      view.getParent().layout();
    });
    WaitForAsyncUtils.waitForFxEvents();
  }

  /** The middle of a square on the screen. */
  Point2D square(String name) {
    return Fx.on(() -> onScreen(board().middleOf(Desks.at(name))));
  }

  /** The middle of a node on the screen. */
  Point2D middle(String id) {
    Node node = node(id);
    return Fx.on(() -> {
      Bounds b = node.localToScene(node.getLayoutBounds());
      return onScreen(new Point2D(b.getCenterX(), b.getCenterY()));
    });
  }

  private Point2D onScreen(Point2D place) {
    Scene scene = view.getScene();
    return new Point2D(place.getX() + scene.getX() + scene.getWindow().getX(),
        place.getY() + scene.getY() + scene.getWindow().getY());
  }

  Node focused() {
    return stage.getScene().getFocusOwner();
  }

  /** Gives the look back as the other tests want it. */
  void close() {
    Fx.run(() -> {
      settings.textSizeProperty().set(100);
      Fx.look();
    });
  }
}
