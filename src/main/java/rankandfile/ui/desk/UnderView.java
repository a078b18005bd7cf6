package rankandfile.ui.desk;

import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;

/** Names the rules of the board beside its verdicts, where they are not those in force, with the way back to these. */
final class UnderView extends VBox {

  UnderView(DeskModel model, Texts texts) {
    Button back = Parts.button(texts.text("under.back"), model::playAsInForce, "flat", "link-button");
    back.setId("play-as-in-force");
    getChildren().addAll(Labels.wrapping(model.face().underProperty(), "secondary", "small"), back);
    model.face().underProperty().subscribe(text -> Parts.show(this, !text.isEmpty()));
  }
}
