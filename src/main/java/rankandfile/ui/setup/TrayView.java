package rankandfile.ui.setup;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;
import rankandfile.ui.board.BlockView;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.board.Carrying;
import rankandfile.ui.kit.Card;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/**
 * The pieces that are still to be placed, a row for each rank. Tab stops once; arrow keys go from row to row, Enter
 * takes a piece in hand.
 */
final class TrayView extends VBox {

  private static final PseudoClass IN_HAND = PseudoClass.getPseudoClass("in-hand");
  private static final PseudoClass ALL_SET = PseudoClass.getPseudoClass("all-set");

  private final SetupModel model;
  private final BoardView board;
  private final Carrying carrying;
  private final VBox rows = new VBox();
  private final List<Row> shown = new ArrayList<>();
  private int here;

  /** @param carrying takes a piece of a row across the window to the board */
  TrayView(SetupModel model, BoardView board, Carrying carrying) {
    this.model = model;
    this.board = board;
    this.carrying = carrying;
    getStyleClass().add("army");
    Label title = Labels.wrapping(SetupWords.text("tray"), "heading-group");
    Button putBack = Parts.button(SetupWords.text("tray.put-back"),
        () -> model.chosen().ifPresent(model::takeOff), "flat", "link-button");
    putBack.setId("put-back");
    putBack.setAccessibleText(SetupWords.text("tray.put-back.accessible"));
    model.pictureProperty().subscribe(p -> putBack.setVisible(model.chosen().isPresent()));
    HBox.setHgrow(title, Priority.ALWAYS);
    title.setMaxWidth(Double.MAX_VALUE);
    HBox head = new HBox(title, putBack);
    head.getStyleClass().add("army-head");
    getChildren().addAll(head, rows);
    model.numbering().subscribe(numbering -> build());
    model.trayProperty().subscribe(this::show);
    rows.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
  }

  private void build() {
    shown.clear();
    model.trayProperty().get().forEach(row -> shown.add(new Row(row)));
    rows.getChildren().setAll(shown.stream().map(r -> r.button).toList());
    stopAt(here);
    show(model.trayProperty().get());
  }

  private void show(List<TrayRow> tray) {
    for (int i = 0; i < tray.size(); i++) {
      shown.get(i).show(tray.get(i));
    }
  }

  private void stopAt(int row) {
    here = row;
    for (int i = 0; i < shown.size(); i++) {
      shown.get(i).button.setFocusTraversable(i == here);
    }
  }

  private void key(KeyEvent event) {
    int wanted = switch (event.getCode()) {
      case UP, KP_UP -> here - 1;
      case DOWN, KP_DOWN -> here + 1;
      case HOME -> 0;
      case END -> shown.size() - 1;
      default -> -1;
    };
    boolean walks = !event.isAltDown() && !event.isShortcutDown() && event.getCode().isNavigationKey();
    if (walks && wanted >= 0 && wanted < shown.size()) {
      Button from = shown.get(here).button;
      TraversalDirection way = wanted > here ? TraversalDirection.NEXT : TraversalDirection.PREVIOUS;
      stopAt(wanted);
      from.requestFocusTraversal(way); // the focus is shown only where it came by a step
    }
    if (walks) {
      event.consume();
    }
  }

  private BlockView block(Rank rank) {
    return new BlockView(SetupPicture.block(new PieceId(0), model.side(), rank, model.numbering().getValue()));
  }

  private void place(Rank rank, Square square) {
    board.goTo(square);
    model.clear();
    model.place(rank, square);
  }

  /** One rank. */
  private final class Row {
    private final BlockView block;
    private final Label name;
    private final Label count = new Label();
    private final Button button;

    Row(TrayRow row) {
      block = block(row.rank());
      name = new Label(SetupWords.name(row.rank()));
      name.getStyleClass().add("army-name");
      name.setMinWidth(USE_PREF_SIZE);
      name.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(name, Priority.ALWAYS);
      count.getStyleClass().add("army-count");
      count.setMinWidth(USE_PREF_SIZE);
      HBox face = new HBox(block, name, count);
      face.getStyleClass().add("army-face");
      button = Card.button(face);
      button.getStyleClass().setAll("button", "army-row");
      button.setId("tray-" + row.rank().name().toLowerCase(java.util.Locale.ROOT));
      button.setOnAction(pressed -> {
        stopAt(shown.indexOf(this));
        model.take(row.rank());
      });
      carrying.from(button, () -> model.now().toPlace(model.army()).get(row.rank()) > 0,
          () -> block(row.rank()), (square, x, y) -> square.ifPresent(s -> place(row.rank(), s)));
    }

    void show(TrayRow row) {
      boolean allSet = row.left() == 0;
      String told = allSet ? SetupWords.text("tray.all-set") : SetupWords.text("tray.count", row.left(), row.all());
      block.setHollow(allSet);
      count.setText(told);
      button.pseudoClassStateChanged(IN_HAND, row.inHand());
      button.pseudoClassStateChanged(ALL_SET, allSet);
      button.setAccessibleText(SetupWords.text(row.inHand() ? "tray.row.in-hand" : "tray.row",
          SetupWords.name(row.rank()), told));
    }
  }
}
