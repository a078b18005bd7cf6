package rankandfile.ui.play;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.opponent.Opponent;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Fx;

/** The frame with the screen for games in a window, and hands for it. */
final class PlayStage {

  final Stage stage;
  final StackPane window = new StackPane();
  Room room;

  PlayStage(Stage stage) {
    this.stage = stage;
    Scene scene = new Scene(window, 1280, 800);
    window.setAlignment(Pos.TOP_LEFT);
    Fx.look().applyTo(scene);
    stage.setScene(scene);
    stage.show();
    stage.requestFocus();
  }

  /** Begins anew with games on this shelf and this computer player. */
  Room open(GameShelf shelf, Opponent opponent) {
    Fx.run(() -> {
      room = new Room(Fx.look(), shelf, opponent);
      window.getChildren().setAll(room.frame.view());
    });
    WaitForAsyncUtils.waitForFxEvents();
    return room;
  }

  /** Shows this as a screen of this size. */
  void show(Region view, double width, double height) {
    view.setMaxSize(width, height);
    window.getChildren().setAll(view);
    window.applyCss();
    window.layout();
  }

  /** Gives the look back as the other tests want it. */
  void close() {
    Fx.run(Fx::look);
  }

  /** Leaves the frame this much of the window. */
  void size(double width, double height) {
    Fx.run(() -> {
      room.frame.view().setMaxSize(width, height);
      window.applyCss();
      window.layout();
    });
    WaitForAsyncUtils.waitForFxEvents();
  }

  GameModel game() {
    return Fx.on(() -> room.game());
  }

  BoardView board() {
    return Fx.on(() -> (BoardView) room.frame.view().lookup("#game-board"));
  }

  /** The middle of a square on the screen. */
  Point2D place(Square square) {
    BoardView view = board();
    return Fx.on(() -> {
      Point2D place = view.middleOf(square);
      Scene scene = view.getScene();
      return new Point2D(place.getX() + scene.getX() + scene.getWindow().getX(),
          place.getY() + scene.getY() + scene.getWindow().getY());
    });
  }

  /** Goes with the arrow keys from where the board's cursor is. */
  void walk(FxRobot robot, Square to) {
    BoardView view = board();
    int flip = Fx.on(() -> game().viewer() == Side.RED) ? 1 : -1;
    Square here = Fx.on(() -> view.hereProperty().get());
    int right = (to.column() - here.column()) * flip;
    int up = (to.row() - here.row()) * flip;
    type(robot, right > 0 ? KeyCode.RIGHT : KeyCode.LEFT, Math.abs(right));
    type(robot, up > 0 ? KeyCode.UP : KeyCode.DOWN, Math.abs(up));
  }

  private static void type(FxRobot robot, KeyCode key, int times) {
    for (int i = 0; i < times; i++) {
      robot.type(key);
    }
  }

  /** Waits until the person can move, or the game is over. */
  void awaitTurn() {
    Fx.await(() -> room.game().end().isPresent() || !room.game().hand().movable().isEmpty());
  }

  Node focused() {
    return stage.getScene().getFocusOwner();
  }

  List<Node> stops() {
    return FocusRing.stops(room.frame.view());
  }
}
