package rankandfile.ui.learn;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import rankandfile.book.Book;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Segments;

/** The contents of the book: two tabs, groups of chapters, ticks for what is done, the open one marked. */
final class ContentsView extends VBox {

  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

  private final Context context;
  private final VBox list = new VBox();
  private final Map<Shelf.Entry, Button> buttons = new HashMap<>();
  private final Runnable chosen;

  /**
   * Contents.
   *
   * @param chosen runs when a page was chosen here
   */
  ContentsView(Context context, Runnable chosen) {
    this.context = context;
    this.chosen = chosen;
    getStyleClass().add("contents");
    list.getStyleClass().add("contents-list");
    Scrolling scrolling = new Scrolling(list);
    scrolling.setFocusTraversable(false);
    setVgrow(scrolling, Priority.ALWAYS);
    getChildren().add(scrolling);
    LearnModel model = context.model();
    model.libraryProperty().subscribe(v -> tabs());
    model.tabProperty().subscribe(v -> fill());
    model.pageProperty().subscribe(v -> mark());
    model.revisionProperty().subscribe(v -> mark());
  }

  private void tabs() {
    getChildren().removeIf(Segments.class::isInstance);
    List<String> tabs = context.model().library().tabs();
    if (tabs.size() > 1) {
      Segments<String> segments = new Segments<>(context.text("tabs"), tabs, t -> context.text("tab." + t));
      segments.valueProperty().set(context.model().tabProperty().get());
      segments.valueProperty().addListener((property, was, is) -> context.model().showTab(is));
      context.model().tabProperty().subscribe(t -> segments.valueProperty().set(t));
      getChildren().addFirst(segments);
    }
    fill();
  }

  private void fill() {
    list.getChildren().clear();
    buttons.clear();
    for (Shelf shelf : context.model().library().shelves(context.model().tabProperty().get())) {
      if (!shelf.title().isEmpty()) {
        list.getChildren().add(Labels.wrapping(shelf.title(), "heading-group", "contents-group"));
      }
      shelf.entries().forEach(e -> list.getChildren().add(entry(e)));
    }
    if (context.model().tabProperty().get().equals(Shelf.REFERENCE)) {
      Button file = Parts.button(context.text("contents.from-file"), context.chapterFromFile(), "flat",
          "contents-file");
      file.setGraphic(new Icon(Icon.Shape.FOLDER));
      list.getChildren().add(file);
    }
    mark();
  }

  private Button entry(Shelf.Entry entry) {
    Button button = Parts.button(entry.title(), () -> {
      context.open().accept(entry.id());
      chosen.run();
    }, "flat", "contents-entry");
    button.setWrapText(true);
    button.setMinWidth(0);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setGraphic(new Icon(Icon.Shape.CHECK));
    buttons.put(entry, button);
    return button;
  }

  private void mark() {
    Book.Page page = context.model().pageProperty().get();
    buttons.forEach((entry, button) -> {
      boolean current = Shelf.leadsTo(entry, page);
      boolean done = context.model().library().isDone(entry.id());
      button.pseudoClassStateChanged(CURRENT, current);
      button.getGraphic().setVisible(done);
      button.setAccessibleText(!current && !done ? entry.title()
          : context.text("contents." + (current ? "current" + (done ? ".done" : "") : "done"), entry.title()));
    });
  }
}
