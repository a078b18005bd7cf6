package rankandfile.ui.desk;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;

/** The counts of the rules of repetition, each with a dot for each time that is allowed. */
final class CountsView extends VBox {

  private static final PseudoClass FULL = PseudoClass.getPseudoClass("full");

  CountsView(DeskModel model, Texts texts) {
    getStyleClass().add("desk-section");
    VBox rows = new VBox();
    getChildren().addAll(Labels.wrapping(texts.text("repetition"), "heading-group"), rows);
    model.face().countsProperty().subscribe(counts -> {
      rows.getChildren().setAll(counts.stream().map(CountsView::row).toList());
      Parts.show(this, !counts.isEmpty());
    });
  }

  private static HBox row(Count count) {
    Label what = Labels.wrapping(count.what(), "count-what");
    HBox.setHgrow(what, Priority.ALWAYS);
    what.setMaxWidth(Double.MAX_VALUE);
    Label told = new Label(count.told());
    told.getStyleClass().add("count-told");
    told.setMinWidth(Region.USE_PREF_SIZE);
    HBox row = new HBox(what, dots(count), told);
    row.getStyleClass().add("desk-row");
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private static HBox dots(Count count) {
    HBox dots = new HBox();
    dots.getStyleClass().add("dots");
    dots.setAlignment(Pos.CENTER);
    for (int i = 0; i < count.limit(); i++) {
      Region dot = new Region();
      dot.getStyleClass().add("dot");
      dot.pseudoClassStateChanged(FULL, i < count.count());
      dots.getChildren().add(dot);
    }
    dots.setMinWidth(Region.USE_PREF_SIZE);
    return dots;
  }
}
