package rankandfile.ui.referee;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.picture.Block;
import rankandfile.picture.Face;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.ui.board.BlockView;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** The heading of a row, Red's piece with its name beside it, or of a column, Blue's with its name below. */
final class RankHead extends StackPane {

  /** How many letters stand above a column of the usual width. */
  private static final int LONGEST = 7;

  private final Rank rank;
  private final boolean attacks;
  private final Texts texts;
  private final Label name = new Label();

  /**
   * A heading.
   *
   * @param attacks whether it heads a row
   * @param label the number on the piece
   */
  RankHead(Rank rank, boolean attacks, String label, Texts texts) {
    Side side = attacks ? Side.RED : Side.BLUE;
    Block block = new Block(new PieceId(side == Side.RED ? 0 : 99), side, new Face.Front(rank, label), false, false,
        false);
    this.rank = rank;
    this.attacks = attacks;
    this.texts = texts;
    name.setText(attacks ? Names.of(rank) : above(rank, false, texts));
    name.getStyleClass().add("battle-name");
    name.setMinWidth(USE_PREF_SIZE);
    getStyleClass().addAll("battle-head", attacks ? "battle-row-head" : "battle-column-head");
    if (attacks) {
      HBox line = new HBox(new BlockView(block), name);
      line.setAlignment(Pos.CENTER_LEFT);
      line.getStyleClass().add("battle-line");
      getChildren().add(line);
    } else {
      VBox stack = new VBox(new BlockView(block), name);
      stack.setAlignment(Pos.BOTTOM_CENTER);
      stack.getStyleClass().add("battle-stack");
      getChildren().add(stack);
    }
  }

  /** Names that are too long for their column are cut by hand. */
  private static String above(Rank rank, boolean tight, Texts texts) {
    return tight || Names.of(rank).length() > LONGEST ? texts.text("short." + rank.name()) : Names.of(rank);
  }

  /** Says whether its column is narrower than usual. */
  void tighten(boolean closer) {
    if (!attacks) {
      name.setText(above(rank, closer, texts));
    }
  }
}
