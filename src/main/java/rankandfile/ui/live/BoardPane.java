package rankandfile.ui.live;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import rankandfile.rules.Side;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Parts;

/** A board with what is said and done under it. What stands between depends on the kind of board. */
public final class BoardPane extends VBox {

  private final LiveBoard board;
  private final BoardView view;
  private final VBox lower = new VBox();

  /** The board in these surroundings. */
  public BoardPane(LiveBoard board, Surroundings around) {
    this.board = board;
    ObjectProperty<Side> bottom = new SimpleObjectProperty<>(around.settings().bottomProperty().get());
    Parts.here(this, around.settings().bottomProperty()).subscribe(bottom::set);
    view = new BoardView(board.pictureProperty().flatMap(p -> bottom.map(p::seenFrom)), board);
    getStyleClass().add("board-pane");
    view.setId("board-" + board.name());
    view.motionProperty().bind(around.look().motionProperty());
    Parts.here(this, around.settings().coordinatesProperty()).subscribe(view::setCoordinates);
    lower.getStyleClass().add("board-lower");
    lower.getChildren().addAll(switch (board) {
      case ScenarioModel s -> new ScenarioControls(s).nodes(said(board, around));
      case TaskModel t -> new TaskControls(t, around).nodes(said(board, around));
    });
    view.status().say(LiveWords.text(board instanceof TaskModel ? "keys.task" : "keys"));
    board.saidProperty().addListener((property, was, is) -> {
      if (!is.words().isEmpty()) {
        view.status().say(is.words());
      }
    });
    view.status().restWhile(board.saidProperty().map(Said::words));
    lower.getChildren().addAll(desk(board, around), view.status());
    getChildren().addAll(view, lower);
    sceneProperty().subscribe(scene -> {
      if (scene == null) {
        board.finish();
      }
    });
    new Ticker(board, around.look().motionProperty());
  }

  /** The board itself. */
  public BoardView board() {
    return view;
  }

  /** The largest side of a square, and the largest height of the board; no limit to the height below 0. */
  public void limit(int square, double height) {
    view.setMaxSquare(square);
    view.setMaxHeight(height < 0 ? Double.MAX_VALUE : height);
  }

  /** How many squares lie side by side. */
  public int columns() {
    return board.pictureProperty().get().area().columns();
  }

  /** Leads to the referee's desk with what stands here; only where there is nothing to peek at. */
  private static Node desk(LiveBoard board, Surroundings around) {
    Button button = Parts.button(LiveWords.text("desk"), () -> around.atDesk(board), "flat",
        "link-button", "desk-button");
    button.setGraphic(new Icon(Icon.Shape.SCALES));
    board.pictureProperty().subscribe(p -> Parts.show(button, board.setup().isPresent()));
    return button;
  }

  private static Node said(LiveBoard board, Surroundings around) {
    return new VBox(new SaidView(board.saidProperty(), around.open()),
        new OffersView(board.offersProperty(), board::choose));
  }
}
