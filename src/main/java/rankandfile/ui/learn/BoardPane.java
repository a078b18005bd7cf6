package rankandfile.ui.learn;

import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import rankandfile.ui.board.BoardView;

/** A board with what is said and done under it. What stands between depends on the kind of board. */
final class BoardPane extends VBox {

  private final LiveBoard board;
  private final BoardView view;
  private final VBox lower = new VBox();

  BoardPane(LiveBoard board, Context context) {
    this.board = board;
    view = new BoardView(board.pictureProperty()
        .flatMap(p -> context.settings().bottomProperty().map(p::seenFrom)), board);
    getStyleClass().add("board-pane");
    view.setId("board-" + board.name());
    view.motionProperty().bind(context.look().motionProperty());
    Parts.here(this, context.settings().coordinatesProperty()).subscribe(view::setCoordinates);
    lower.getStyleClass().add("board-lower");
    lower.getChildren().addAll(switch (board) {
      case ScenarioModel s -> new ScenarioControls(s, context).nodes(said(board, context));
      case TaskModel t -> new TaskControls(t, context).nodes(said(board, context));
    });
    view.status().setText(context.text(board instanceof TaskModel ? "keys.task" : "keys"));
    board.saidProperty().addListener((property, was, is) -> {
      if (!is.words().isEmpty()) {
        view.status().say(is.words());
      }
    });
    view.status().opacityProperty().bind(Bindings.when(Bindings.createBooleanBinding(
        () -> view.status().getText().equals(board.saidProperty().get().words()) && !view.status().isFocused(),
        view.status().textProperty(), board.saidProperty(), view.status().focusedProperty()))
        .then(0).otherwise(1)); // what stands on the card need not be read twice, but S leads to it
    lower.getChildren().add(view.status());
    getChildren().addAll(view, lower);
    sceneProperty().subscribe(scene -> {
      if (scene == null) {
        board.finish();
      }
    });
    new Ticker(board, context.look().motionProperty());
  }

  BoardView board() {
    return view;
  }

  /** The largest side of a square, and the largest height of the board; no limit to the height below 0. */
  void limit(int square, double height) {
    view.setMaxSquare(square);
    view.setMaxHeight(height < 0 ? Double.MAX_VALUE : height);
  }

  /** How many squares lie side by side. */
  int columns() {
    return board.pictureProperty().get().area().columns();
  }

  private static Node said(LiveBoard board, Context context) {
    FlowPane offers = new FlowPane();
    offers.getStyleClass().add("offers");
    board.offersProperty().subscribe(list -> {
      offers.getChildren().setAll(list.stream()
          .map(o -> Parts.button(o.words(), () -> board.choose(o))).toList());
      Parts.show(offers, !list.isEmpty());
    });
    return new VBox(new SaidView(board, context.open(), context.texts()), offers);
  }
}
