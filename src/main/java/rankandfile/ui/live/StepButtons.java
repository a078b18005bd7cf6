package rankandfile.ui.live;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import rankandfile.ui.kit.Parts;

/** The buttons that step through a scenario: first, back, play or pause, forward, last. */
public final class StepButtons extends HBox {

  private final ScenarioModel board;

  public StepButtons(ScenarioModel board) {
    this.board = board;
    getChildren().addAll(drawn("step-first", "board.first", () -> board.go(0)),
        drawn("step-back", "board.back", board::back), play(),
        drawn("step-forward", "board.forward", board::forward),
        drawn("step-last", "board.last", () -> board.go(board.last())));
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("step-buttons");
    HBox.setMargin(this, new Insets(0, 0, 0, -10)); // the drawing of the first button begins where the text does
  }

  private Button play() {
    Button play = Parts.drawn("step-play", LiveWords.text("board.play"), board::playOrPause, "primary", "play-button");
    Region pause = Parts.glyph("step-pause");
    Node start = play.getGraphic();
    board.playingProperty().subscribe(on -> {
      play.setGraphic(on ? pause : start);
      Parts.name(play, LiveWords.text(on ? "board.pause" : "board.play"));
    });
    board.stepsProperty().subscribe(s -> play.setDisable(board.last() == 0));
    return play;
  }

  private static Button drawn(String shape, String key, Runnable pressed) {
    return Parts.drawn(shape, LiveWords.text(key), pressed, "flat", "step-button");
  }
}
