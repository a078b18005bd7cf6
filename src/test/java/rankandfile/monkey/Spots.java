package rankandfile.monkey;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextInputControl;
import javafx.stage.Window;
import rankandfile.ui.board.BoardView;

/** The places of one window that something can be done at, as they lie on the screen now. */
final class Spots {

  private final List<Node> buttons = new ArrayList<>();
  private final List<Node> boards = new ArrayList<>();
  private final List<Node> fields = new ArrayList<>();
  private final List<Node> others = new ArrayList<>();
  private final Bounds window;

  Spots(Window window) {
    this.window = new BoundingBox(window.getX(), window.getY(), window.getWidth(), window.getHeight());
    collect(window.getScene().getRoot());
  }

  private void collect(Node node) {
    if (!node.isVisible() || node.isDisabled()) {
      return;
    }
    if (onScreen(node).getWidth() >= 1 && onScreen(node).getHeight() >= 1) {
      sort(node);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(this::collect);
    }
  }

  private void sort(Node node) {
    if (node instanceof BoardView) {
      boards.add(node);
    } else if (node instanceof TextInputControl) {
      fields.add(node);
    } else if (node instanceof ButtonBase) {
      buttons.add(node);
    } else if (node.isFocusTraversable() || node.getOnMouseClicked() != null || node.getOnMousePressed() != null) {
      others.add(node);
    }
  }

  /** The part of a node that can be reached; empty when it lies outside the window. */
  private Bounds onScreen(Node node) {
    Bounds all = node.localToScreen(node.getLayoutBounds());
    if (all == null || !all.intersects(window)) {
      return new BoundingBox(0, 0, -1, -1);
    }
    double left = Math.max(all.getMinX(), window.getMinX());
    double top = Math.max(all.getMinY(), window.getMinY());
    return new BoundingBox(left, top, Math.min(all.getMaxX(), window.getMaxX()) - left,
        Math.min(all.getMaxY(), window.getMaxY()) - top);
  }

  /** A node of some kind, by chance; the window's root when there is nothing. */
  Node any(RandomGenerator dice, Node otherwise) {
    List<List<Node>> kinds = List.of(buttons, buttons, buttons, boards, boards, fields, others);
    List<Node> kind = kinds.get(dice.nextInt(kinds.size()));
    return kind.isEmpty() ? otherwise : kind.get(dice.nextInt(kind.size()));
  }

  List<Node> boards() {
    return boards;
  }

  /** A place on a node. */
  Point2D on(Node node, RandomGenerator dice) {
    Bounds at = onScreen(node);
    return new Point2D(at.getMinX() + dice.nextDouble() * Math.max(0, at.getWidth()),
        at.getMinY() + dice.nextDouble() * Math.max(0, at.getHeight()));
  }

  /** Any place of the window, or a little beside it. */
  Point2D anywhere(RandomGenerator dice) {
    return new Point2D(window.getMinX() - 10 + dice.nextDouble() * (window.getWidth() + 20),
        window.getMinY() - 10 + dice.nextDouble() * (window.getHeight() + 20));
  }
}
