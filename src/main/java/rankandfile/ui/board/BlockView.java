package rankandfile.ui.board;

import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import rankandfile.picture.Block;
import rankandfile.picture.BlockShape;
import rankandfile.picture.Detail;
import rankandfile.picture.InWords;
import rankandfile.picture.PictureWords;

/** One block by itself, as large as its place, for cards and lists. Takes no mouse and no focus. */
public final class BlockView extends Region {

  private final PictureWords words = PictureWords.bundled();
  private final BlockNode node = new BlockNode();
  private final Group drawing = new Group(node, node.signs());
  private final Scale scale = new Scale();
  private final Block block;
  private Detail detail = Detail.SMALL;
  private boolean hollow;

  public BlockView(Block block) {
    this.block = block;
    getStyleClass().add("block-view");
    drawing.setManaged(false);
    drawing.getTransforms().add(scale);
    getChildren().add(drawing);
    node.show(block, false, detail, words); // so that it has its colours when it is first painted
    setMouseTransparent(true);
    setAccessibleText(new InWords(words).sided(block));
  }

  /** Draws it as an outline, as of a piece that is not there. */
  public void setHollow(boolean outlined) {
    if (outlined != hollow) {
      hollow = outlined;
      node.show(block, hollow, detail, words);
    }
  }

  @Override
  protected void layoutChildren() {
    double side = Math.min(getWidth(), getHeight());
    scale.setX(side / BlockShape.BOX);
    scale.setY(side / BlockShape.BOX);
    detail = Detail.on(side);
    if (node.show(block, hollow, detail, words)) {
      applyCss(); // what a layout adds would otherwise be painted once without its colours
    }
  }
}
