package rankandfile.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.gallery.Boards;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** The drawings as data. */
class ShapesTest {

  private final PictureWords words = PictureWords.bundled();

  @Test
  void everyRankHasItsOwnEmblem() {
    assertEquals(Rank.values().length, Arrays.stream(Rank.values()).map(Emblem::of).distinct().count());
  }

  @Test
  void placingMovesAndEnlarges() {
    assertEquals("M12 24H34V46A4 4 0 1 0 14 26Z", Placed.path("M1 2H12V13A2 2 0 1 0 2 3Z", 10, 20, 2));
  }

  @ParameterizedTest
  @EnumSource(Detail.class)
  void theSidesDifferInShapeNotOnlyInColour(Detail detail) {
    for (Rank rank : Rank.values()) {
      assertTrue(!BlockShape.of(Boards.front(0, Side.RED, rank), detail, false, words)
          .equals(BlockShape.of(Boards.front(0, Side.BLUE, rank), detail, false, words)));
    }
    assertTrue(!BlockShape.of(Boards.back(0, Side.RED, false), detail, false, words)
        .equals(BlockShape.of(Boards.back(0, Side.BLUE, false), detail, false, words)));
  }

  @Test
  void manyBlocksAreFewFigures() {
    SortedMap<Square, Block> placed = new TreeMap<>();
    for (int column = 0; column < 10; column++) {
      placed.put(Square.of(column, 0), Boards.front(column, Side.RED, Rank.values()[column + 2]));
    }
    BoardPicture picture = Boards.of(new Area(0, 0, 9, 1), placed);

    List<Part> parts = ManyBlocks.of(picture, false, Detail.NUMBER, words);

    assertEquals(10, parts.stream().filter(Part.Words.class::isInstance).count());
    assertEquals(4, parts.stream().filter(Part.Figure.class::isInstance).count(), "foot, face, light, badge");
    assertEquals(List.of(), ManyBlocks.of(picture, true, Detail.NUMBER, words));
    Part.Words first = (Part.Words) parts.get(4);
    Part.Words mirrored = (Part.Words) ManyBlocks.of(picture.seenFrom(Side.BLUE), false, Detail.NUMBER, words).get(4);
    assertEquals(9 * 64 / 0.93, mirrored.middle() - first.middle(), 0.01);
    assertTrue(mirrored.baseline() < first.baseline(), "A1 is at the top right for Blue");
  }

  @Test
  void everyMarkHasItsOwnShape() {
    Set<List<Part>> shapes = new HashSet<>();
    for (Mark mark : Mark.values()) {
      assertTrue(shapes.add(MarkShape.of(mark)), mark.name());
    }
  }

  @Test
  void detailGrowsWithTheSquare() {
    assertEquals(List.of(Detail.NUMBER, Detail.SMALL, Detail.SMALL, Detail.FULL, Detail.FULL, Detail.NAMED),
        List.of(Detail.on(35), Detail.on(36), Detail.on(53), Detail.on(54), Detail.on(69), Detail.on(70)));
  }

  @Test
  void nameStandsBesideTheSignForMoved() {
    Block still = Boards.front(0, Side.RED, Rank.LIEUTENANT);
    Block moved = Boards.with(still, true, false, false);

    assertEquals(32, name(still).middle());
    assertTrue(name(moved).middle() - name(moved).widest() / 2 > 9.5 + 8.6);
  }

  private Part.Words name(Block block) {
    return BlockShape.of(block, Detail.NAMED, false, words).stream()
        .filter(Part.Words.class::isInstance).map(Part.Words.class::cast).reduce((a, b) -> b).orElseThrow();
  }
}
