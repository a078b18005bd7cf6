package rankandfile.ui.board;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.PictureWords;

/** A small picture of a board, to choose from a list: takes no mouse and no focus, and never changes. */
public final class MiniBoard extends Region {

  private static final double EDGE = 2;

  private final BoardPicture picture;
  private final int side;
  private final String words;
  private final Drawing drawing;

  /**
   * A picture with squares of this side.
   *
   * @param side in pixels
   * @param words what it says of itself
   */
  public MiniBoard(BoardPicture picture, int side, String words) {
    this.picture = picture;
    this.side = side;
    this.words = words;
    drawing = new Drawing(picture, PictureWords.bundled(),
        square -> new SquareNode(square, picture::area, () -> words, () -> {}));
    getStyleClass().add("mini-board");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setMouseTransparent(true);
    getChildren().addAll(drawing.nodes());
    drawing.arrange(new Grid(picture.area(), picture.bottom(), side, EDGE, EDGE), 1, false);
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
  }

  @Override
  protected double computePrefWidth(double height) {
    return side * picture.area().columns() + 2 * EDGE;
  }

  @Override
  protected double computePrefHeight(double width) {
    return side * picture.area().rows() + 2 * EDGE;
  }

  @Override
  public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return attribute == AccessibleAttribute.TEXT ? words : super.queryAccessibleAttribute(attribute, parameters);
  }
}
