package rankandfile.ui.board;

import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rankandfile.picture.BoardPicture;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Painting;

/** A board as an image, with its coordinates, in the colours that the window has. */
public final class BoardImage {

  private static final int SQUARE = 64;

  private BoardImage() {}

  /** The board with these lines of text below it, one under the other. For JavaFX's thread. */
  public static WritableImage of(BoardPicture picture, Look look, String... below) {
    BoardView board = new BoardView(new SimpleObjectProperty<>(picture), BoardActions.NONE);
    board.setMaxSquare(SQUARE);
    board.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    VBox page = new VBox(12, board);
    page.setPadding(new Insets(16));
    for (String line : below) {
      page.getChildren().add(Labels.wrapping(line));
    }
    return Painting.of(page, SQUARE * picture.area().columns() + 72, look);
  }
}
