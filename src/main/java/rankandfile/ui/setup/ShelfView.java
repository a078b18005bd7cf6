package rankandfile.ui.setup;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import rankandfile.play.SavedLineups;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/** One's own lineups: save this one under a name, use a saved one, and the same with files and texts. */
final class ShelfView extends VBox {

  private final ShelfModel shelf;
  private final SetupModel setup;
  private final TextField name = new TextField();
  private final TextArea text = new TextArea();
  private final Button save = button("shelf.save", "shelf-save");
  private final Button open = button("shelf.open", "shelf-open");
  private final Button export = button("shelf.export", "shelf-export");
  private final Button copy = button("shelf.copy", "shelf-copy");
  private final Button read = button("shelf.read", "shelf-read");
  private final VBox problems = new VBox();
  private Consumer<String> delete = name -> {};
  private final VBox saved = new VBox();

  ShelfView(ShelfModel shelf, SetupModel setup) {
    this.shelf = shelf;
    this.setup = setup;
    getStyleClass().add("shelf");
    problems.getStyleClass().add("shelf-problems");
    getChildren().addAll(problems, naming(), saved, files(), pasting());
    shelf.problemsProperty().subscribe(this::showProblems);
    shelf.savedProperty().subscribe(all -> showSaved());
    setup.numbering().subscribe(numbering -> showSaved());
  }

  private static Button button(String key, String id) {
    Button button = Parts.button(SetupWords.text(key), () -> {});
    button.setId(id);
    return button;
  }

  private VBox naming() {
    name.setId("shelf-name");
    name.setPromptText(SetupWords.text("shelf.name"));
    name.setAccessibleText(SetupWords.text("shelf.name.accessible"));
    name.setOnAction(entered -> save.fire());
    HBox.setHgrow(name, Priority.ALWAYS);
    HBox row = new HBox(name, save);
    row.getStyleClass().add("shelf-row");
    return new VBox(Labels.wrapping(SetupWords.text("shelf.save-about"), "side-about"), row);
  }

  private FlowPane files() {
    FlowPane row = new FlowPane(open, export, copy);
    row.getStyleClass().add("shelf-buttons");
    return row;
  }

  private VBox pasting() {
    text.setId("shelf-text");
    text.setPromptText(SetupWords.text("shelf.paste"));
    text.setAccessibleText(SetupWords.text("shelf.paste.accessible"));
    text.setPrefRowCount(4);
    VBox box = new VBox(text, read);
    box.getStyleClass().add("shelf-paste");
    return box;
  }

  private void showProblems(List<String> all) {
    problems.getChildren().setAll(Labels.wrapping(SetupWords.text("shelf.problems"), "semibold"));
    all.forEach(p -> problems.getChildren().add(Labels.wrapping(p, "shelf-problem")));
    Parts.show(problems, !all.isEmpty());
  }

  private void showSaved() {
    List<SavedLineups.Named> all = shelf.savedProperty().get();
    saved.getChildren().setAll(Labels.wrapping(SetupWords.text(all.isEmpty() ? "shelf.none" : "shelf.saved"),
        all.isEmpty() ? "side-about" : "heading-group"));
    for (SavedLineups.Named each : all) {
      LineupCard card = new LineupCard(each.name(), "", each.lineup().turnedFor(setup.side()),
          setup.numbering().getValue(), () -> shelf.use(each));
      card.deletedBy(() -> delete.accept(each.name()));
      card.setId("saved-" + saved.getChildren().size());
      saved.getChildren().add(card);
    }
    if (shelf.isShared()) {
      saved.getChildren().add(Labels.wrapping(SetupWords.text("shelf.shared", SetupWords.name(setup.side())),
          "side-about"));
    }
  }

  /** What happens when the saved one with a name is to be deleted. */
  void onDelete(Consumer<String> deleting) {
    delete = deleting;
  }

  /** What stands in the field for the name. */
  TextField name() {
    return name;
  }

  /** The text that was pasted. */
  String text() {
    return text.getText();
  }

  Button saveButton() {
    return save;
  }

  Button openButton() {
    return open;
  }

  Button exportButton() {
    return export;
  }

  Button copyButton() {
    return copy;
  }

  Button readButton() {
    return read;
  }
}
