package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;

/** Sections with a heading and rows, which are there only while they have rows. */
final class ListsView {

  private static final PseudoClass DIFFERS = PseudoClass.getPseudoClass("differs");
  /** How many moves are listed; more are rarely looked at and would make the page long. */
  private static final int MOST_MOVES = 60;

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
    Label names = Labels.wrapping(row.names(texts), "elsewhere-names");
    Label verdict = Labels.wrapping(row.differs() ? row.verdict() : texts.text("elsewhere.here", row.verdict()),
        "elsewhere-verdict");
    names.setPrefWidth(0);
    verdict.setPrefWidth(0);
    names.setMaxWidth(Double.MAX_VALUE);
    verdict.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(names, Priority.ALWAYS);
    HBox.setHgrow(verdict, Priority.ALWAYS);
    HBox line = new HBox(names, verdict);
    line.getStyleClass().add("desk-row");
    line.pseudoClassStateChanged(DIFFERS, row.differs());
    return line;
  }

  /** The moves, the newest first. */
  static VBox log(DeskModel model, Texts texts) {
    VBox rows = new VBox();
    VBox section = section(texts.text("log"), rows);
    model.face().logProperty().subscribe(all -> {
      List<Node> lines = new ArrayList<>();
      int first = Math.max(0, all.size() - MOST_MOVES);
      for (int i = all.size() - 1; i >= first; i--) {
        lines.add(Labels.wrapping(texts.text("log.line", i + 1, all.get(i)), "log-line"));
      }
      if (first > 0) {
        lines.add(Labels.wrapping(texts.text("log.earlier", first), "log-line", "secondary"));
      }
      rows.getChildren().setAll(lines);
      Parts.show(section, !all.isEmpty());
    });
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
    VBox section = new VBox(Labels.wrapping(title, "heading-section"), rows);
    section.getStyleClass().add("desk-section");
    return section;
  }
}
