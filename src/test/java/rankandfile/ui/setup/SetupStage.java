package rankandfile.ui.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.robot.Motion;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.gallery.Boards;
import rankandfile.play.Lineup;
import rankandfile.play.SavedLineups;
import rankandfile.store.Folders;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Settings;

/** A window with the screen, hands for it, and answers to its dialogs. */
final class SetupStage implements Dialogs {

  final List<Lineup> ready = new ArrayList<>();
  final List<String> asked = new ArrayList<>();
  final InForce inForce = new InForce(KeptValues.inMemory());
  final Settings settings = new Settings(KeptValues.inMemory());
  Optional<Path> file = Optional.empty();
  boolean yes = true;
  String copied = "";
  SetupController setup;
  private final StackPane room = new StackPane();

  SetupStage(Stage stage) {
    Fx.look();
    settings.animationProperty().set(rankandfile.ui.kit.Motion.OFF);
    settings.show(Fx.look());
    Scene scene = new Scene(room, 1204, 744);
    Fx.look().applyTo(scene);
    room.setAlignment(Pos.TOP_LEFT);
    stage.setScene(scene);
    stage.show();
    stage.requestFocus();
  }

  /** Shows the screen for this wish; what it is given goes to {@link #ready}. */
  void open(SetupWish wish, Path home) {
    Fx.run(() -> {
      SetupWish told = new SetupWish(wish.rules(), wish.start(), wish.editing(), wish.shared(), wish.coach(), ready::add,
          () -> asked.add("back"));
      inForce.choose(wish.rules());
      setup = new SetupController(told, new SavedLineups(Folders.under(home)), inForce, Fx.look(), settings, this,
          text -> copied = text, new Random(3));
      room.getChildren().setAll(setup.view());
      room.applyCss(); // what scrolls hangs in the tree only then
      room.layout();
    });
    WaitForAsyncUtils.waitForFxEvents();
  }

  void close() {
    Fx.run(Fx::look);
  }

  /** Leaves the screen this much of the window. */
  void size(double width, double height) {
    Fx.run(() -> {
      setup.view().setMaxSize(width, height);
      room.applyCss();
      room.layout();
    });
    WaitForAsyncUtils.waitForFxEvents();
  }

  SetupModel model() {
    return setup.model();
  }

  Lineup now() {
    return Fx.on(() -> model().now());
  }

  /** The middle of a square on the screen. */
  Point2D square(String name) {
    return Fx.on(() -> onScreen(setup.view().board().middleOf(Boards.at(name))));
  }

  /** The middle of a control on the screen, scrolled into sight by its focus. */
  Point2D place(String id) {
    Fx.run(() -> node(id).requestFocus());
    WaitForAsyncUtils.waitForFxEvents();
    return Fx.on(() -> {
      Node node = node(id);
      Bounds bounds = node.localToScene(node.getLayoutBounds());
      return onScreen(new Point2D(bounds.getCenterX(), bounds.getCenterY()));
    });
  }

  private Point2D onScreen(Point2D inScene) {
    Scene scene = room.getScene();
    return new Point2D(inScene.getX() + scene.getX() + scene.getWindow().getX(),
        inScene.getY() + scene.getY() + scene.getWindow().getY());
  }

  Node node(String id) {
    return Fx.shown(setup.view()).stream().filter(n -> id.equals(n.getId())).findFirst()
        .orElseThrow(() -> new AssertionError("nothing is called " + id));
  }

  void click(FxRobot robot, String id) {
    robot.clickOn(place(id), Motion.DIRECT);
    WaitForAsyncUtils.waitForFxEvents();
  }

  void clickSquare(FxRobot robot, String name) {
    robot.clickOn(square(name), Motion.DIRECT);
    WaitForAsyncUtils.waitForFxEvents();
  }

  void drag(FxRobot robot, Point2D from, Point2D to) {
    robot.moveTo(from, Motion.DIRECT).press(MouseButton.PRIMARY).moveBy(6, -6, Motion.DIRECT)
        .moveTo(to, Motion.DIRECT).release(MouseButton.PRIMARY);
    WaitForAsyncUtils.waitForFxEvents();
  }

  List<Node> stops() {
    return FocusRing.stops(setup.view());
  }

  Node focused() {
    return Fx.on(() -> room.getScene().getFocusOwner());
  }

  @Override
  public Optional<Path> open(FileWish wish) {
    asked.add("open");
    return file;
  }

  @Override
  public Optional<Path> save(FileWish wish) {
    asked.add("save");
    return file;
  }

  @Override
  public boolean confirm(String title, String text, String button) {
    asked.add("confirm");
    return yes;
  }

  @Override
  public void tell(String title, String text) {
    asked.add("tell");
  }
}
