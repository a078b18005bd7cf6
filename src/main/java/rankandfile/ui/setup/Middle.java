package rankandfile.ui.setup;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Pair;
import rankandfile.ui.kit.Parts;

/** The board with what stands above and below it: title and count, buttons, status line. */
final class Middle extends VBox {

  private final SetupModel model;
  private final BoardView board;
  private final Button save = button("save", Icon.Shape.SAVE);
  private final Button load = button("load", Icon.Shape.FOLDER);

  Middle(SetupModel model, BoardView board) {
    this.model = model;
    this.board = board;
    getStyleClass().add("setup-middle");
    board.status().say(SetupWords.text("anywhere", SetupWords.rows(model.side())));
    model.saidProperty().addListener((property, was, is) -> board.status().say(is));
    getChildren().addAll(head(), new StackPane(board, new VeilNote(board, model.side())), buttons(), board.status());
  }

  /** How much height there is for the squares of the board when the whole is this large. */
  double roomIn(double width, double height) {
    double inside = width - getInsets().getLeft() - getInsets().getRight();
    double others = getChildren().stream().filter(n -> !(n instanceof StackPane))
        .mapToDouble(n -> n.prefHeight(inside)).sum();
    double edges = board.prefHeight(-1) - 10 * board.getMaxSquare();
    return height - others - edges - getInsets().getTop() - getInsets().getBottom()
        - (getChildren().size() - 1) * getSpacing();
  }

  Button saveButton() {
    return save;
  }

  Button loadButton() {
    return load;
  }

  private Pair head() {
    Button back = button("back", Icon.Shape.LEFT);
    back.setAccessibleText(SetupWords.text("back.accessible"));
    back.setOnAction(pressed -> model.wish().onBack().run());
    HBox title = new HBox(back,
        Labels.wrapping(SetupWords.text("title", SetupWords.rows(model.side())), "setup-title"));
    title.getStyleClass().add("setup-head");
    Label placed = new Label();
    placed.getStyleClass().add("setup-placed");
    placed.setMinWidth(USE_PREF_SIZE);
    placed.setMaxWidth(Double.MAX_VALUE);
    model.lineupProperty().subscribe(l ->
        placed.setText(SetupWords.text("placed", l.pieces().size(), model.army().size())));
    return new Pair(title, placed, 8, true);
  }

  private FlowPane buttons() {
    Button random = button("random", Icon.Shape.DIE);
    random.setOnAction(pressed -> model.shuffle());
    Button mirror = button("mirror", Icon.Shape.MIRROR);
    mirror.setOnAction(pressed -> model.mirror());
    Button clear = button("clear", Icon.Shape.BIN);
    clear.setOnAction(pressed -> model.clearAll());
    Button undo = button("undo", Icon.Shape.UNDO);
    undo.setOnAction(pressed -> model.undo());
    Button redo = button("redo", Icon.Shape.REDO);
    redo.setOnAction(pressed -> model.redo());
    model.pictureProperty().subscribe(picture -> {
      undo.setDisable(!model.canUndo());
      redo.setDisable(!model.canRedo());
    });
    FlowPane row = new FlowPane(random, mirror, clear, save, load, undo, redo);
    row.getStyleClass().add("setup-buttons");
    return row;
  }

  private static Button button(String key, Icon.Shape shape) {
    Button button = Parts.button(SetupWords.text(key), () -> {}, "flat", "setup-button");
    button.setGraphic(new Icon(shape));
    button.setId("setup-" + key);
    return button;
  }
}
