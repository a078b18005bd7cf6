package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;

/** Sections with a heading and rows, which are there only while they have rows. */
final class ListsView {

  private static final PseudoClass DIFFERS = PseudoClass.getPseudoClass("differs");
  /** How many moves are listed at first. */
  private static final int LAST_MOVES = 4;

  private ListsView() {}

  /** What all editions say to the last move. */
  static VBox elsewhere(DeskModel model, Texts texts) {
    VBox rows = new VBox();
    VBox section = section(texts.text("elsewhere"), rows);
    model.face().elsewhereProperty().subscribe(all -> {
      rows.getChildren().setAll(all.stream().map(e -> elsewhere(e, texts)).toList());
      Parts.show(section, !all.isEmpty());
    });
    return section;
  }

  private static Node elsewhere(Elsewhere row, Texts texts) {
    if (row.editions().size() == Edition.values().length) {
      return Labels.wrapping(texts.text("elsewhere.all", row.verdict()), "elsewhere-all");
    }
    GridPane line = new GridPane();
    line.getStyleClass().add("desk-row");
    for (int part : new int[] {52, 48}) {
      ColumnConstraints column = new ColumnConstraints();
      column.setPercentWidth(part);
      line.getColumnConstraints().add(column);
    }
    Label names = Labels.wrapping(row.names(texts), "elsewhere-names");
    Label verdict = Labels.wrapping(row.differs() ? row.verdict() : texts.text("elsewhere.here", row.verdict()),
        "elsewhere-verdict");
    GridPane.setValignment(names, VPos.TOP);
    GridPane.setValignment(verdict, VPos.TOP);
    line.addRow(0, names, verdict);
    line.pseudoClassStateChanged(DIFFERS, row.differs());
    return line;
  }

  /** The moves, the newest first; of many, the last ones only, until somebody asks for all. */
  static VBox log(DeskModel model, Texts texts) {
    VBox rows = new VBox();
    BooleanProperty whole = new SimpleBooleanProperty();
    Button all = Parts.button("", () -> whole.set(!whole.get()), "flat", "link-button");
    all.setId("all-moves");
    VBox section = section(texts.text("log"), rows);
    section.setId("log");
    section.getChildren().add(all);
    Runnable show = () -> {
      List<String> moves = model.face().logProperty().get();
      int first = whole.get() ? 0 : Math.max(0, moves.size() - LAST_MOVES);
      List<Node> lines = new ArrayList<>();
      for (int i = moves.size() - 1; i >= first; i--) {
        lines.add(Labels.wrapping(texts.text("log.line", i + 1, moves.get(i)), "log-line"));
      }
      rows.getChildren().setAll(lines);
      all.setText(whole.get() ? texts.text("log.fewer") : texts.text("log.all", moves.size()));
      all.setAccessibleText(all.getText());
      Parts.show(all, moves.size() > LAST_MOVES);
      Parts.show(section, !moves.isEmpty());
    };
    model.face().logProperty().subscribe(show);
    whole.subscribe(show);
    show.run();
    return section;
  }

  /** What is wrong with the setup. */
  static VBox defects(DeskModel model, Texts texts) {
    VBox rows = new VBox();
    VBox section = section(texts.text("defects"), rows);
    section.getStyleClass().add("defects");
    section.setId("defects");
    model.face().defectsProperty().subscribe(all -> {
      List<Node> lines = new ArrayList<>(all.stream().map(d -> (Node) Labels.wrapping(d, "defect")).toList());
      lines.add(Labels.wrapping(texts.text("defects.about"), "secondary", "small"));
      rows.getChildren().setAll(lines);
      Parts.show(section, !all.isEmpty());
    });
    return section;
  }

  private static VBox section(String title, VBox rows) {
    VBox section = new VBox(Labels.wrapping(title, "heading-group"), rows);
    section.getStyleClass().add("desk-section");
    return section;
  }
}
