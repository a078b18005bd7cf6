package rankandfile.ui.play;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.VBox;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.ui.board.SignName;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Settings;

/** What the signs on pieces and squares mean; those that are drawn now. */
final class SignsView extends VBox {

  SignsView(GameModel model, Settings settings) {
    Side enemy = model.viewer().other();
    SignName moved = SignName.moved(enemy);
    SignName known = SignName.known(enemy, model.numbering().label(Rank.SCOUT));
    getStyleClass().add("signs");
    getChildren().addAll(moved, known, SignName.lastMove());
    ObservableValue<Boolean> over = model.shownProperty().map(shown -> model.end().isPresent());
    Parts.here(this, settings.rememberProperty().flatMap(on -> over.map(o -> on && !o)))
        .subscribe(yes -> Parts.show(moved, yes == null || yes));
    Parts.here(this, settings.rememberProperty().flatMap(on -> over.map(o -> on || o)))
        .subscribe(yes -> Parts.show(known, yes == null || yes));
  }
}
