package rankandfile.ui.play;

import java.util.List;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.rules.Side;
import rankandfile.ui.kit.FirstFrame;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/** The list of the moves. A move that is chosen is shown on the board; arrow keys go through them. */
final class MovesView extends VBox {

  private final GameModel model;
  private final ListView<LogLine> list = new ListView<>();
  private boolean showing;
  private int shownLine = -1;

  MovesView(GameModel model) {
    this.model = model;
    getStyleClass().add("moves");
    Button start = Parts.button(PlayWords.text("moves.start"), () -> model.lookAt(0), "flat", "link-button");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox head = new HBox(Labels.wrapping(PlayWords.text("moves"), "panel-label"), gap, start);
    head.setAlignment(Pos.CENTER_LEFT);
    list.getStyleClass().add("moves-list");
    list.setAccessibleText(PlayWords.text("moves.accessible"));
    list.setCellFactory(all -> new Line());
    list.setPlaceholder(Labels.wrapping(PlayWords.text("moves.none"), "moves-none"));
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    list.getSelectionModel().selectedItemProperty().addListener((property, was, is) -> choose(is));
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(head, list);
    list.heightProperty().subscribe(height -> revealLater()); // the lines are laid out by then
    ObservableValue<Shown> shown = Parts.here(this, model.shownProperty());
    shown.subscribe(this::show);
    start.disableProperty().bind(shown.map(s -> s.sight().log().isEmpty() && s.replay().isEmpty()));
  }

  ListView<LogLine> list() {
    return list;
  }

  /** Esc leaves the past. */
  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      model.backToGame();
      event.consume();
    }
  }

  /** The list fails where what is selected changes again while it tells of a change. */
  private void choose(LogLine line) {
    if (line != null && !showing) {
      Platform.runLater(() -> model.lookAt(line.ply()));
    }
  }

  private void show(Shown shown) {
    if (shown == null) {
      return;
    }
    showing = true;
    List<LogLine> lines = model.log();
    if (!lines.equals(list.getItems())) {
      list.setItems(FXCollections.observableArrayList(lines));
    }
    int here = shown.replay().map(r -> index(lines, r.plyProperty().get())).orElse(lines.size() - 1);
    if (shown.replay().isEmpty() || here < 0) {
      list.getSelectionModel().clearSelection();
    } else {
      list.getSelectionModel().select(here);
    }
    shownLine = here;
    reveal();
    revealLater(); // the list may have another height by then
    showing = false;
  }

  private void revealLater() {
    FirstFrame.after(() -> {
      if (list.getScene() != null && list.getScene().getWindow() != null) {
        reveal();
      }
    });
  }

  /** Scrolls no further than needed, so that the line is in sight. */
  private void reveal() {
    if (shownLine >= 0 && list.getHeight() == 0) {
      list.scrollTo(shownLine); // for when it is laid out first
    } else if (shownLine >= 0) {
      show(shownLine);
    }
  }

  private void show(int line) {
    list.applyCss();
    list.layout(); // so that it knows how high its lines are
    if (list.lookup(".virtual-flow") instanceof VirtualFlow<?> lines) {
      lines.scrollTo(line);
    }
  }

  /** The line of the move after which the game stands so; -1 for the start. */
  private static int index(List<LogLine> lines, int ply) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).ply() == ply) {
        return i;
      }
    }
    return -1;
  }

  /** A move: the number of its turn, a sign for the side, where it went, and what came of it. */
  private static final class Line extends ListCell<LogLine> {
    private final Label turn = new Label();
    private final SideMark red = new SideMark(Side.RED, false);
    private final SideMark blue = new SideMark(Side.BLUE, false);
    private final StackPane mark = new StackPane(red, blue);
    private final Label move = new Label();
    private final Label result = new Label();
    private final HBox all = new HBox(column(turn, "move-turn"), mark, column(move, "move-way"), result);

    Line() {
      getStyleClass().add("move-line");
      setPrefWidth(0); // no wider than the list
      result.getStyleClass().add("move-result");
      result.setMinWidth(0);
      result.setWrapText(true);
      HBox.setHgrow(result, Priority.ALWAYS);
      all.setAlignment(Pos.CENTER_LEFT);
      all.getStyleClass().add("move-all");
    }

    /** What came of a move may take several lines, which a cell does not see by itself. */
    @Override
    protected double computePrefHeight(double width) {
      double sides = snappedLeftInset() + snappedRightInset();
      return getGraphic() == null ? super.computePrefHeight(width)
          : snappedTopInset() + all.prefHeight(width < 0 ? width : width - sides) + snappedBottomInset();
    }

    /** As wide as its style says, or as its words need. */
    private static HBox column(Label words, String style) {
      words.setMinWidth(Region.USE_PREF_SIZE);
      HBox column = new HBox(words);
      column.getStyleClass().add(style);
      return column;
    }

    @Override
    protected void updateItem(LogLine line, boolean empty) {
      super.updateItem(line, empty);
      setText(null);
      setGraphic(empty || line == null ? null : all);
      setAccessibleText(empty || line == null ? "" : line.words());
      if (!empty && line != null) {
        turn.setText(line.ply() % 2 == 1 && line.isMove() ? Integer.toString(line.turn()) : "");
        red.setVisible(line.isMove() && line.side() == Side.RED);
        blue.setVisible(line.isMove() && line.side() == Side.BLUE);
        move.setText(line.move());
        result.setText(line.result());
      }
    }
  }
}
