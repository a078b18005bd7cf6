package rankandfile.ui.search;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Card;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Texts;

/** The list under the search field. The field keeps the keyboard; a click opens as well. */
public final class SearchList extends VBox {

  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final SearchModel model;
  private final Texts texts = new Texts("rankandfile.ui.search.search");
  private final Runnable opened;
  private final List<Button> rows = new ArrayList<>();
  private final VBox list = new VBox();
  private final Scrolling scroll = new Scrolling(list);
  private final Label note = new Label();
  private final ReadOnlyStringWrapper chosenText = new ReadOnlyStringWrapper(this, "chosenText", "");

  /** {@code opened} is called when something was opened by a click. */
  public SearchList(SearchModel model, Runnable opened) {
    this.model = model;
    this.opened = opened;
    setId("search-results");
    getStyleClass().add("search-results");
    note.setId("search-note");
    note.getStyleClass().add("search-note");
    note.setWrapText(true);
    note.textProperty().bind(model.noteProperty());
    note.managedProperty().bind(note.textProperty().isNotEmpty());
    getChildren().addAll(note, scroll);
    scroll.setFocusTraversable(false);
    model.foundProperty().subscribe(this::list);
    model.chosenProperty().subscribe(chosen -> mark());
    setMaxHeight(USE_PREF_SIZE);
  }

  private void list(List<Found> found) {
    rows.clear();
    for (Found one : found) {
      rows.add(row(one, rows.size() + 1, found.size()));
    }
    list.getChildren().setAll(rows);
    scroll.setManaged(!rows.isEmpty());
    scroll.setVisible(!rows.isEmpty());
    mark();
  }

  private Button row(Found one, int number, int of) {
    VBox lines = new VBox(Labels.wrapping(one.title(), "found-title"));
    if (!one.verdict().isEmpty()) {
      lines.getChildren().add(Labels.wrapping(one.verdict(), "found-verdict"));
    }
    if (!one.place().isEmpty()) {
      lines.getChildren().add(Labels.wrapping(one.place(), "found-place"));
    }
    Button row = Card.button(lines);
    row.getStyleClass().setAll("button", "found");
    row.setFocusTraversable(false);
    row.setMaxWidth(Double.MAX_VALUE);
    row.setAccessibleText(texts.text("accessible", number, of, one.title(), one.verdict(), one.place()));
    row.setOnAction(pressed -> {
      if (model.open(one)) {
        opened.run();
      }
    });
    return row;
  }

  private void mark() {
    int at = model.chosenProperty().get();
    chosenText.set(at < rows.size() ? rows.get(at).getAccessibleText() : model.noteProperty().getValue());
    for (int i = 0; i < rows.size(); i++) {
      boolean chosen = i == at;
      rows.get(i).pseudoClassStateChanged(CHOSEN, chosen);
      if (chosen && getScene() != null) {
        layout();
        scroll.reveal(rows.get(i));
      }
    }
  }

  /** What the chosen row says, or the note where there is none: the field's own help for those who do not see it. */
  public ReadOnlyStringProperty chosenTextProperty() {
    return chosenText.getReadOnlyProperty();
  }
}
