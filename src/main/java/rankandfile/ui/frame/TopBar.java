package rankandfile.ui.frame;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Card;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.search.SearchModel;

/** The search field, and the edition in force as the button that opens the choice of another. */
final class TopBar extends HBox {

  private final FrameModel model;
  private final SearchModel search;
  private final Texts texts;
  private final TextField field = new TextField();
  private final Button edition;
  private Runnable left = () -> {};

  TopBar(FrameModel model, SearchModel search, Texts texts) {
    this.model = model;
    this.search = search;
    this.texts = texts;
    edition = edition();
    Region gap = new Region();
    gap.getStyleClass().add("top-bar-gap");
    setHgrow(gap, Priority.ALWAYS);
    setMinHeight(USE_PREF_SIZE);
    getStyleClass().add("top-bar");
    getChildren().addAll(search(), ways(), gap, edition);
    visibleProperty().bind(model.topBarProperty());
    managedProperty().bind(visibleProperty());
  }

  /** Whether there is little room. */
  void shorten(boolean little) {
    field.setPromptText(texts.text(little ? "search.prompt.short" : "search.prompt"));
  }

  TextField field() {
    return field;
  }

  private StackPane search() {
    Icon glass = new Icon(Icon.Shape.SEARCH);
    Label key = new Label(texts.text("search.key"));
    key.getStyleClass().add("key-cap");
    key.setMouseTransparent(true);
    key.setMinWidth(USE_PREF_SIZE);
    field.setId("search");
    field.setAccessibleText(texts.text("search.accessible"));
    shorten(false);
    key.visibleProperty().bind(field.textProperty().isEmpty());
    field.textProperty().bindBidirectional(search.wordsProperty());
    field.setOnAction(entered -> leaveWhenFound());
    field.focusedProperty().subscribe(this::focus);
    field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    StackPane all = new StackPane(field, glass, key);
    all.getStyleClass().add("search");
    StackPane.setAlignment(glass, Pos.CENTER_LEFT);
    StackPane.setAlignment(key, Pos.CENTER_RIGHT);
    return all;
  }

  /** The ways back and forward through the places where one was. */
  private HBox ways() {
    HBox ways = new HBox(way("back", Icon.Shape.LEFT, model::back, model.canGoBackProperty()),
        way("forward", Icon.Shape.RIGHT, model::forward, model.canGoForwardProperty()));
    ways.getStyleClass().add("ways");
    return ways;
  }

  private Button way(String key, Icon.Shape shape, Runnable pressed, ObservableBooleanValue possible) {
    Button button = Parts.button("", pressed, "flat", "way");
    button.setId(key);
    button.setGraphic(new Icon(shape));
    Parts.name(button, texts.text(key));
    button.disableProperty().bind(Bindings.not(possible));
    return button;
  }

  private void focus(boolean focused) {
    if (focused) {
      model.beginSearch();
    } else {
      model.endSearch();
    }
  }

  private void leaveWhenFound() {
    if (search.open()) {
      leave();
    }
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case ESCAPE -> leave();
      case DOWN -> search.next();
      case UP -> search.previous();
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** Gives the keyboard back and forgets what was typed. */
  void leave() {
    field.clear();
    left.run();
  }

  /** What gives the keyboard back. */
  void onLeave(Runnable giveBack) {
    left = giveBack;
  }

  private Button edition() {
    Label name = new Label();
    name.textProperty().bind(model.editionProperty());
    name.getStyleClass().add("edition-name");
    Label direction = new Label();
    direction.textProperty().bind(model.directionProperty());
    direction.getStyleClass().add("edition-direction");
    VBox lines = new VBox(name, direction);
    lines.getStyleClass().add("edition-lines");
    for (Label line : new Label[] {name, direction}) {
      line.setMinSize(0, USE_PREF_SIZE);
      line.setWrapText(true);
    }
    HBox all = new HBox(lines, new Icon(Icon.Shape.DOWN));
    all.getStyleClass().add("edition-all");
    Button edition = Card.button(all);
    edition.setId("edition");
    edition.getStyleClass().setAll("button", "edition-button");
    edition.accessibleTextProperty().bind(model.editionProperty().flatMap(e -> model.directionProperty()
        .flatMap(d -> model.houseRulesProperty().map(h -> texts.text("edition.accessible", e, d, h).strip()))));
    edition.setOnAction(pressed -> toggle());
    return edition;
  }

  private void toggle() {
    if (model.choosingProperty().get()) {
      model.closeChooser();
    } else {
      model.openChooser();
    }
  }
}
