package rankandfile.ui.desk;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.Piece;
import rankandfile.ui.board.BlockView;
import rankandfile.ui.board.BoardView;

/** Carries a piece from the tray to the board: press, drag and release, without the system's drag and drop. */
final class Dragging {

  /** How far the pointer goes before a press becomes a drag, in pixels. */
  private static final double SLACK = 5;

  private final DeskModel model;
  private final BoardView board;
  private final Pane above = new Pane();
  private @Nullable Node captured;
  private @Nullable Point2D pressed;
  private @Nullable BlockView carried;

  Dragging(DeskModel model, BoardView board) {
    this.model = model;
    this.board = board;
    above.setMouseTransparent(true);
    above.setPickOnBounds(false);
  }

  /** What lies over everything and shows the piece that is carried. */
  Pane above() {
    return above;
  }

  /** A place beside the board where captured pieces are dropped. */
  void captureAt(Node place) {
    captured = place;
  }

  /** From now on the piece can be dragged out of the node. */
  void install(Node from, Piece piece, Supplier<BlockView> drawing) {
    from.addEventHandler(MouseEvent.MOUSE_PRESSED, e -> {
      if (e.getButton() == MouseButton.PRIMARY) {
        pressed = new Point2D(e.getSceneX(), e.getSceneY());
      }
    });
    from.addEventHandler(MouseEvent.MOUSE_DRAGGED, e -> drag(e, drawing));
    from.addEventFilter(MouseEvent.MOUSE_RELEASED, e -> release(e, piece));
  }

  private void drag(MouseEvent event, Supplier<BlockView> drawing) {
    if (pressed == null || carried == null && pressed.distance(event.getSceneX(), event.getSceneY()) < SLACK) {
      return;
    }
    if (carried == null) {
      carried = drawing.get();
      above.getChildren().setAll(carried);
    }
    double side = board.squareSide();
    Point2D place = above.sceneToLocal(event.getSceneX(), event.getSceneY());
    carried.resizeRelocate(place.getX() - side / 2, place.getY() - side / 2, side, side);
    board.showOver(board.squareAt(event.getSceneX(), event.getSceneY()));
  }

  private void release(MouseEvent event, Piece piece) {
    boolean dropped = carried != null;
    pressed = null;
    carried = null;
    above.getChildren().clear();
    board.showOver(Optional.empty());
    if (dropped) {
      event.consume();
      board.squareAt(event.getSceneX(), event.getSceneY()).ifPresentOrElse(s -> model.setUp().place(piece, s), () -> {
        if (captured != null && captured.localToScene(captured.getLayoutBounds())
            .contains(event.getSceneX(), event.getSceneY())) {
          model.setUp().capture(piece);
        }
      });
    }
  }
}
