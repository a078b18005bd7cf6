package rankandfile.ui.setup;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import rankandfile.play.Lineup;
import rankandfile.rules.edition.Numbering;
import rankandfile.ui.board.MiniBoard;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/** A lineup to choose: its name, a small board, what is said of it, and the button that sets it up. */
final class LineupCard extends VBox {

  private static final int SQUARE = 27;

  private final String name;
  private final HBox head;

  /** @param said what stands under the board; empty for nothing */
  LineupCard(String name, String said, Lineup lineup, Numbering numbering, Runnable use) {
    this.name = name;
    getStyleClass().add("lineup-card");
    Label title = Labels.wrapping(name, "lineup-name");
    title.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(title, Priority.ALWAYS);
    Button button = Parts.button(SetupWords.text("formation.use"), use, "flat", "link-button", "use");
    button.setAccessibleText(SetupWords.text("formation.use.accessible", name) + ". " + said);
    head = new HBox(title, button);
    head.getStyleClass().add("lineup-head");
    getChildren().addAll(head, new MiniBoard(SetupPicture.small(lineup, numbering), SQUARE,
        name + ". " + String.join(" ", lineup.rows())));
    if (!said.isEmpty()) {
      getChildren().add(Labels.wrapping(said, "lineup-said"));
    }
  }

  /** Adds the button that deletes it. */
  LineupCard deletedBy(Runnable delete) {
    Button button = Parts.button(SetupWords.text("shelf.delete"), delete, "flat", "link-button",
        "delete");
    button.setAccessibleText(SetupWords.text("shelf.delete.accessible", name));
    head.getChildren().add(button);
    return this;
  }
}
