package rankandfile.ui.board;

import java.util.List;
import javafx.scene.layout.VBox;
import rankandfile.picture.Mark;
import rankandfile.rules.Side;

/** What all the signs of a board mean, on pieces and on squares. */
public final class Legend extends VBox {

  private static final List<Mark> MARKS = List.of(Mark.SELECTED, Mark.MAY_GO, Mark.MAY_ATTACK, Mark.REFUSED_SQUARE,
      Mark.REFUSED_PIECE, Mark.CAN_MOVE, Mark.LOOK, Mark.HINT, Mark.NOTED);

  /** @param label what stands on Scouts */
  public Legend(String label) {
    getStyleClass().add("legend");
    getChildren().addAll(SignName.moved(Side.BLUE), SignName.known(Side.BLUE, label), SignName.lastMove());
    MARKS.forEach(mark -> getChildren().add(new MarkName(mark)));
  }
}
