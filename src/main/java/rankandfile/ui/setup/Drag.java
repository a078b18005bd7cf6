package rankandfile.ui.setup;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;
import rankandfile.ui.board.BlockView;
import rankandfile.ui.board.BoardView;

/** Drags a piece from the tray to the board: press, drag and release, drawn above everything else. */
final class Drag {

  /** How far the pointer goes before a press becomes a drag, in pixels. */
  private static final double SLACK = 5;

  private final SetupModel model;
  private final BoardView board;
  private final Pane above;
  private @Nullable Point2D pressed;
  private @Nullable BlockView carried;

  /** @param above lies over the screen and takes no mouse */
  Drag(SetupModel model, BoardView board, Pane above) {
    this.model = model;
    this.board = board;
    this.above = above;
    above.setMouseTransparent(true);
    above.setManaged(false);
  }

  /** From now on this node can be dragged away as a piece of the rank, while there is one. */
  void from(Node node, Rank rank) {
    node.addEventHandler(MouseEvent.MOUSE_PRESSED, e -> {
      drop();
      if (e.getButton() == MouseButton.PRIMARY && model.now().toPlace(model.army()).get(rank) > 0) {
        pressed = new Point2D(e.getSceneX(), e.getSceneY());
      }
    });
    node.addEventHandler(MouseEvent.MOUSE_DRAGGED, e -> {
      if (pressed != null && (carried != null || pressed.distance(e.getSceneX(), e.getSceneY()) > SLACK)) {
        carry(rank, e);
      }
    });
    node.addEventHandler(MouseEvent.MOUSE_RELEASED, e -> {
      boolean dragged = carried != null;
      drop();
      if (dragged) {
        board.squareAt(e.getSceneX(), e.getSceneY()).ifPresent(square -> place(rank, square));
      }
    });
  }

  private void place(Rank rank, Square square) {
    board.goTo(square);
    model.clear();
    model.place(rank, square);
  }

  private void carry(Rank rank, MouseEvent event) {
    if (carried == null) {
      carried = new BlockView(SetupPicture.block(new PieceId(0), model.side(), rank, model.numbering().getValue()));
      carried.setManaged(false);
      above.getChildren().setAll(carried);
    }
    int side = board.squareSide();
    Point2D place = above.sceneToLocal(event.getSceneX(), event.getSceneY());
    carried.resizeRelocate(place.getX() - side / 2.0, place.getY() - side / 2.0, side, side);
    board.showOver(board.squareAt(event.getSceneX(), event.getSceneY()));
  }

  /** Lets the piece fall back. */
  void drop() {
    pressed = null;
    carried = null;
    above.getChildren().clear();
    board.showOver(Optional.empty());
  }
}
