package rankandfile.ui.board;

import java.util.Collections;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import rankandfile.picture.Block;
import rankandfile.picture.Face;
import rankandfile.picture.Mark;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.ui.kit.Labels;

/** A sign of the board as it is drawn, small, with what it means beside it: a line of a legend. */
public final class SignName extends HBox {

  private static final PieceId NONE = new PieceId(0);

  private SignName(List<Node> drawn, String key) {
    getStyleClass().add("sign-name");
    getChildren().addAll(drawn);
    Node words = Labels.wrapping(BoardWords.text(key));
    HBox.setHgrow(words, Priority.ALWAYS);
    getChildren().add(words);
  }

  /** A covered piece of this side that has moved. */
  public static SignName moved(Side side) {
    return new SignName(List.of(new BlockView(new Block(NONE, side, new Face.Back(Collections.emptySortedSet()), true,
        false, false))), "sign.moved");
  }

  /** A piece of which both players know what it is. The label is what stands on Scouts. */
  public static SignName known(Side side, String label) {
    Face front = new Face.Front(Rank.SCOUT, label);
    return new SignName(List.of(new BlockView(new Block(NONE, side, front, false, true, false)),
        new BlockView(new Block(NONE, side.other(), front, false, true, false))), "sign.known");
  }

  /** Where the last move began and ended. */
  public static SignName lastMove() {
    return new SignName(List.of(new MarkSign(Mark.FROM), new MarkSign(Mark.TO)), "sign.last-move");
  }
}
