package rankandfile.ui.board;

import javafx.scene.control.Label;
import rankandfile.picture.Mark;
import rankandfile.picture.PictureWords;

/** A mark of the board on a small square, with what it means beside it. */
public final class MarkName extends Label {

  public MarkName(Mark mark) {
    super(PictureWords.bundled().mark(mark), new MarkSign(mark));
    getStyleClass().add("mark-name");
    setWrapText(true);
    setMinHeight(USE_PREF_SIZE);
  }
}
