package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import rankandfile.picture.Block;
import rankandfile.picture.Face;
import rankandfile.rules.Piece;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Numbering;
import rankandfile.ui.board.BlockView;
import rankandfile.ui.board.Carrying;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/**
 * Both armies beside the board, each piece with how many of it are left. A piece is taken by a click, by Enter, or by
 * dragging it onto the board. Tab stops here once; arrow keys go from piece to piece.
 */
final class TrayView extends GridPane {

  private static final PseudoClass NONE = PseudoClass.getPseudoClass("none");

  private final DeskModel model;
  private final Carrying carrying;
  private final Node captured;
  private final Texts texts;
  private final List<List<Cell>> cells = new ArrayList<>();
  private List<Rank> ranks = List.of();
  private int row;
  private int column;

  /** A piece of the tray with its count. */
  private record Cell(Piece piece, ToggleButton button, Label count) {}

  /** @param captured where captured pieces are dropped, beside the board */
  TrayView(DeskModel model, Carrying carrying, Node captured, Texts texts) {
    this.model = model;
    this.carrying = carrying;
    this.captured = captured;
    this.texts = texts;
    getStyleClass().add("tray");
    setId("tray");
    setAccessibleText(texts.text("tray"));
    ColumnConstraints names = new ColumnConstraints();
    names.setHgrow(Priority.ALWAYS);
    getColumnConstraints().addAll(new ColumnConstraints(), new ColumnConstraints(), names);
    model.face().numberingProperty().subscribe(n -> build());
    model.face().trayProperty().subscribe(r -> update());
    model.face().inHandProperty().subscribe(this::hold);
    addEventFilter(KeyEvent.KEY_PRESSED, this::arrow);
  }

  private void update() {
    List<Tray.Row> rows = model.face().trayProperty().get();
    if (!rows.stream().map(Tray.Row::rank).toList().equals(ranks)) {
      build();
    }
    for (int i = 0; i < rows.size(); i++) {
      for (Cell cell : cells.get(i)) {
        show(cell, rows.get(i).left(cell.piece().side()));
      }
    }
  }

  private void show(Cell cell, int left) {
    cell.count().setText(left < 0 ? texts.text("tray.over", -left) : Integer.toString(left));
    cell.button().pseudoClassStateChanged(NONE, left == 0);
    cell.button().setAccessibleText(texts.text(left < 0 ? "tray.piece.over" : "tray.piece",
        model.setUp().name(cell.piece()), Math.abs(left)));
  }

  private void build() {
    List<Tray.Row> rows = model.face().trayProperty().get();
    ranks = rows.stream().map(Tray.Row::rank).toList();
    getChildren().clear();
    cells.clear();
    add(head("tray.red"), 0, 0);
    add(head("tray.blue"), 1, 0);
    Numbering numbering = model.face().numberingProperty().get();
    for (int i = 0; i < rows.size(); i++) {
      Tray.Row each = rows.get(i);
      List<Cell> line = List.of(cell(new Piece(Side.RED, each.rank()), numbering),
          cell(new Piece(Side.BLUE, each.rank()), numbering));
      cells.add(line);
      addRow(i + 1, line.get(0).button(), line.get(1).button(), name(each.rank()));
      line.forEach(c -> show(c, each.left(c.piece().side())));
    }
    row = Math.clamp(row, 0, Math.max(0, rows.size() - 1));
    stop();
    hold(model.face().inHandProperty().get());
  }

  private Label head(String key) {
    Label label = new Label(texts.text(key));
    label.getStyleClass().add("tray-head");
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  private Label name(Rank rank) {
    Label label = new Label(Names.of(rank));
    label.getStyleClass().add("tray-name");
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  private Cell cell(Piece piece, Numbering numbering) {
    Label count = new Label();
    count.getStyleClass().add("tray-count");
    HBox face = new HBox(block(piece, numbering), count);
    face.getStyleClass().add("tray-face");
    face.setAlignment(Pos.CENTER_LEFT);
    face.setMouseTransparent(true);
    ToggleButton button = new ToggleButton();
    button.setGraphic(face);
    button.getStyleClass().setAll("toggle-button", "tray-piece");
    button.setId("tray-" + rankandfile.notation.Words.code(piece));
    button.setOnAction(pressed -> {
      model.setUp().take(piece);
      hold(model.face().inHandProperty().get());
    });
    carrying.from(button, () -> true, () -> block(piece, numbering), (square, x, y) -> drop(piece, square, x, y));
    return new Cell(piece, button, count);
  }

  private void drop(Piece piece, Optional<Square> square, double x, double y) {
    if (square.isPresent()) {
      model.setUp().place(piece, square.get());
    } else if (captured.getScene() != null
        && captured.localToScene(captured.getLayoutBounds()).contains(x, y)) {
      model.setUp().capture(piece);
    }
  }

  static BlockView block(Piece piece, Numbering numbering) {
    return new BlockView(new Block(new PieceId(0), piece.side(),
        new Face.Front(piece.rank(), numbering.label(piece.rank())), false, false, false));
  }

  private void hold(Optional<Piece> piece) {
    for (List<Cell> line : cells) {
      line.forEach(c -> c.button().setSelected(piece.equals(Optional.of(c.piece()))));
    }
  }

  private void arrow(KeyEvent event) {
    int down = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
    int right = event.getCode() == KeyCode.RIGHT ? 1 : event.getCode() == KeyCode.LEFT ? -1 : 0;
    if (down == 0 && right == 0 || event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    find(event);
    row = Math.clamp(row + down, 0, cells.size() - 1);
    column = Math.clamp(column + right, 0, 1);
    stop();
    cells.get(row).get(column).button().requestFocus();
    event.consume();
  }

  private void find(KeyEvent event) {
    for (int i = 0; i < cells.size(); i++) {
      for (int j = 0; j < 2; j++) {
        if (cells.get(i).get(j).button() == event.getTarget()) {
          row = i;
          column = j;
        }
      }
    }
  }

  /** Tab stops at one piece only. */
  private void stop() {
    for (int i = 0; i < cells.size(); i++) {
      for (int j = 0; j < 2; j++) {
        cells.get(i).get(j).button().setFocusTraversable(i == row && j == column);
      }
    }
  }
}
