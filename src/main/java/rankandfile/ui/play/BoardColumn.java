package rankandfile.ui.play;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.live.Editions;
import rankandfile.wording.Names;

/** Whose move it is, the board, and what stands under it. */
final class BoardColumn extends VBox {

  /** The smallest square of a board that is played on, and the room for letters, numbers and frame around it. */
  static final double LEAST_SQUARE = 40;
  static final double EDGE = 28;

  private final BoardView board;
  private final HBox slot = new HBox();

  BoardColumn(GameModel model, Look look, Settings settings) {
    getStyleClass().add("board-column");
    board = new BoardView(model.shownProperty().map(s -> s.sight().picture()), model.hand());
    board.setId("game-board");
    board.setMaxSquare(90);
    board.setMinHeight(10 * LEAST_SQUARE + EDGE);
    board.motionProperty().bind(look.motionProperty());
    Parts.here(this, settings.coordinatesProperty()).subscribe(shown -> board.setCoordinates(shown == null || shown));
    model.toldProperty().subscribe(told -> {
      if (!told.words().isEmpty()) {
        board.status().say(told.words());
      }
    });
    getChildren().addAll(head(model), board);
  }

  BoardView board() {
    return board;
  }

  private Region head(GameModel model) {
    Label turn = Labels.wrapping(model.shownProperty().map(Shown::head), "game-turn");
    Label about = Labels.wrapping(PlayerNames.gameAs(model.players(), model.viewer()), "game-about");
    about.managedProperty().bind(about.visibleProperty());
    turn.setMinWidth(USE_PREF_SIZE);
    HBox words = new HBox(turn, about);
    words.getStyleClass().add("game-words");
    HBox.setHgrow(words, Priority.ALWAYS);
    slot.setAlignment(Pos.CENTER_RIGHT);
    HBox line = new HBox(words, slot);
    line.setAlignment(Pos.CENTER_LEFT);
    line.getStyleClass().add("game-head");
    VBox all = new VBox(line, Labels.wrapping(model.shownProperty().map(s -> edition(model)), "game-edition"));
    all.setMinHeight(USE_PREF_SIZE);
    return all;
  }

  /** Where there is room beside the words, what else stands above the board. */
  HBox slot() {
    return slot;
  }

  /** The rules of the game, where they are not those that the top of the window names. */
  private static String edition(GameModel model) {
    return model.isByRulesInForce() ? "" : PlayWords.text("played-by", Editions.full(model.rules()),
        Names.direction(model.numbering()));
  }
}
