package rankandfile.ui.play;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import rankandfile.ui.kit.Pair;
import rankandfile.ui.kit.Parts;

/** The way through the moves of a game: steps, a slider, and out of a running game's past the way back. */
final class ReplayBar extends VBox {

  private static final Duration STEP = Duration.millis(1200);

  private final GameModel model;
  private final PauseTransition pause = new PauseTransition(STEP);

  ReplayBar(GameModel model) {
    this.model = model;
    getStyleClass().add("replay-bar");
    model.shownProperty().map(Shown::replay).subscribe(this::show);
    pause.setOnFinished(end -> model.shownProperty().get().replay().ifPresent(r -> {
      r.tick();
      run(r);
    }));
    sceneProperty().subscribe(scene -> {
      if (scene == null) {
        pause.stop();
      }
    });
  }

  private void show(Optional<ReplayModel> replay) {
    pause.stop();
    getChildren().clear();
    Parts.show(this, replay.isPresent());
    replay.ifPresent(r -> {
      Slider slider = slider(r);
      Label at = new Label();
      at.getStyleClass().add("replay-at");
      at.setMinWidth(Region.USE_PREF_SIZE);
      at.textProperty().bind(Bindings.createStringBinding(r::at, r.plyProperty(), r.lastProperty()));
      HBox.setHgrow(slider, Priority.ALWAYS);
      HBox line = new HBox(slider, at);
      line.setAlignment(Pos.CENTER_LEFT);
      line.getStyleClass().add("replay-line");
      getChildren().add(new Pair(steps(r), model.end().isEmpty() ? new Pair(line, back(), 12, true) : line, 12, true));
      r.playingProperty().subscribe(on -> run(r));
    });
  }

  private Button back() {
    Button back = Parts.button(PlayWords.text("replay.back-to-game"), model::backToGame, "primary");
    back.setId("back-to-game");
    return back;
  }

  private void run(ReplayModel replay) {
    if (replay.playingProperty().get()) {
      pause.playFromStart();
    } else {
      pause.stop();
    }
  }

  private static Slider slider(ReplayModel replay) {
    Slider slider = new Slider(0, Math.max(1, replay.last()), replay.plyProperty().get());
    replay.lastProperty().subscribe(last -> slider.setMax(Math.max(1, last.intValue())));
    slider.setBlockIncrement(1);
    slider.setMajorTickUnit(1);
    slider.setMinorTickCount(0);
    slider.setSnapToTicks(true);
    slider.setId("replay-slider");
    slider.setAccessibleText(PlayWords.text("replay.slider"));
    replay.plyProperty().subscribe(p -> {
      if (Math.round(slider.getValue()) != p.intValue()) {
        slider.setValue(p.intValue());
      }
    });
    slider.valueProperty().addListener((property, was, is) -> {
      if (Math.round(is.doubleValue()) != replay.plyProperty().get()) {
        replay.go((int) Math.round(is.doubleValue()));
      }
    });
    return slider;
  }

  private static HBox steps(ReplayModel replay) {
    Button play = Parts.drawn("step-play", PlayWords.text("replay.play"), replay::playOrPause, "primary",
        "play-button");
    Region pause = Parts.glyph("step-pause");
    Node start = play.getGraphic();
    replay.playingProperty().subscribe(on -> {
      play.setGraphic(on ? pause : start);
      Parts.name(play, PlayWords.text(on ? "replay.pause" : "replay.play"));
    });
    HBox row = new HBox(drawn("step-first", "replay.first", () -> replay.go(0)),
        drawn("step-back", "replay.back", replay::back), play,
        drawn("step-forward", "replay.forward", replay::forward),
        drawn("step-last", "replay.last", () -> replay.go(replay.last())));
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("step-buttons");
    return row;
  }

  private static Button drawn(String shape, String key, Runnable pressed) {
    return Parts.drawn(shape, PlayWords.text(key), pressed, "flat", "step-button");
  }
}
