package rankandfile.ui.board;

import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.jspecify.annotations.Nullable;
import rankandfile.picture.Block;
import rankandfile.picture.BlockShape;
import rankandfile.picture.CornerSign;
import rankandfile.picture.Detail;
import rankandfile.picture.Face;
import rankandfile.picture.PictureWords;
import rankandfile.rules.Side;

/**
 * A block in a square of 64 units; nothing when no block is set. Draws anew only what has changed.
 *
 * <p>The signs at its corners are a node of their own, since marks lie between the two.
 */
final class BlockNode extends Group {

  private static final PseudoClass RED = PseudoClass.getPseudoClass("red");
  private static final PseudoClass BLUE = PseudoClass.getPseudoClass("blue");
  private static final PseudoClass HOLLOW = PseudoClass.getPseudoClass("hollow");

  private record Drawn(Side side, Face face, boolean moved, boolean hollow, Detail detail) {}

  private final Group signs = new Group();
  private @Nullable Drawn drawn;
  private @Nullable Block signed;

  BlockNode() {
    getStyleClass().add("block");
    for (Group group : new Group[] {this, signs}) {
      group.setMouseTransparent(true);
      group.getTransforms().addAll(new Translate(BlockShape.LEFT, BlockShape.TOP),
          new Scale(BlockShape.SCALE, BlockShape.SCALE));
    }
  }

  /** The signs for "moved", "known" and "open". */
  Group signs() {
    return signs;
  }

  /** Shows the block; returns whether anything was drawn anew. */
  boolean show(@Nullable Block block, boolean hollow, Detail detail, PictureWords words) {
    Drawn wanted = block == null ? null : new Drawn(block.side(), block.face(), block.moved(), hollow,
        detail);
    boolean fresh = !Objects.equals(wanted, drawn);
    if (fresh) {
      drawn = wanted;
      getChildren().clear();
      if (block != null) {
        paint(block, hollow, detail, words);
      }
    }
    Block sign = hollow ? null : block;
    if (!Objects.equals(sign, signed)) {
      signed = sign;
      signs.getChildren().clear();
      if (sign != null) {
        CornerSign.of(sign).forEach(p -> signs.getChildren().add(Pen.draw(p)));
      }
    }
    return fresh;
  }

  private void paint(Block block, boolean hollow, Detail detail, PictureWords words) {
    pseudoClassStateChanged(RED, !hollow && block.side() == Side.RED);
    pseudoClassStateChanged(BLUE, !hollow && block.side() == Side.BLUE);
    pseudoClassStateChanged(HOLLOW, hollow);
    BlockShape.of(block, detail, hollow, words).forEach(p -> getChildren().add(Pen.draw(p)));
  }
}
