package rankandfile.ui.board;

import java.util.SortedMap;
import java.util.TreeMap;
import rankandfile.gallery.Boards;
import rankandfile.picture.Area;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Square;

/** Pictures made from one another. */
final class Moments {

  private Moments() {}

  /** A whole board with a block on each named square: name, block, name, block, … */
  static BoardPicture of(Object... placed) {
    SortedMap<Square, Block> blocks = new TreeMap<>();
    for (int i = 0; i < placed.length; i += 2) {
      blocks.put(Boards.at((String) placed[i]), (Block) placed[i + 1]);
    }
    return Boards.of(Area.BOARD, blocks);
  }

  static BoardPicture without(BoardPicture picture, String square) {
    SortedMap<Square, Block> blocks = new TreeMap<>(picture.blocks());
    blocks.remove(Boards.at(square));
    return with(picture, blocks);
  }

  /** The piece has gone, and the move is marked. */
  static BoardPicture moved(BoardPicture picture, String from, String to) {
    SortedMap<Square, Block> blocks = new TreeMap<>(picture.blocks());
    blocks.put(Boards.at(to), blocks.remove(Boards.at(from)));
    return Boards.withMove(with(picture, blocks), from, to);
  }

  private static BoardPicture with(BoardPicture p, SortedMap<Square, Block> blocks) {
    return new BoardPicture(p.area(), p.bottom(), blocks, new TreeMap<>(), new TreeMap<>(), p.borders(), p.arrow());
  }
}
