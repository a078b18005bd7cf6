package rankandfile.ui.welcome;

import java.util.Locale;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rankandfile.ui.kit.Card;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.FirstFrame;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Pair;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.welcome.WelcomeModel.Door;

/** The doors at the left, and where there is room for it a board that runs out of the window at the right. */
public final class WelcomeView extends Region {

  /** The least width of the board that is worth showing, in pixels. */
  private static final double LEAST_BOARD = 300;

  private final WelcomeModel model;
  private final Texts texts;
  private final Hyperlink otherBox = new Hyperlink();
  private final Scrolling page;
  private @Nullable BleedingBoard board;

  WelcomeView(WelcomeModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    VBox doors = new VBox(door(Door.LEARN, Icon.Shape.BOOK), door(Door.SETTLE, Icon.Shape.SCALES),
        door(Door.PLAY, Icon.Shape.BLOCKS));
    doors.getStyleClass().add("doors");
    Region gap = new Region();
    VBox.setVgrow(gap, Priority.ALWAYS);
    VBox column = new VBox(Labels.wrapping(texts.text("title"), "heading-welcome"),
        Labels.wrapping(texts.text("lead"), "welcome-lead"), doors, goOn(), gap, footer());
    column.getStyleClass().add("welcome-column");
    page = new Scrolling(column);
    page.getStyleClass().add("welcome-text");
    page.setFitToHeight(true);
    getStyleClass().add("welcome");
    getChildren().add(page);
    FirstFrame.after(this::addBoard);
  }

  /** The board is only to be looked at: a window opens its doors before it is there. */
  private void addBoard() {
    if (board == null) {
      board = new BleedingBoard(model.boardProperty());
      getChildren().add(board);
    }
  }

  Hyperlink otherBox() {
    return otherBox;
  }

  private Button door(Door door, Icon.Shape shape) {
    String key = "door." + door.name();
    Label title = Labels.wrapping(texts.text(key), "door-title");
    Label about = Labels.wrapping(texts.text(key + ".about"), "door-about");
    Button button = Card.door(shape, title, about, () -> model.enter(door));
    button.setId("door-" + door.name().toLowerCase(Locale.ROOT));
    return button;
  }

  private HBox goOn() {
    Button button = new Button(texts.text("continue"));
    button.setId("continue");
    button.getStyleClass().addAll("primary", "continue");
    button.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    button.setOnAction(pressed -> model.goOn());
    Label title = Labels.wrapping("", "continue-title");
    Label note =
        Labels.wrapping(text(model.continuationProperty().map(o -> o.map(Continuation::note))), "continue-note");
    title.textProperty().bind(text(model.continuationProperty().map(o -> o.map(Continuation::title))));
    button.accessibleTextProperty().bind(title.textProperty().map(t -> texts.text("continue.accessible", t)));
    VBox words = new VBox(title, note);
    HBox row = new HBox(button, words);
    row.getStyleClass().add("continue-row");
    model.continuationProperty().subscribe(offered -> {
      row.setVisible(offered.isPresent());
      row.setManaged(offered.isPresent());
    });
    return row;
  }

  private static ObservableValue<String> text(ObservableValue<Optional<String>> words) {
    return words.map(w -> w.orElse(""));
  }

  private VBox footer() {
    Label edition = Labels.wrapping(model.editionProperty(), "welcome-edition");
    otherBox.setText(texts.text("other-box"));
    otherBox.setId("other-box");
    otherBox.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    Pair first = new Pair(edition, otherBox, 4, false);
    first.getStyleClass().add("welcome-box");
    VBox footer = new VBox(first, Labels.wrapping(texts.text("unofficial"), "welcome-unofficial"));
    footer.getStyleClass().add("welcome-footer");
    return footer;
  }

  @Override
  protected void layoutChildren() {
    if (getScene().getWindow() == null) {
      addBoard(); // a picture has one frame only
    }
    double column = snapSizeX(page.prefWidth(-1));
    double rest = getWidth() - column;
    boolean room = rest >= LEAST_BOARD;
    place(page, 0, room ? column : getWidth());
    if (board != null) {
      board.setVisible(room);
      place(board, column, Math.max(0, rest));
    }
  }

  private void place(Node node, double x, double width) {
    node.resizeRelocate(x, 0, width, getHeight());
  }
}
