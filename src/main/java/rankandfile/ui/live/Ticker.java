package rankandfile.ui.live;

import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.util.Duration;
import rankandfile.ui.kit.Motion;

/** Lets a board go on by itself while it is playing. Nothing runs at rest. */
public final class Ticker {

  private static final Duration STEP = Duration.millis(1600);
  private static final Duration REPLY = Duration.millis(900);

  private final LiveBoard board;
  private final ObservableValue<Motion> motion;
  private final PauseTransition pause;

  /** Follows the board for as long as it lives. */
  public Ticker(LiveBoard board, ObservableValue<Motion> motion) {
    this.board = board;
    this.motion = motion;
    pause = new PauseTransition(board instanceof TaskModel ? REPLY : STEP);
    pause.setOnFinished(end -> {
      board.tick();
      run();
    });
    board.playingProperty().subscribe(v -> run());
  }

  /** A task's replies are at their end at once where nothing is to move; steps are what the reader asked to see. */
  private void run() {
    boolean playing = board.playingProperty().get();
    if (playing && board instanceof TaskModel && motion.getValue() == Motion.OFF) {
      board.finish();
    } else if (playing) {
      pause.playFromStart();
    } else {
      pause.stop();
    }
  }
}
