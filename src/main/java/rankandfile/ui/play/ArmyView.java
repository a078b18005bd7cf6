package rankandfile.ui.play;

import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rankandfile.rules.Side;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/** What is left of either army: a row for each rank, the upper signs the other side's. One stop for Tab. */
final class ArmyView extends VBox {

  private final GameModel model;
  private final VBox rows = new VBox();
  private final HBox sums = new HBox();

  ArmyView(GameModel model) {
    this.model = model;
    getStyleClass().add("army");
    sums.getStyleClass().add("army-sums");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.TEXT);
    getChildren().addAll(Labels.wrapping(PlayWords.text("army"), "heading-group", "army-title"), sums, rows);
    ObservableValue<List<ArmyRow>> army = model.shownProperty().map(s -> s.sight().army());
    Parts.here(this, army).subscribe(this::show);
  }

  private void show(List<ArmyRow> army) {
    Side own = model.viewer();
    rows.getChildren().setAll(army.stream().map(r -> row(r, own)).toList());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    sums.getChildren().setAll(sum(army, own.other()), gap, sum(army, own));
    setAccessibleText(PlayWords.text("army.accessible", name(own.other()), name(own), army.stream()
        .map(r -> PlayWords.text("army.row", r.name(), r.of(own.other()).standing(), r.of(own).standing()))
        .collect(Collectors.joining(" "))));
  }

  private Node sum(List<ArmyRow> army, Side side) {
    int standing = army.stream().mapToInt(r -> r.of(side).standing()).sum();
    Label words = new Label(PlayWords.text("army.sum", name(side), standing));
    words.setGraphic(new SideMark(side, false));
    words.getStyleClass().add("army-sum");
    words.setMinWidth(USE_PREF_SIZE);
    return words;
  }

  private String name(Side side) {
    return PlayerNames.brief(model.players(), side);
  }

  private static Node row(ArmyRow row, Side own) {
    Label name = Labels.wrapping(row.name(), "army-name");
    Label number = new Label(row.isNumbered() ? row.number() : "");
    number.getStyleClass().add("army-number");
    number.setMinWidth(USE_PREF_SIZE);
    HBox words = new HBox(name, number);
    words.getStyleClass().add("army-words");
    VBox signs = new VBox(signs(row.of(own.other()), own.other()), signs(row.of(own), own));
    signs.getStyleClass().add("army-signs");
    HBox line = new HBox(new EmblemView(row.rank()), words, signs);
    line.setAlignment(Pos.CENTER_LEFT);
    line.getStyleClass().add("army-row");
    return line;
  }

  private static Node signs(ArmyRow.Left left, Side side) {
    HBox signs = new HBox();
    signs.getStyleClass().add("army-line");
    for (int i = 0; i < left.standing() + left.lost(); i++) {
      signs.getChildren().add(new SideMark(side, i >= left.standing()));
    }
    return signs;
  }
}
