package rankandfile.ui.setup;

import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.control.Label;
import javafx.scene.shape.Line;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.ui.board.BoardView;

/**
 * Says over the veiled rows who sets up there, and draws the lines where they and the own rows begin. Lies exactly
 * over the board.
 */
final class VeilNote extends Pane {

  private final BoardView board;
  private final Side side;
  private final Label words;
  private final Line veiled = new Line();
  private final Line home = new Line();

  /** @param side whose army is set up at the bottom of the board */
  VeilNote(BoardView board, Side side) {
    this.board = board;
    this.side = side;
    words = new Label(SetupWords.text("veil", SetupWords.name(side.other())));
    words.getStyleClass().add("veil-words");
    words.setWrapText(true);
    veiled.getStyleClass().add("veil-line");
    veiled.getStrokeDashArray().setAll(6.0, 4.0);
    home.getStyleClass().add("veil-line");
    setMouseTransparent(true);
    getChildren().addAll(veiled, home, words);
  }

  @Override
  protected void layoutChildren() {
    Square left = side == Side.RED ? Square.of(0, 6) : Square.of(9, 3);
    Square right = side == Side.RED ? Square.of(9, 9) : Square.of(0, 0);
    Point2D low = sceneToLocal(board.middleOf(left));
    Point2D high = sceneToLocal(board.middleOf(right));
    double half = board.squareSide() / 2.0;
    for (Line line : new Line[] {veiled, home}) {
      double y = low.getY() + half + (line == home ? 4 * half : 0); // two rows lie between
      line.setStartX(low.getX() - half);
      line.setEndX(high.getX() + half);
      line.setStartY(y);
      line.setEndY(y);
    }
    double width = Math.min(words.prefWidth(-1), high.getX() - low.getX());
    double height = words.prefHeight(width);
    words.resizeRelocate(Math.round((low.getX() + high.getX() - width) / 2),
        Math.round((low.getY() + high.getY() - height) / 2), width, height);
  }
}
