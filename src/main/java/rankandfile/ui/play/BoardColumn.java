package rankandfile.ui.play;

import atlantafx.base.controls.ToggleSwitch;
import javafx.geometry.HorizontalDirection;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Pair;
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
  private final Region head;

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
    head = head(model, settings);
    getChildren().addAll(head, board);
  }

  BoardView board() {
    return board;
  }

  private static Region head(GameModel model, Settings settings) {
    Label turn = Labels.wrapping(model.shownProperty().map(Shown::head), "game-turn");
    Label about = Labels.wrapping(PlayerNames.gameAs(model.players(), model.viewer()), "game-about");
    about.managedProperty().bind(about.visibleProperty());
    HBox words = new HBox(turn, about);
    words.getStyleClass().add("game-words");
    ToggleSwitch remember = new ToggleSwitch(PlayWords.text("remember"));
    remember.setId("remember");
    remember.setLabelPosition(HorizontalDirection.LEFT);
    remember.setAccessibleText(PlayWords.text("remember.accessible"));
    remember.getStyleClass().add("remember");
    remember.setMinWidth(USE_PREF_SIZE);
    Parts.here(remember, settings.rememberProperty()).subscribe(on -> remember.setSelected(on == null || on));
    remember.selectedProperty().addListener((property, was, is) -> settings.rememberProperty().set(is));
    model.shownProperty().map(Shown::head).subscribe(h -> Parts.show(remember, model.end().isEmpty()));
    HBox right = new HBox(remember);
    right.setAlignment(Pos.CENTER_RIGHT);
    Pair head = new Pair(words, right, 12, true);
    head.getStyleClass().add("game-head");
    return new VBox(head, Labels.wrapping(model.shownProperty().map(s -> edition(model)), "game-edition"));
  }

  /** The rules of the game, where they are not those that the top of the window names. */
  private static String edition(GameModel model) {
    return model.isByRulesInForce() ? "" : PlayWords.text("played-by", Editions.full(model.rules()),
        Names.direction(model.numbering()));
  }

  /** How high everything but the board is. */
  double headHeight(double width) {
    return head.prefHeight(width);
  }
}
