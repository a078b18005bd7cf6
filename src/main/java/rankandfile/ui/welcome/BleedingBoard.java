package rankandfile.ui.welcome;

import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import rankandfile.picture.BoardPicture;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.board.BoardView;

/** A board larger than its place, cut off at the right; only to be looked at. */
final class BleedingBoard extends Region {

  private static final double SIDE_TO_HEIGHT = 84.0 / 800;
  private static final int SMALLEST = 48;
  private static final int LARGEST = 84;
  /** What the board has round its squares. */
  private static final int EDGE = 2;

  private final BoardView board;
  private final Rectangle window = new Rectangle();

  BleedingBoard(ObservableValue<BoardPicture> picture) {
    board = new BoardView(picture, BoardActions.NONE);
    board.setFocusTraversable(false);
    board.setCoordinates(false);
    setAccessibleRole(AccessibleRole.NODE);
    setMouseTransparent(true);
    setClip(window);
    getStyleClass().add("bleeding-board");
    getChildren().add(board);
  }

  @Override
  protected void layoutChildren() {
    int side = Math.clamp(Math.round(getHeight() * SIDE_TO_HEIGHT), SMALLEST, LARGEST);
    double size = 10 * side + 2 * EDGE;
    window.setWidth(getWidth());
    window.setHeight(getHeight());
    board.setMaxSquare(side);
    board.resizeRelocate(-EDGE, Math.floor((getHeight() - size) / 2), size, size);
  }
}
