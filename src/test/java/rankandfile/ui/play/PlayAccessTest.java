package rankandfile.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.CutOff;
import rankandfile.ui.kit.CutRings;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.StyleWarnings;

/** What everybody gets from the screen in each of its states: words for each stop, nothing cut, no trap for Tab. */
@ExtendWith(ApplicationExtension.class)
class PlayAccessTest {

  private static final List<AccessibleAttribute> PLAIN = Arrays.stream(AccessibleAttribute.values())
      .filter(a -> !a.name().matches(".*_(AT|FOR|START|END|OFFSET)_?.*|NODE_AT_POINT")).toList();

  private final StyleWarnings warnings = new StyleWarnings();
  private PlayStage window;

  @Start
  void open(Stage stage) {
    window = new PlayStage(stage);
  }

  @AfterEach
  void giveBack() {
    window.close();
    warnings.close();
    assertEquals(List.of(), warnings.told());
  }

  @Test
  void everyStopHasWordsAndNoQueryThrows() {
    for (String state : PlayStates.NAMES) {
      Fx.run(() -> {
        Parent view = laidOut(state, 100, 1280, 800);
        for (Node stop : FocusRing.stops(view)) {
          Object words = stop.queryAccessibleAttribute(AccessibleAttribute.TEXT);
          assertNotNull(words, state + " " + stop);
          assertFalse(words.toString().isBlank() || words.toString().contains("null"), state + " " + stop);
        }
        Fx.shown(view).forEach(node -> PLAIN.forEach(node::queryAccessibleAttribute));
      });
    }
  }

  @Test
  void nothingIsCut() {
    assertEquals(List.of(), cut(List.of("guided", "end"), List.of(100, 200)));
  }

  @Test
  @Tag("long")
  void nothingIsCutInAnyState() {
    assertEquals(List.of(), cut(PlayStates.NAMES, List.of(100, 130, 160, 200)));
  }

  @Test
  void noMarkOfTheFocusIsCut() {
    List<String> cut = new ArrayList<>();
    for (String state : List.of("start-running", "guided", "end", "confirm")) {
      for (int percent : List.of(100, 200)) {
        for (int[] size : new int[][] {{1280, 800}, {1024, 600}}) {
          Fx.run(() -> {
            Look look = Fx.look();
            look.textSizeProperty().set(percent);
            Region view = (Region) new PlayStates(look).at(state);
            window.show(view, size[0], size[1]);
            CutRings.in(view).forEach(ring -> cut.add(state + " " + percent + " " + size[0] + ": " + ring));
          });
        }
      }
    }
    assertEquals(List.of(), cut);
  }

  private static List<String> cut(List<String> states, List<Integer> sizes) {
    List<String> cut = new ArrayList<>();
    for (String state : states) {
      for (int percent : sizes) {
        for (int[] window : new int[][] {{1280, 800}, {1024, 600}}) {
          Fx.run(() -> CutOff.in(laidOut(state, percent, window[0], window[1]))
              .forEach(words -> cut.add(state + " " + percent + " " + window[0] + ": " + words)));
        }
      }
    }
    return cut;
  }

  private static Parent laidOut(String state, int percent, int width, int height) {
    Look look = Fx.look();
    look.textSizeProperty().set(percent);
    Parent view = new PlayStates(look).at(state);
    Scene scene = new Scene(new StackPane(view), width, height);
    look.applyTo(scene);
    scene.snapshot(null);
    return view;
  }

  @Test
  void tabGoesRoundAGame(FxRobot robot) {
    window.open(new GameShelf(Optional.empty(), e -> {}), new Bot(false));
    Fx.run(() -> window.room.model()
        .open(Room.played(Room.rules(Edition.FIELD_GUIDE), Room.againstComputer(Side.RED), 60, 11)));
    WaitForAsyncUtils.waitForFxEvents();
    List<Node> stops = Fx.on(window::stops);
    Fx.run(() -> stops.getFirst().requestFocus());
    Set<Node> seen = new LinkedHashSet<>();
    while (seen.add(window.focused())) {
      robot.type(KeyCode.TAB);
    }
    assertEquals(Set.copyOf(stops), seen);
  }
}
