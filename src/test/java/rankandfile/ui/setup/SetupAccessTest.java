package rankandfile.ui.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.gallery.Boards;
import rankandfile.notation.RulesText;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.CutOff;
import rankandfile.ui.kit.CutRings;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.StyleWarnings;
import rankandfile.ui.kit.Theme;

/** What everybody gets from the screen: words for each stop, a way round, nothing cut. */
@ExtendWith(ApplicationExtension.class)
class SetupAccessTest {

  /** Queries that take no parameters. */
  private static final List<AccessibleAttribute> PLAIN = Arrays.stream(AccessibleAttribute.values())
      .filter(a -> !a.name().matches(".*_(AT|FOR|START|END|OFFSET)_?.*|NODE_AT_POINT")).toList();

  private final StyleWarnings warnings = new StyleWarnings();
  @TempDir
  private Path home;
  private SetupStage window;

  @Start
  void start(Stage stage) {
    window = new SetupStage(stage);
  }

  @AfterEach
  void nothingWasLogged() {
    window.close();
    warnings.close();
    assertEquals(List.of(), warnings.told());
  }

  private void open(Side side, Edition edition) {
    window.open(SetupWish.forGame(side, RulesText.of(edition), ready -> {}, () -> {})
        .with(new SimpleStringProperty("Take a ready formation, or place your pieces yourself.")), home);
    Fx.run(() -> window.model().place(Rank.FLAG, Boards.at(side == Side.RED ? "A4" : "A7")));
  }

  @Test
  void everyStopHasWordsAndNoQueryThrows() {
    for (boolean shelf : new boolean[] {false, true}) {
      open(Side.RED, Edition.FIELD_GUIDE);
      Fx.run(() -> {
        if (shelf) {
          window.setup.view().showShelf();
          window.setup.shelf().read("the text", "rubbish");
        }
        window.model().select(Boards.at("A4"));
        for (Node stop : window.stops()) {
          Object words = stop.queryAccessibleAttribute(AccessibleAttribute.TEXT);
          assertNotNull(words, stop + "");
          assertFalse(words.toString().isBlank() || words.toString().contains("null"), stop + " " + words);
        }
        Fx.shown(window.setup.view()).forEach(node -> PLAIN.forEach(node::queryAccessibleAttribute));
      });
    }
  }

  @Test
  void tabGoesRoundWithoutATrap(FxRobot robot) {
    for (double width : new double[] {1204, 960, 700}) {
      open(Side.RED, Edition.BARRAGE);
      window.size(width, 552);
      List<Node> stops = Fx.on(window::stops);
      Fx.run(() -> stops.getFirst().requestFocus());
      Set<Node> seen = new LinkedHashSet<>();
      while (seen.add(window.focused())) {
        robot.type(KeyCode.TAB);
      }
      assertEquals(stops.getFirst(), window.focused());
      assertEquals(Set.copyOf(stops), seen);
    }
  }

  /** Looks at one node of each kind. */
  @Test
  void focusByKeyIsVisible(FxRobot robot) {
    open(Side.RED, Edition.BARRAGE);
    for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
      Fx.run(() -> window.settings.themeProperty().set(theme));
      for (boolean shelf : new boolean[] {false, true}) {
        Fx.run(() -> {
          if (shelf) {
            window.setup.view().showShelf();
          }
          window.model().take(Rank.SCOUT);
          window.stops().getFirst().requestFocus();
        });
        Set<String> kinds = new LinkedHashSet<>();
        for (int i = Fx.on(() -> window.stops().size()); i > 0; i--) {
          robot.type(KeyCode.TAB);
          WaitForAsyncUtils.waitForFxEvents();
          Node node = window.focused();
          if (kinds.add(node.getStyleClass() + "")) {
            assertTrue(isMarked(node), theme + " " + node);
          }
        }
      }
    }
  }

  /** Whether at least two rings' worth of pixels differ from the same node without the focus. */
  private boolean isMarked(Node node) {
    int[] with = Fx.on(() -> Fx.pixels(window.setup.view()));
    Fx.run(() -> window.setup.view().requestFocus());
    int[] without = Fx.on(() -> Fx.pixels(window.setup.view()));
    Fx.run(node::requestFocus);
    int changed = 0;
    for (int i = 0; i < with.length; i++) {
      changed += with[i] == without[i] ? 0 : 1;
    }
    double edge = node instanceof BoardView board ? 4 * board.squareSide() : node.getLayoutBounds().getHeight();
    return changed >= 2 * edge;
  }

  @Test
  void nothingIsCutAtAnySizeOfText() {
    List<String> cut = new ArrayList<>();
    for (Edition edition : List.of(Edition.FIELD_GUIDE, Edition.LIGHTNING, Edition.BARRAGE)) {
      open(edition == Edition.LIGHTNING ? Side.BLUE : Side.RED, edition);
      for (int percent : new int[] {100, 130, 200}) {
        Fx.run(() -> window.settings.textSizeProperty().set(percent));
        for (double[] size : new double[][] {{1204, 744}, {960, 552}, {900, 500}}) {
          window.size(size[0], size[1]);
          cut.addAll(Fx.on(() -> CutOff.in(window.setup.view()).stream()
              .map(words -> percent + " " + size[0] + " " + edition + ": " + words).toList()));
        }
      }
    }
    assertEquals(List.of(), cut);
  }

  @Test
  void noMarkOfTheFocusIsCut() {
    List<String> cut = new ArrayList<>();
    for (boolean shelf : new boolean[] {false, true}) {
      open(Side.RED, Edition.FIELD_GUIDE);
      Fx.run(() -> {
        window.model().take(Rank.SCOUT);
        if (shelf) {
          window.setup.view().showShelf();
        }
      });
      for (int percent : new int[] {100, 200}) {
        Fx.run(() -> window.settings.textSizeProperty().set(percent));
        for (double[] size : new double[][] {{1204, 744}, {960, 552}, {900, 500}}) {
          window.size(size[0], size[1]);
          cut.addAll(Fx.on(() -> CutRings.in(window.setup.view()).stream()
              .map(ring -> percent + " " + size[0] + " " + shelf + ": " + ring).toList()));
        }
      }
    }
    assertEquals(List.of(), cut);
  }

  @Test
  void squaresAreLargeEnough() {
    open(Side.RED, Edition.FIELD_GUIDE);
    for (int percent : new int[] {100, 150, 200}) {
      Fx.run(() -> window.settings.textSizeProperty().set(percent));
      for (double[] size : new double[][] {{1204, 744}, {960, 552}, {900, 500}}) {
        window.size(size[0], size[1]);
        int side = Fx.on(() -> window.setup.view().board().squareSide());
        assertTrue(side >= 40, percent + " " + size[0] + ": " + side);
      }
    }
  }

  @Test
  void theEnemysRowsSayThatTheyAreOutOfSight() {
    open(Side.RED, Edition.FIELD_GUIDE);
    String text = Fx.on(() -> window.setup.view().board().textOf(Boards.at("C9")));
    assertTrue(text.contains("out of sight"), text);
  }
}
