package rankandfile.ui.board;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.jspecify.annotations.Nullable;
import rankandfile.picture.BlockShape;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Detail;
import rankandfile.picture.ManyBlocks;
import rankandfile.picture.PictureWords;
import rankandfile.rules.Side;

/**
 * A small picture of one army, to choose from a list: takes no mouse and no focus, and never changes. It is made of
 * few nodes, so that a list may have many.
 */
public final class MiniBoard extends Region {

  private static final double EDGE = 1.5;

  private final BoardPicture picture;
  private final int side;
  private final String words;

  /**
   * A picture with squares of this side; no marks and no lakes are drawn.
   *
   * @param side in pixels
   * @param words what it says of itself
   */
  public MiniBoard(BoardPicture picture, int side, String words) {
    this.picture = picture;
    this.side = side;
    this.words = words;
    getStyleClass().add("mini-board");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setMouseTransparent(true);
    getChildren().addAll(grid(), blocks(true), blocks(false));
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
  }

  private SVGPath grid() {
    StringBuilder lines = new StringBuilder();
    for (int column = 1; column < picture.area().columns(); column++) {
      lines.append("M").append(column * side).append(" 0V").append(picture.area().rows() * side);
    }
    for (int row = 1; row < picture.area().rows(); row++) {
      lines.append("M0 ").append(row * side).append("H").append(picture.area().columns() * side);
    }
    SVGPath grid = new SVGPath();
    grid.setContent(lines.toString());
    grid.getStyleClass().add("mini-grid");
    grid.setManaged(false);
    grid.setLayoutX(EDGE);
    grid.setLayoutY(EDGE);
    return grid;
  }

  private Group blocks(boolean hollow) {
    Group blocks = Pen.draw(ManyBlocks.of(picture, hollow, Detail.on(side), PictureWords.bundled()));
    blocks.getStyleClass().add("block");
    blocks.pseudoClassStateChanged(PseudoClass.getPseudoClass("hollow"), hollow);
    blocks.pseudoClassStateChanged(PseudoClass.getPseudoClass("red"), !hollow && picture.bottom() == Side.RED);
    blocks.pseudoClassStateChanged(PseudoClass.getPseudoClass("blue"), !hollow && picture.bottom() == Side.BLUE);
    double scale = side / BlockShape.BOX * BlockShape.SCALE;
    blocks.getTransforms().addAll(new Translate(EDGE, EDGE), new Scale(scale, scale));
    blocks.setManaged(false);
    return blocks;
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
