package rankandfile.ui.kit;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Two nodes side by side, the first as wide as it likes and the second in the rest; one below the other where the
 * second would have less than it likes.
 */
public final class Pair extends Pane {

  private final Region first;
  private final Region second;
  private final double gap;
  private final boolean centred;

  /**
   * These two.
   *
   * @param gap between them, in pixels
   * @param centred whether the lower one stands in the middle of the higher, side by side
   */
  public Pair(Region first, Region second, double gap, boolean centred) {
    super(first, second);
    this.first = first;
    this.second = second;
    this.gap = gap;
    this.centred = centred;
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private double left() {
    return Math.ceil(first.prefWidth(-1));
  }

  private boolean isBeside(double width) {
    return width < 0 || left() + gap + second.prefWidth(-1) <= width;
  }

  @Override
  protected double computePrefWidth(double height) {
    Insets room = getInsets();
    return left() + gap + second.prefWidth(-1) + room.getLeft() + room.getRight();
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    Insets room = getInsets();
    double inside = width < 0 ? computePrefWidth(-1) : width;
    inside -= room.getLeft() + room.getRight();
    double high = isBeside(inside)
        ? Math.max(first.prefHeight(left()), second.prefHeight(inside - left() - gap))
        : first.prefHeight(inside) + gap + second.prefHeight(inside);
    return Math.ceil(high + room.getTop() + room.getBottom());
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    Insets room = getInsets();
    double inside = getWidth() - room.getLeft() - room.getRight();
    double x = room.getLeft();
    double y = room.getTop();
    if (isBeside(inside)) {
      double rest = inside - left() - gap;
      double one = first.prefHeight(left());
      double other = second.prefHeight(rest);
      double high = Math.max(one, other);
      first.resizeRelocate(x, y + (centred ? Math.round((high - one) / 2) : 0), left(), one);
      second.resizeRelocate(x + left() + gap, y + (centred ? Math.round((high - other) / 2) : 0),
          Math.min(rest, second.maxWidth(-1)), other);
    } else {
      double one = first.prefHeight(inside);
      first.resizeRelocate(x, y, inside, one);
      second.resizeRelocate(x, y + one + gap, Math.min(inside, second.maxWidth(-1)), second.prefHeight(inside));
    }
  }
}
