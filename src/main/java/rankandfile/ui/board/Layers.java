package rankandfile.ui.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;

/** The layers of a drawn board, lowest first. What lies in one layer does not overlap. */
final class Layers {

  final Group squares = layer();
  final Group lakes = layer();
  final Group below = layer();
  final Group arrow = layer();
  final Group blocks = layer();
  final Group flying = layer();
  final Group targets = layer();
  final Group signs = layer();
  final Group borders = layer();
  final Group refusals = layer();
  final Group focus = layer();
  private final Rectangle shore = new Rectangle();

  Layers() {
    squares.setMouseTransparent(false);
    lakes.setClip(shore);
  }

  List<Node> all() {
    return List.of(squares, lakes, below, arrow, blocks, targets, signs, borders, refusals, flying, focus);
  }

  /** Cuts lakes off where the drawn part of the board ends. */
  void cut(Grid grid) {
    shore.setX(grid.left());
    shore.setY(grid.top());
    shore.setWidth(grid.width());
    shore.setHeight(grid.height());
  }

  /** Takes all squares off, and what lies on them. */
  void empty() {
    List.of(squares, below, blocks, targets, signs, refusals).forEach(l -> l.getChildren().clear());
  }

  private static Group layer() {
    Group layer = new Group();
    layer.setAutoSizeChildren(false);
    layer.setManaged(false);
    layer.setMouseTransparent(true);
    return layer;
  }
}
