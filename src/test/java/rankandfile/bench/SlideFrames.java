package rankandfile.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Position;
import rankandfile.rules.Verdict;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Fonts;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Motion;

/**
 * Prints how long the frames last while a piece slides to and fro on a whole board with both armies: the median, the
 * 95th of a hundred and the longest, in milliseconds. Needs a display.
 */
public final class SlideFrames {

  private static final int SLIDES = 80;
  private final List<Double> frames = new ArrayList<>();
  private final SimpleObjectProperty<BoardPicture> picture;
  private final List<BoardPicture> pictures;
  private final BoardView board;
  private int slides;
  private long last;

  private SlideFrames() {
    Fonts.load();
    Position start = Openings.random(Edition.FIELD_GUIDE, 1).getFirst();
    Position after = ((Verdict.Accepted) start.judge(start.moves().getFirst())).after();
    pictures = List.of(picture(after), picture(start));
    picture = new SimpleObjectProperty<>(picture(start));
    board = new BoardView(picture, BoardActions.NONE);
    board.motionProperty().set(Motion.NORMAL);
    Stage stage = new Stage();
    Scene scene = new Scene(new StackPane(board), 700, 700);
    new Look().applyTo(scene);
    stage.setScene(scene);
    stage.show();
    timer().start();
  }

  private static BoardPicture picture(Position position) {
    return BoardPicture.of(position.observedBy(Viewer.ALL), Area.BOARD, Numbering.MARSHAL_TEN);
  }

  public static void main(String[] args) {
    Platform.startup(SlideFrames::new);
  }

  private AnimationTimer timer() {
    return new AnimationTimer() {
      @Override
      public void handle(long now) {
        boolean playing = board.isPlaying();
        if (playing && last > 0 && slides > SLIDES / 4) { // the first ones warm the machine up
          frames.add((now - last) / 1e6);
        }
        last = playing ? now : 0;
        if (!playing && slides++ < SLIDES) {
          picture.set(pictures.get(slides % 2));
        } else if (!playing) {
          print();
        }
      }
    };
  }

  private void print() {
    Collections.sort(frames);
    System.out.printf("%d frames: median %.1f, 95 %% %.1f, longest %.1f ms%n", frames.size(),
        frames.get(frames.size() / 2), frames.get(frames.size() * 95 / 100), frames.getLast());
    Runtime.getRuntime().halt(0);
  }
}
