package rankandfile.ui.play;

import java.util.Collections;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import rankandfile.picture.Block;
import rankandfile.picture.Face;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.ui.board.BlockView;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Settings;

/** What the signs at the corners of the enemy's pieces mean, while the screen keeps in mind what was seen. */
final class SignsView extends VBox {

  private static final PieceId NONE = new PieceId(0);

  SignsView(GameModel model, Settings settings) {
    Face back = new Face.Back(Collections.emptySortedSet());
    Face front = new Face.Front(Rank.SCOUT, model.numbering().label(Rank.SCOUT));
    getStyleClass().add("signs");
    getChildren().addAll(row(new Block(NONE, model.viewer().other(), back, true, false, false), "sign.moved"),
        row(new Block(NONE, model.viewer().other(), front, false, true, false), "sign.known"));
    var shown = Bindings.createBooleanBinding(() -> settings.rememberProperty().get() && model.end().isEmpty(),
        settings.rememberProperty(), model.shownProperty());
    Parts.here(this, shown).subscribe(yes -> Parts.show(this, yes == null || yes));
  }

  private static HBox row(Block block, String key) {
    Label words = Labels.wrapping(PlayWords.text(key), "small", "secondary");
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox row = new HBox(new BlockView(block), words);
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("sign-row");
    return row;
  }
}
