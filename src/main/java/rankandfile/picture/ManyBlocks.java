package rankandfile.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * The blocks of a small board as one drawing with few parts: what is drawn alike on many squares is one figure.
 *
 * <p>In the units of a block, {@link BlockShape#SCALE} of those of a square, with the upper left corner of the drawn
 * area, as its bottom side sees it, at the origin. All blocks must be of one side.
 */
public final class ManyBlocks {

  private final BoardPicture picture;
  private final Map<Part.Figure, StringBuilder> paths = new LinkedHashMap<>();
  private final List<Part> words = new ArrayList<>();

  private ManyBlocks(BoardPicture picture) {
    this.picture = picture;
  }

  /** The blocks that stand, or hollow those that are lost; figures first, then words. */
  public static List<Part> of(BoardPicture picture, boolean hollow, Detail detail, PictureWords names) {
    ManyBlocks many = new ManyBlocks(picture);
    SortedMap<Square, Block> blocks = hollow ? picture.lost() : picture.blocks();
    blocks.forEach((square, block) ->
        BlockShape.of(block, detail, hollow, names).forEach(part -> many.add(square, part)));
    List<Part> all = new ArrayList<>();
    many.paths.forEach((style, path) -> all.add(style.along(path.toString())));
    all.addAll(many.words);
    return List.copyOf(all);
  }

  private void add(Square square, Part part) {
    boolean turned = picture.bottom() == Side.BLUE;
    Area area = picture.area();
    int right = turned ? area.right() - square.column() : square.column() - area.left();
    int down = turned ? square.row() - area.bottom() : area.top() - square.row();
    double x = (right * BlockShape.BOX + BlockShape.LEFT) / BlockShape.SCALE;
    double y = (down * BlockShape.BOX + BlockShape.TOP) / BlockShape.SCALE;
    switch (part) {
      case Part.Figure f -> paths.computeIfAbsent(f.along(""), style -> new StringBuilder())
          .append(Placed.path(f.path(), x, y, 1));
      case Part.Words w -> words.add(new Part.Words(w.text(), w.middle() + x, w.baseline() + y, w.size(), w.bold(),
          w.spacing(), w.widest(), w.ink()));
    }
  }
}
