package rankandfile.ui.play;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import rankandfile.picture.Area;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Face;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Numbering;

/**
 * How a viewer is shown what he may know.
 *
 * @param bottom the side at the bottom of the board
 * @param remembers whether the screen keeps in mind for him what was seen or can be deduced; pieces that lie face up
 *     by the rules are seen anyway
 */
record Eyes(Numbering numbering, Side bottom, boolean remembers) {

  Sight of(Observation seen) {
    return new Sight(picture(seen), remembers ? CanBe.of(seen) : Collections.emptySortedMap(),
        ArmyRow.of(seen, numbering), LogLine.of(seen.log(), remembers), Battle.latest(seen, numbering));
  }

  private BoardPicture picture(Observation seen) {
    BoardPicture drawn = BoardPicture.of(seen, Area.BOARD, numbering).seenFrom(bottom);
    SortedMap<Square, Block> blocks = new TreeMap<>(drawn.blocks());
    blocks.replaceAll((square, block) -> shown(block, seen.viewer().owns(block.side())));
    return new BoardPicture(drawn.area(), drawn.bottom(), blocks, drawn.lost(), drawn.marks(), drawn.borders(),
        drawn.arrow());
  }

  /** That a piece has moved says something only of one whose face is not seen. */
  private Block shown(Block block, boolean own) {
    boolean seen = own || block.open() || remembers;
    Face face = seen ? block.face() : new Face.Back(Collections.emptySortedSet());
    return new Block(block.id(), block.side(), face, remembers && block.moved() && face instanceof Face.Back,
        block.known() && (remembers || block.open()), block.open());
  }
}
