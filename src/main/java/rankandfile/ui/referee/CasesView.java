package rankandfile.ui.referee;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rankandfile.ui.kit.ChoiceList;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Surroundings;

/** The list of cases with its search field, and the open case beside it; in its place where there is no room. */
final class CasesView extends StackPane {

  /** The least room for both at 100 %, and the list, in pixels. */
  private static final double BOTH = 880;
  private static final double ROOMY = 1150;
  private static final double LIST = 420;
  private static final double CLOSE_LIST = 330;

  private final CasesModel model;
  private final Surroundings around;
  private final Texts texts;
  private final TextField field = new TextField();
  private final VBox rows = new VBox();
  private final Scrolling list = new Scrolling(rows);
  private final RefereeHead head;
  private final VBox search;
  private final VBox left = new VBox();
  private final CasePage page;
  private final HBox columns = new HBox();
  private boolean both;
  private boolean wasOpen;

  CasesView(RefereeHead head, CasesModel model, Consumer<CaseModel> savePicture, Surroundings around, Texts texts) {
    this.model = model;
    this.around = around;
    this.texts = texts;
    page = new CasePage(model, savePicture, around, texts);
    getStyleClass().add("cases");
    setMinSize(0, 0);
    list.setFocusTraversable(false);
    VBox.setVgrow(list, Priority.ALWAYS);
    HBox.setHgrow(page, Priority.ALWAYS);
    search = search();
    this.head = head;
    getChildren().add(columns);
    model.entriesProperty().subscribe(v -> fill());
    model.openProperty().subscribe(v -> turn());
    widthProperty().subscribe(v -> arrange());
    around.settings().textSizeProperty().subscribe(v -> arrange());
    Parts.here(this, model.lookingProperty()).subscribe(looking -> Platform.runLater(this::look));
  }

  private VBox search() {
    field.setId("case-search");
    field.setPromptText(texts.text("cases.prompt"));
    field.setAccessibleText(texts.text("cases.prompt.accessible"));
    field.textProperty().bindBidirectional(model.wordsProperty());
    field.setOnAction(entered -> model.openFirst());
    field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (event.getCode() == KeyCode.DOWN && !rows.getChildren().isEmpty()) {
        FocusRing.enter(rows);
        event.consume();
      } else if (event.getCode() == KeyCode.ESCAPE && !field.getText().isEmpty()) {
        field.clear();
        event.consume();
      }
    });
    VBox all = new VBox(field, Labels.wrapping(model.noteProperty(), "cases-note"));
    all.getStyleClass().add("cases-search");
    return all;
  }

  /** Somebody came to look for a case. */
  private void look() {
    if (model.lookingProperty().get() && getScene() != null) {
      model.look(false);
      field.requestFocus();
    }
  }

  private void fill() {
    ChoiceList<CasesModel.Entry> choices = new ChoiceList<>(texts.text("cases.list"), model.entriesProperty().get(),
        CasesModel.Entry::question, CasesModel.Entry::verdict, CasesModel.Entry::group);
    chosen().ifPresent(choices.valueProperty()::set);
    choices.valueProperty().addListener((property, was, is) -> {
      if (both) { // where the case takes the place of the list, one goes through the list first
        open(is);
      }
    });
    choices.addEventHandler(ActionEvent.ACTION, pressed -> open(choices.valueProperty().get()));
    model.openProperty().when(choices.sceneProperty().isNotNull()).subscribe(
        open -> chosen().ifPresent(choices.valueProperty()::set));
    boolean focused = rows.isFocusWithin();
    rows.getChildren().setAll(choices);
    if (focused) {
      FocusRing.enter(rows);
    }
  }

  private Optional<CasesModel.Entry> chosen() {
    return model.openProperty().get().flatMap(c -> model.entriesProperty().get().stream()
        .filter(e -> e.page().chapter().id().equals(c.chapter().id())).findFirst());
  }

  /** A case is opened or closed. Where it takes the place of the list, the focus goes along. */
  private void turn() {
    boolean open = model.openProperty().get().isPresent();
    arrange();
    if (!both && open != wasOpen && getScene() != null) {
      layout();
      if (open) {
        page.enter();
      } else {
        field.requestFocus();
      }
    }
    wasOpen = open;
  }

  private void open(CasesModel.@Nullable Entry entry) {
    if (entry != null) {
      model.open(entry.page());
    }
  }

  private void arrange() {
    double scale = Math.clamp(around.settings().textSizeProperty().get(), 100, 200) / 100.0;
    both = getWidth() >= BOTH * scale;
    boolean open = model.openProperty().get().isPresent();
    double wide = both ? Math.rint((getWidth() >= ROOMY * scale ? LIST : CLOSE_LIST) * scale) : Math.max(1, getWidth());
    left.setMinWidth(wide);
    left.setMaxWidth(wide);
    page.alone(!both);
    page.measure(both ? getWidth() - wide : getWidth(), scale);
    VBox.setVgrow(page, Priority.ALWAYS);
    show(left, both || !open ? List.of(head, search, list) : List.of(head, page));
    show(columns, both ? List.of(left, page) : List.of(left));
  }

  /** What was elsewhere before goes where it is now. */
  private void show(Pane place, List<Node> nodes) {
    if (!place.getChildren().equals(nodes)) {
      columns.getChildren().clear();
      place.getChildren().setAll(nodes);
      applyCss(); // it happens within a layout, and would be painted once with the other layout's measures
    }
  }
}
