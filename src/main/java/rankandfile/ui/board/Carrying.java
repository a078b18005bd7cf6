package rankandfile.ui.board;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.Square;

/** Carries pieces from beside a board onto it: press, drag and release, drawn above everything else. */
public final class Carrying {

  /** How far the pointer goes before a press becomes a drag, in pixels. */
  private static final double SLACK = 5;

  private final BoardView board;
  private final Pane above = new Pane();
  private @Nullable Point2D pressed;
  private @Nullable BlockView carried;

  /** Takes a piece where it was let go. */
  public interface Drop {
    /**
     * Called on each release after a drag.
     *
     * @param square under the pointer; empty beside the board
     * @param x from the left edge of the scene, in pixels, and {@code y} from its top
     */
    void at(Optional<Square> square, double x, double y);
  }

  public Carrying(BoardView board) {
    this.board = board;
    above.setMouseTransparent(true);
    above.setManaged(false);
  }

  /** What lies over everything else and shows the piece that is carried. */
  public Pane above() {
    return above;
  }

  /**
   * From now on a piece can be dragged out of the node.
   *
   * @param there whether there is one to take; asked at each press
   * @param drawing makes its picture
   */
  public void from(Node node, BooleanSupplier there, Supplier<BlockView> drawing, Drop drop) {
    node.addEventHandler(MouseEvent.MOUSE_PRESSED, e -> {
      letGo();
      if (e.getButton() == MouseButton.PRIMARY && there.getAsBoolean()) {
        pressed = new Point2D(e.getSceneX(), e.getSceneY());
      }
    });
    node.addEventHandler(MouseEvent.MOUSE_DRAGGED, e -> {
      if (pressed != null && (carried != null || pressed.distance(e.getSceneX(), e.getSceneY()) > SLACK)) {
        carry(e, drawing);
      }
    });
    node.addEventHandler(MouseEvent.MOUSE_RELEASED, e -> {
      boolean dragged = carried != null;
      letGo();
      if (dragged) {
        drop.at(board.squareAt(e.getSceneX(), e.getSceneY()), e.getSceneX(), e.getSceneY());
      }
    });
  }

  private void carry(MouseEvent event, Supplier<BlockView> drawing) {
    if (carried == null) {
      carried = drawing.get();
      carried.setManaged(false);
      above.getChildren().setAll(carried);
    }
    double side = board.squareSide();
    Point2D place = above.sceneToLocal(event.getSceneX(), event.getSceneY());
    carried.resizeRelocate(place.getX() - side / 2, place.getY() - side / 2, side, side);
    board.showOver(board.squareAt(event.getSceneX(), event.getSceneY()));
  }

  /** Lets a piece that is carried fall back. */
  public void letGo() {
    pressed = null;
    carried = null;
    above.getChildren().clear();
    board.showOver(Optional.empty());
  }
}
