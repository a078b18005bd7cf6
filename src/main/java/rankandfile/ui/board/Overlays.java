package rankandfile.ui.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import rankandfile.picture.ArrowShape;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Border;
import rankandfile.picture.LakeShape;
import rankandfile.picture.MarkShape;
import rankandfile.rules.Square;

/** What spans several squares: lakes, the arrow of a long move, closed borders. Drawn anew whenever it changes. */
final class Overlays {

  private static final List<Square> LAKES = List.of(Square.of(2, 4), Square.of(6, 4));

  private final Layers layers;
  private final Scale scale;

  Overlays(Layers layers, Scale scale) {
    this.layers = layers;
    this.scale = scale;
  }

  void lakes(Grid grid) {
    layers.lakes.getChildren().clear();
    double unit = 2 * grid.side() / LakeShape.BOX;
    for (Square corner : LAKES) {
      Square other = Square.of(corner.column() + 1, corner.row() + 1);
      layers.lakes.getChildren().add(Cell.scaled(LakeShape.of(unit), new Scale(unit, unit),
          Math.min(grid.x(corner), grid.x(other)), Math.min(grid.y(corner), grid.y(other))));
    }
    layers.cut(grid);
  }

  /** An arrow only where the way is longer than a step, since a step is told by its two ends. */
  void arrow(BoardPicture picture, Grid grid) {
    layers.arrow.getChildren().clear();
    List<Square> way = picture.arrow();
    boolean inside = way.stream().allMatch(picture.area()::holds);
    if (way.size() > 1 && inside && !(way.size() == 2 && way.getFirst().isNextTo(way.getLast()))) {
      double unit = grid.side() / MarkShape.BOX;
      List<ArrowShape.Point> middles = way.stream().map(s -> new ArrowShape.Point(
          (grid.x(s) - grid.left()) / unit + 32, (grid.y(s) - grid.top()) / unit + 32)).toList();
      layers.arrow.getChildren().add(Cell.scaled(ArrowShape.of(middles), scale, grid.left(), grid.top()));
    }
  }

  void borders(BoardPicture picture, Grid grid) {
    layers.borders.getChildren().clear();
    picture.borders().stream().filter(b -> picture.area().holds(b.one()) && picture.area().holds(b.other()))
        .forEach(b -> layers.borders.getChildren().add(barrier(b, grid)));
  }

  private Group barrier(Border border, Grid grid) {
    double x = (grid.x(border.one()) + grid.x(border.other())) / 2;
    double y = (grid.y(border.one()) + grid.y(border.other())) / 2;
    Group barrier = Cell.scaled(MarkShape.barrier(), scale, x, y);
    if (border.one().column() == border.other().column()) {
      barrier.getTransforms().add(new Rotate(90, MarkShape.BOX / 2, MarkShape.BOX / 2));
    }
    return barrier;
  }
}
