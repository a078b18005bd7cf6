package rankandfile.ui.play;

import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Settings;

/** The screen of one game; behind a curtain there is nothing of it. */
final class GameView extends StackPane {

  private final GameModel model;
  private final BoardColumn middle;
  private final MovesView moves;
  private final GameColumns columns;

  GameView(GameModel model, GameDoors doors, Look look, Settings settings) {
    this.model = model;
    middle = new BoardColumn(model, look, settings);
    moves = new MovesView(model);
    AsideView aside = new AsideView(model, doors::open);
    middle.board().status().keepRoomWhile(Parts.here(aside, model.shownProperty().map(s -> s.said().words())));
    columns = new GameColumns(middle, new RememberSwitch(model, settings),
        List.of(status(), new ReplayBar(model), new GameBar(model, doors)),
        new VBox(new ArmyView(model), new SignsView(model, settings)),
        List.of(new EndView(model, doors), new GuideView(model, doors::open), new BattleView(model, doors::open),
            moves),
        aside, settings);
    model.shownProperty().map(Shown::curtain).subscribe(this::curtain);
    addEventHandler(KeyEvent.ANY, new GameKeys(model, doors, this::jump));
    sceneProperty().addListener((property, was, is) -> {
      if (is == null) {
        model.pause();
      } else {
        model.resume();
      }
    });
  }

  /** Room for two lines of the status, so that the board does not change its size with what is told. */
  private VBox status() {
    VBox room = new VBox(middle.board().status());
    room.getStyleClass().add("status-room");
    return room;
  }

  /** Gives the focus to where one goes on. */
  void enter() {
    applyCss(); // what scrolls is in the window only then
    if (getChildren().getFirst() instanceof CurtainView curtain) {
      curtain.enter();
    } else {
      board().requestFocus();
    }
  }

  BoardView board() {
    return middle.board();
  }

  private void curtain(Optional<Curtain> curtain) {
    getChildren().setAll(curtain.isPresent() ? new CurtainView(curtain.get(), model::raiseCurtain) : columns);
    if (getScene() != null) {
      enter();
    }
  }

  /** From the board to the moves, and back. */
  private void jump() {
    if (moves.isFocusWithin()) {
      board().requestFocus();
    } else {
      moves.list().requestFocus();
    }
  }
}
