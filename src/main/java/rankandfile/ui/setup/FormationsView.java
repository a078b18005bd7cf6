package rankandfile.ui.setup;

import javafx.scene.layout.VBox;
import rankandfile.formation.Formation;
import rankandfile.rules.edition.Numbering;
import rankandfile.ui.kit.Labels;

/** The ready formations for the army, drawn with the numbers in force. */
final class FormationsView extends VBox {

  private final SetupModel model;

  FormationsView(SetupModel model) {
    this.model = model;
    getStyleClass().add("formations");
    model.numbering().subscribe(this::show);
  }

  private void show(Numbering numbering) {
    getChildren().setAll(Labels.wrapping(SetupWords.text("formations.about"), "side-about"));
    for (Formation formation : model.formations()) {
      LineupCard card = new LineupCard(formation.name(), formation.why() + " " + formation.fears(),
          formation.lineup(model.side()), numbering, () -> model.use(formation));
      card.setId("formation-" + formation.id());
      getChildren().add(card);
    }
  }
}
