package rankandfile.ui.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Detail;
import rankandfile.picture.Mark;
import rankandfile.picture.MarkShape;
import rankandfile.picture.Part;
import rankandfile.picture.PictureWords;
import rankandfile.rules.Square;

/**
 * All nodes of one square, each in its layer as soon as there is something to see in it. A mark's node is made when it
 * is first shown, and kept.
 */
final class Cell {

  private final SquareNode ground;
  private final Layers layers;
  private final BlockNode block = new BlockNode();
  private final Group below = new Group();
  private final Group targets = new Group();
  private final Group refusals = new Group();
  private final Map<Mark, Node> marks = new EnumMap<>(Mark.class);
  private @Nullable Node gone;

  /** The scale belongs to the whole board: pixels a unit. */
  Cell(SquareNode ground, Layers layers, Scale scale) {
    this.ground = ground;
    this.layers = layers;
    for (Group group : List.of(block, block.signs(), below, targets, refusals)) {
      group.getTransforms().addFirst(scale);
    }
  }

  SquareNode ground() {
    return ground;
  }

  BlockNode block() {
    return block;
  }

  Square square() {
    return ground.square();
  }

  /** Comes into the layers, from which squares are taken only all together. */
  void enter() {
    layers.squares.getChildren().add(ground);
    enterDrawn();
  }

  private void enterDrawn() {
    enter(block, layers.blocks);
    enter(block.signs(), layers.signs);
    enter(below, layers.below);
    enter(targets, layers.targets);
    enter(refusals, layers.refusals);
  }

  private static void enter(Group drawn, Group layer) {
    if (drawn.getParent() == null && !drawn.getChildren().isEmpty()) {
      layer.getChildren().add(drawn);
    }
  }

  void place(Grid grid) {
    double x = grid.x(square());
    double y = grid.y(square());
    ground.resizeRelocate(x, y, grid.side(), grid.side());
    for (Group group : List.of(block, block.signs(), below, targets, refusals)) {
      group.setLayoutX(x);
      group.setLayoutY(y);
    }
  }

  /** Draws this square of the picture; returns the nodes of the marks that were not there before. */
  List<Node> show(BoardPicture picture, Detail detail, PictureWords words) {
    Block standing = picture.blocks().get(square());
    @Nullable Block shown = standing != null ? standing : picture.lost().get(square());
    block.show(shown, standing == null, detail, words);
    gone(standing == null && shown != null);
    List<Node> fresh = mark(picture.marks(square()));
    enterDrawn();
    return fresh;
  }

  private void gone(boolean here) {
    if (here && gone == null) {
      gone = Pen.draw(MarkShape.gone());
      targets.getChildren().addFirst(gone);
    }
    if (gone != null) {
      gone.setVisible(here);
    }
  }

  private List<Node> mark(Set<Mark> wanted) {
    List<Node> fresh = new ArrayList<>();
    wanted.stream().filter(m -> !marks.containsKey(m)).forEach(m -> marks.put(m, made(m)));
    marks.forEach((mark, node) -> {
      if (wanted.contains(mark) && !node.isVisible()) {
        fresh.add(node);
      }
      node.setVisible(wanted.contains(mark));
    });
    return fresh;
  }

  private Node made(Mark mark) {
    Group node = Pen.draw(MarkShape.of(mark));
    node.getStyleClass().add("mark-" + mark.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    node.setVisible(false);
    layer(mark).getChildren().add(node);
    return node;
  }

  private Group layer(Mark mark) {
    boolean refusal = mark == Mark.REFUSED_SQUARE || mark == Mark.REFUSED_PIECE;
    return MarkShape.below(mark) ? below : refusal ? refusals : targets;
  }

  /** The drawing of a list of parts with the board's scale, at a place in pixels. */
  static Group scaled(List<Part> parts, Scale scale, double x, double y) {
    Group drawing = Pen.draw(parts);
    drawing.getTransforms().add(scale);
    drawing.setLayoutX(x);
    drawing.setLayoutY(y);
    return drawing;
  }
}
