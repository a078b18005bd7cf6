package rankandfile.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.text.TextFlow;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.board.StatusLine;
import rankandfile.ui.kit.CutOff;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Theme;

/**
 * On screens with finer pixels, where edges fall on other places, nothing is cut off, what can be pressed is large
 * enough, and so are the squares of a board in a window of the usual size.
 */
class ScalesTest {

  private static final double CONTROL = 24;
  private static final int SQUARE = 40;
  /** As wide as the screen that is not there; a window beyond its edge fails inside JavaFX when it is painted. */
  private static final int WIDEST = 1280;

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void someScreensFitTheirPixels() {
    assertEquals(List.of(), look("(frame-(settings|welcome|help)|play-(game|look-back)|desk-(dispute|set-up)"
        + "|referee-table|setup-begun|print-1280|learn-fight)(-1024)?", 1.25, 1.5));
  }

  @Test
  @Tag("long")
  void allScreensFitTheirPixels() {
    assertEquals(List.of(), look("(frame|play|desk|referee|setup|learn|print)-.*", 1, 1.25, 1.5, 2, 3));
  }

  private static List<String> look(String names, double... scales) {
    Look look = Fx.on(Fx::look);
    List<Shot> shots = Fx.on(() -> Gallery.shots(look).stream()
        .filter(s -> s.theme() == Theme.LIGHT && s.textSize() == 100 && s.filter() == Filter.NONE)
        .filter(s -> s.width() <= WIDEST && Pattern.matches(names, s.name())).toList());
    Stage stage = Fx.on(Stage::new);
    List<String> wrong = new ArrayList<>();
    for (double scale : scales) {
      for (Shot shot : shots) {
        Fx.run(() -> show(stage, shot, look, scale));
        wrong.addAll(Fx.on(() -> wrong(stage.getScene().getRoot(), shot.width() >= 1280)
            .map(words -> shot.name() + " " + scale + " " + words).toList()));
      }
    }
    Fx.run(stage::close);
    return wrong;
  }

  private static void show(Stage stage, Shot shot, Look look, double scale) {
    stage.setRenderScaleX(scale);
    stage.setRenderScaleY(scale);
    Scene scene = new Scene(shot.root().get(), shot.width(), shot.height());
    look.applyTo(scene);
    stage.setScene(scene);
    stage.show();
    if (scene.getRoot() instanceof SlowRoot slow) {
      slow.complete(scene);
    }
  }

  private static Stream<String> wrong(Parent root, boolean wide) {
    List<String> cut = CutOff.in(root);
    return Stream.of(cut.stream().map(words -> "cut off: " + words),
        FocusRing.stops(root).stream().filter(ScalesTest::isSmall).map(n -> "small: " + name(n)),
        boards(root).filter(b -> wide && b.squareSide() < SQUARE).map(b -> "squares of " + b.squareSide()))
        .flatMap(s -> s);
  }

  /** Links within a text, and lines that can only be read, are as high as their letters need. */
  private static boolean isSmall(Node node) {
    return !(node.getParent() instanceof TextFlow || node instanceof StatusLine)
        && Math.min(node.getLayoutBounds().getWidth(), node.getLayoutBounds().getHeight()) < CONTROL - 0.5;
  }

  private static String name(Node node) {
    return node + " " + Math.round(node.getLayoutBounds().getWidth()) + " by "
        + Math.round(node.getLayoutBounds().getHeight());
  }

  private static Stream<BoardView> boards(Node node) {
    return node instanceof BoardView board ? Stream.of(board) : !node.isVisible() ? Stream.of()
        : node instanceof Parent parent ? parent.getChildrenUnmodifiable().stream().flatMap(ScalesTest::boards)
        : Stream.of();
  }
}
