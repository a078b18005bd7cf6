package rankandfile.ui.desk;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import rankandfile.rules.Piece;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;

/** The captured pieces. One is added from the tray by drag or by the button, and given back by pressing it. */
final class CapturedView extends VBox {

  private final DeskModel model;
  private final Texts texts;
  private final FlowPane pieces = new FlowPane();
  private final Label none;

  CapturedView(DeskModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("captured");
    setId("captured");
    pieces.getStyleClass().add("captured-pieces");
    none = Labels.wrapping(texts.text("captured.none"), "secondary", "small");
    Button add = Parts.button(texts.text("captured.add"), this::add, "flat", "link-button");
    add.setId("captured-add");
    model.face().inHandProperty().subscribe(p -> Parts.show(add, p.isPresent()));
    getChildren().addAll(Labels.wrapping(texts.text("captured"), "heading-group"), none, pieces, add);
    model.face().capturedProperty().subscribe(this::show);
    model.face().numberingProperty().subscribe(n -> show(model.face().capturedProperty().get()));
  }

  private void add() {
    Optional<Piece> piece = model.face().inHandProperty().get();
    piece.ifPresent(model.setUp()::capture);
  }

  private void show(List<Piece> captured) {
    pieces.getChildren().setAll(captured.stream().map(this::button).toList());
    Parts.show(pieces, !captured.isEmpty());
    Parts.show(none, captured.isEmpty());
  }

  private Button button(Piece piece) {
    Button button = Parts.button("", () -> model.setUp().giveBack(piece), "flat", "captured-piece");
    button.setGraphic(TrayView.block(piece, model.face().numberingProperty().get()));
    Parts.name(button, texts.text("captured.give-back", model.setUp().name(piece)));
    return button;
  }
}
