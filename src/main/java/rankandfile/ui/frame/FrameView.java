package rankandfile.ui.frame;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.search.SearchList;
import rankandfile.ui.search.SearchModel;

/** The frame's nodes: rail, top bar, the screen in front, and the sheet that may lie over it. */
public final class FrameView extends StackPane {

  /** Below this width, in pixels, and from this text size on, the frame's layout changes. */
  static final double NARROW = 1150;
  static final int LARGE = 150;

  private static final PseudoClass NARROW_CLASS = PseudoClass.getPseudoClass("narrow");
  private static final PseudoClass LARGE_CLASS = PseudoClass.getPseudoClass("large");

  private final FrameModel model;
  private final Settings settings;
  private final Rail rail;
  private final TopBar topBar;
  private final StackPane place = new StackPane();
  private final StackPane body = new StackPane();

  FrameView(FrameModel model, SearchModel search, Settings settings, Texts texts) {
    this.model = model;
    this.settings = settings;
    rail = new Rail(model, texts);
    topBar = new TopBar(model, search, texts);
    getStyleClass().add("frame");
    place.getStyleClass().add("frame-place");
    body.getChildren().addAll(place, veil());
    SearchList found = found(search);
    whenFirst(model.searchingProperty(), () -> body.getChildren().add(1, found));
    VBox right = new VBox(houseRules(), body);
    whenFirst(model.topBarProperty(), () -> right.getChildren().addFirst(topBar));
    VBox.setVgrow(body, Priority.ALWAYS);
    body.setMinHeight(0);
    HBox.setHgrow(right, Priority.ALWAYS);
    right.setMinWidth(0);
    getChildren().add(new HBox(rail, right));
    widthProperty().subscribe(width -> measure());
    settings.textSizeProperty().subscribe(percent -> measure());
  }

  /** What is not seen at first costs no styles and no layout until it is. */
  private static void whenFirst(ObservableValue<Boolean> wanted, Runnable add) {
    AtomicBoolean added = new AtomicBoolean();
    wanted.subscribe(is -> {
      if (is && !added.getAndSet(true)) {
        add.run();
      }
    });
  }

  TopBar topBar() {
    return topBar;
  }

  /** The screen in front. */
  Optional<Parent> screen() {
    return place.getChildren().stream().findFirst().map(Parent.class::cast);
  }

  /** Puts a screen in front. */
  void show(Parent screen) {
    place.getChildren().setAll(screen);
  }

  private Label houseRules() {
    Label strip = new Label();
    strip.setId("house-rules");
    strip.getStyleClass().add("house-rules");
    strip.setWrapText(true);
    strip.setMaxWidth(Double.MAX_VALUE);
    strip.setMinHeight(USE_PREF_SIZE);
    strip.textProperty().bind(model.houseRulesProperty());
    strip.visibleProperty().bind(strip.textProperty().isNotEmpty().and(topBar.visibleProperty()));
    strip.managedProperty().bind(strip.visibleProperty());
    return strip;
  }

  private SearchList found(SearchModel search) {
    SearchList list = new SearchList(search, topBar::leave);
    list.visibleProperty().bind(model.searchingProperty());
    list.managedProperty().bind(list.visibleProperty());
    topBar.field().accessibleHelpProperty().bind(list.chosenTextProperty());
    StackPane.setAlignment(list, Pos.TOP_LEFT);
    StackPane.setMargin(list, new Insets(4, 24, 24, 24));
    return list;
  }

  private Region veil() {
    Region veil = new Region();
    veil.getStyleClass().add("veil");
    veil.visibleProperty().bind(model.choosingProperty());
    veil.setOnMouseClicked(click -> model.closeChooser());
    return veil;
  }

  /** Lays the sheet over the screens; it is seen while an edition is being chosen. */
  void add(Parent sheet) {
    sheet.visibleProperty().bind(model.choosingProperty());
    sheet.managedProperty().bind(sheet.visibleProperty());
    StackPane.setAlignment(sheet, Pos.TOP_RIGHT);
    body.getChildren().add(sheet);
  }

  private void measure() {
    boolean narrow = getWidth() < NARROW;
    int text = settings.textSizeProperty().get();
    boolean changes = narrow != getPseudoClassStates().contains(NARROW_CLASS)
        || text >= LARGE != getPseudoClassStates().contains(LARGE_CLASS);
    pseudoClassStateChanged(NARROW_CLASS, narrow);
    pseudoClassStateChanged(LARGE_CLASS, text >= LARGE);
    if (changes && getScene() != null && getScene().getWindow() != null && getScene().getWindow().isShowing()) {
      applyCss(); // it happens within a layout, and would be painted once with the other measures
    }
    topBar.shorten(narrow && text >= LARGE);
    double width = (narrow ? 28 : 40) + 36 * text / 100.0;
    rail.widen(width);
  }
}
