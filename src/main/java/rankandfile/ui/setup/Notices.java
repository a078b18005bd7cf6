package rankandfile.ui.setup;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.VBox;
import rankandfile.formation.Remark;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/** What is said beside the board: a coach's words first, then the remarks about the army. */
final class Notices extends VBox {

  private final VBox remarks = new VBox();

  Notices(SetupModel model) {
    remarks.getStyleClass().add("remarks");
    getChildren().addAll(coach(model.wish().coach()), remarks);
    model.remarksProperty().subscribe(this::show);
  }

  private static VBox coach(ObservableValue<String> words) {
    VBox box = new VBox(Labels.wrapping(SetupWords.text("coach.title"), "coach-title"),
        Labels.wrapping(words, "coach-words"));
    box.getStyleClass().add("coach");
    words.subscribe(said -> Parts.show(box, !said.isEmpty()));
    return box;
  }

  private void show(List<Remark> all) {
    remarks.getChildren().setAll(Labels.wrapping(SetupWords.text("remarks.title"), "heading-group"));
    all.forEach(r -> remarks.getChildren().add(Labels.wrapping(r.text(), "remark")));
    remarks.getChildren().add(Labels.wrapping(SetupWords.text("remarks.about"), "remarks-about"));
    Parts.show(remarks, !all.isEmpty());
  }
}
