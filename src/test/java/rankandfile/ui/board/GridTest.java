package rankandfile.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rankandfile.gallery.Boards;
import rankandfile.picture.Area;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Where squares are. */
class GridTest {

  private final Grid upright = new Grid(new Area(1, 2, 4, 6), Side.RED, 10, 5, 7);
  private final Grid flipped = new Grid(new Area(1, 2, 4, 6), Side.BLUE, 10, 5, 7);

  @Test
  void everySquareIsFoundWhereItIsDrawn() {
    for (Grid grid : new Grid[] {upright, flipped}) {
      for (Square square : grid.area().squares()) {
        assertEquals(Optional.of(square), grid.at(grid.x(square), grid.y(square)));
        assertEquals(Optional.of(square), grid.at(grid.x(square) + 9.9, grid.y(square) + 9.9));
      }
    }
  }

  @Test
  void outsideIsNoSquare() {
    assertEquals(Optional.empty(), upright.at(4.9, 10));
    assertEquals(Optional.empty(), upright.at(45, 10));
    assertEquals(Optional.empty(), upright.at(10, 57));
  }

  @Test
  void stepsAreAsSeenOnTheScreen() {
    assertEquals(Boards.at("C5"), upright.step(Boards.at("C4"), 0, 1));
    assertEquals(Boards.at("C3"), flipped.step(Boards.at("C4"), 0, 1));
    assertEquals(Boards.at("E4"), upright.step(Boards.at("C4"), 9, 0));
    assertEquals(Boards.at("B4"), flipped.step(Boards.at("C4"), 9, 0));
  }
}
