package rankandfile.ui.desk;

import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Texts;

/** The line that stands above the board in its block. It is taken with Enter, or when the field is left. */
final class CaptionView extends VBox {

  CaptionView(DeskModel model, Texts texts) {
    TextField field = new TextField();
    field.setId("desk-caption");
    field.setPromptText(texts.text("caption.prompt"));
    field.setAccessibleText(texts.text("caption"));
    model.face().captionProperty().subscribe(field::setText);
    field.setOnAction(entered -> model.caption(field.getText()));
    field.focusedProperty().addListener((property, was, is) -> {
      if (!is) {
        model.caption(field.getText());
      }
    });
    getStyleClass().add("desk-section");
    getChildren().addAll(Labels.wrapping(texts.text("caption"), "heading-group"), field);
  }
}
