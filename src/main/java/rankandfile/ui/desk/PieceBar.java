package rankandfile.ui.desk;

import java.util.Optional;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;

/** What can be said of the piece that is chosen while pieces are set up. */
final class PieceBar extends FlowPane {

  private final DeskModel model;
  private final Texts texts;
  private final Label name = new Label();
  private final CheckBox moved;
  private final CheckBox known;

  PieceBar(DeskModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("piece-bar");
    name.getStyleClass().add("piece-name");
    name.setMinWidth(Region.USE_PREF_SIZE);
    moved = box("mark.moved");
    known = box("mark.known");
    moved.setOnAction(e -> model.moved(moved.isSelected()));
    known.setOnAction(e -> model.known(known.isSelected()));
    getChildren().addAll(name, moved, known, Parts.button(texts.text("take-off"),
        () -> model.face().chosenProperty().get().ifPresent(c -> model.takeOff(c.square())), "flat", "link-button"));
    model.face().chosenProperty().subscribe(this::show);
  }

  private CheckBox box(String key) {
    CheckBox box = new CheckBox(texts.text(key));
    box.setId(key.replace('.', '-'));
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }

  private void show(Optional<DeskFace.Chosen> chosen) {
    Parts.show(this, chosen.isPresent());
    chosen.ifPresent(c -> {
      name.setText(texts.text("chosen", model.name(c.piece()), c.square()));
      moved.setSelected(c.moved());
      moved.setDisable(!c.piece().rank().canMove());
      known.setSelected(c.known());
    });
  }
}
