package rankandfile.ui.desk;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;

/** What can be asked of the chosen piece in play, and what can be said of it while pieces are set up. */
final class PieceBar extends FlowPane {

  private final DeskModel model;
  private final Texts texts;
  private final Label name = new Label();
  private final CheckBox moved;
  private final CheckBox known;
  private final List<Region> named;

  PieceBar(DeskModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("piece-bar");
    name.getStyleClass().add("piece-name");
    name.setMinWidth(Region.USE_PREF_SIZE);
    moved = box("mark.moved");
    known = box("mark.known");
    moved.setOnAction(e -> model.setUp().moved(moved.isSelected()));
    known.setOnAction(e -> model.setUp().known(known.isSelected()));
    Button off = Parts.button(texts.text("take-off"),
        () -> model.face().chosenProperty().get().ifPresent(c -> model.hand().takeOff(c.square())), "flat",
        "link-button");
    off.setId("take-off");
    named = List.of(name, moved, known, off);
    ToggleButton ask = ask();
    Label choose = Labels.wrapping(texts.text("choose"), "secondary", "small");
    choose.maxWidthProperty().bind(widthProperty());
    getChildren().addAll(ask, choose);
    getChildren().addAll(named);
    model.face().modeProperty().subscribe(mode -> Parts.show(ask, mode == DeskModel.Mode.PLAY));
    choose.visibleProperty().bind(ask.visibleProperty().not().and(name.visibleProperty().not()));
    choose.managedProperty().bind(choose.visibleProperty());
    model.face().chosenProperty().subscribe(this::show);
  }

  private ToggleButton ask() {
    ToggleButton ask = new ToggleButton(texts.text("ask"), new Icon(Icon.Shape.QUESTION));
    ask.setId("desk-ask");
    ask.getStyleClass().setAll("toggle-button", "flat", "tool", "tool-ask");
    ask.setAccessibleText(texts.text("ask.accessible"));
    ask.setMinWidth(Region.USE_PREF_SIZE);
    model.face().askingProperty().subscribe(ask::setSelected);
    ask.setOnAction(pressed -> model.hand().ask(ask.isSelected()));
    return ask;
  }

  private CheckBox box(String key) {
    CheckBox box = new CheckBox(texts.text(key));
    box.setId(key.replace('.', '-'));
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }

  private void show(Optional<DeskFace.Chosen> chosen) {
    named.forEach(n -> Parts.show(n, chosen.isPresent()));
    chosen.ifPresent(c -> {
      name.setText(texts.text("chosen", model.setUp().name(c.piece()), c.square()));
      moved.setSelected(c.moved());
      moved.setDisable(!c.piece().rank().canMove());
      known.setSelected(c.known());
    });
  }
}
