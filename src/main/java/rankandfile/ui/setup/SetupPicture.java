package rankandfile.ui.setup;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rankandfile.formation.Remark;
import rankandfile.picture.Area;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Face;
import rankandfile.picture.Mark;
import rankandfile.play.Lineup;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Numbering;

/** Draws an army: on the whole board while it is set up, and small for a choice. */
final class SetupPicture {

  private SetupPicture() {}

  /** The board with the other side's rows veiled. */
  static BoardPicture board(Lineup lineup, Map<Square, PieceId> numbers, Numbering numbering) {
    SortedMap<Square, Block> blocks = new TreeMap<>();
    lineup.pieces().forEach((square, rank) ->
        blocks.put(square, block(numbers.get(square), lineup.side(), rank, numbering)));
    return of(Area.BOARD, lineup.side(), blocks, new TreeMap<>())
        .with(Lineup.squares(lineup.side().other()), Mark.VEILED);
  }

  /** With a mark on each square of which there is something to say. */
  static BoardPicture with(BoardPicture picture, List<Remark> remarks) {
    BoardPicture drawn = picture;
    for (Remark remark : remarks) {
      drawn = drawn.with(remark.squares(), Mark.NOTED);
    }
    return drawn;
  }

  /** The four rows of a lineup; only what never moves is drawn full, the rest hollow. */
  static BoardPicture small(Lineup lineup, Numbering numbering) {
    SortedMap<Square, Block> full = new TreeMap<>();
    SortedMap<Square, Block> hollow = new TreeMap<>();
    lineup.pieces().forEach((square, rank) -> (rank.canMove() ? hollow : full)
        .put(square, block(new PieceId(square.index()), lineup.side(), rank, numbering)));
    return of(home(lineup.side()), lineup.side(), full, hollow);
  }

  /** The rows on which a side sets up. */
  static Area home(Side side) {
    return side == Side.RED ? new Area(0, 0, 9, 3) : new Area(0, 6, 9, 9);
  }

  static Block block(PieceId id, Side side, Rank rank, Numbering numbering) {
    return new Block(id, side, new Face.Front(rank, numbering.label(rank)), false, false, false);
  }

  private static BoardPicture of(Area area, Side side, SortedMap<Square, Block> full, SortedMap<Square, Block> hollow) {
    return new BoardPicture(area, side, full, hollow, new TreeMap<>(), List.of(), List.of());
  }
}
