package rankandfile.ui.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Detail;
import rankandfile.picture.MarkShape;
import rankandfile.picture.PictureWords;
import rankandfile.rules.Square;

/** All nodes of a drawn board and where they are. Knows no input and no time. */
final class Drawing {

  private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

  private final PictureWords words;
  private final Function<Square, SquareNode> ground;
  private final Layers layers = new Layers();
  private final Region frame = new Region();
  private final Coordinates coordinates = new Coordinates();
  private final Scale scale = new Scale(1, 1);
  private final Overlays overlays = new Overlays(layers, scale);
  private final Map<Square, Cell> cells = new HashMap<>();
  private final Group focus = Pen.draw(MarkShape.focus());
  private final Scale inset = new Scale(1, 1, MarkShape.BOX / 2, MarkShape.BOX / 2);
  private Grid grid;
  private BoardPicture picture;
  private @Nullable Square over;
  private @Nullable BlockNode carried;

  /**
   * A drawing of the picture.
   *
   * @param ground makes the node of a square
   */
  Drawing(BoardPicture picture, PictureWords words, Function<Square, SquareNode> ground) {
    this.picture = picture;
    this.words = words;
    this.ground = ground;
    grid = new Grid(picture.area(), picture.bottom(), Room.SMALLEST, 0, 0);
    frame.getStyleClass().add("board-frame");
    frame.setManaged(false);
    frame.setMouseTransparent(true);
    focus.getTransforms().addAll(scale, inset);
    focus.setVisible(false);
    layers.focus.getChildren().add(focus);
    enter();
  }

  List<Node> nodes() {
    List<Node> all = new ArrayList<>(layers.all());
    all.addFirst(coordinates);
    all.add(all.indexOf(layers.lakes) + 1, frame);
    return all;
  }

  Grid grid() {
    return grid;
  }

  Cell cell(Square square) {
    return cells.computeIfAbsent(square, s -> new Cell(ground.apply(s), layers, scale));
  }

  private void enter() {
    layers.empty();
    picture.area().squares().forEach(s -> cell(s).enter());
  }

  /** Puts everything where this grid has it; returns whether anything is new, and so without style as yet. */
  boolean arrange(Grid wanted, double textSize, boolean withCoordinates) {
    coordinates.setVisible(withCoordinates);
    boolean named = withCoordinates && coordinates.show(wanted, textSize);
    if (wanted.equals(grid)) {
      return named;
    }
    grid = wanted;
    scale.setX(grid.side() / MarkShape.BOX);
    scale.setY(grid.side() / MarkShape.BOX);
    frame.resizeRelocate(grid.left() - 1.5, grid.top() - 1.5, grid.width() + 3, grid.height() + 3);
    picture.area().squares().forEach(s -> cell(s).place(grid));
    overlays.lakes(grid);
    repaint();
    return true;
  }

  /** Draws another picture on the same grid; its squares must be placed anew when its area differs. */
  List<Node> show(BoardPicture wanted) {
    boolean otherSquares = !wanted.area().equals(picture.area());
    picture = wanted;
    if (otherSquares) {
      enter();
    }
    return repaint();
  }

  private List<Node> repaint() {
    List<Node> fresh = new ArrayList<>();
    picture.area().squares().forEach(s -> fresh.addAll(cell(s).show(picture, detail(), words)));
    overlays.arrow(picture, grid);
    overlays.borders(picture, grid);
    return fresh;
  }

  Detail detail() {
    return Detail.on(grid.side());
  }

  /**
   * Where the keyboard is; nowhere when the board has no focus or the mouse is used. The rings are drawn within the
   * frame of a mark, so that both are seen.
   */
  void focus(Optional<Square> square) {
    focus.setVisible(square.isPresent());
    square.ifPresent(s -> {
      inset.setX(picture.marks(s).isEmpty() ? 1 : 0.87);
      inset.setY(inset.getX());
      focus.setLayoutX(grid.x(s));
      focus.setLayoutY(grid.y(s));
    });
  }

  /** Marks the square under a dragged piece. */
  void over(Optional<Square> square) {
    if (over != null) {
      cell(over).ground().pseudoClassStateChanged(OVER, false);
    }
    over = square.orElse(null);
    square.ifPresent(s -> cell(s).ground().pseudoClassStateChanged(OVER, true));
  }

  // ---- pieces above the board

  /** A block above all others, placed on this square. */
  BlockNode fly(Block block, Square square) {
    BlockNode flying = new BlockNode();
    flying.show(block, false, detail(), words);
    flying.getTransforms().addFirst(scale);
    flying.setLayoutX(grid.x(square));
    flying.setLayoutY(grid.y(square));
    layers.flying.getChildren().add(flying);
    return flying;
  }

  void land(Node flying) {
    layers.flying.getChildren().remove(flying);
  }

  /** Takes the block of this square up, to be carried. */
  void lift(Square from) {
    drop();
    picture.block(from).ifPresent(b -> {
      carried = fly(b, from);
      cell(from).block().setOpacity(0.35);
      carried.setUserData(from);
    });
  }

  void carry(double x, double y) {
    if (carried != null) {
      carried.setLayoutX(x - grid.side() / 2.0);
      carried.setLayoutY(y - grid.side() / 2.0);
    }
  }

  void drop() {
    if (carried != null) {
      cell((Square) carried.getUserData()).block().setOpacity(1);
      land(carried);
      carried = null;
    }
  }
}
