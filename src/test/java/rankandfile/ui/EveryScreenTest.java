package rankandfile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.scene.AccessibleAttribute;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.edition.BoxQuestion;
import rankandfile.ui.edition.EditionModel.Page;
import rankandfile.ui.kit.CutOff;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.StyleWarnings;
import rankandfile.ui.kit.Theme;

/** What holds on every screen: Tab goes round with a mark, everything has words, nothing is cut off. */
@ExtendWith(ApplicationExtension.class)
class EveryScreenTest {

  private static final List<String> SCREENS =
      List.of("welcome", "learn", "referee/table", "referee/cases", "referee/cases/case-bomb-goes-too",
          "referee/board", "play", "print", "settings", "help", "EDITIONS", "HOUSE_RULES", "QUESTIONS");

  /** Queries that take no parameters. */
  private static final List<AccessibleAttribute> PLAIN = Arrays.stream(AccessibleAttribute.values())
      .filter(a -> !a.name().matches(".*_(AT|FOR|START|END|OFFSET)_?.*|NODE_AT_POINT")).toList();

  private final StyleWarnings warnings = new StyleWarnings();
  private DesktopStage window;

  @Start
  void open(Stage stage) {
    window = new DesktopStage(stage, Memory.none(), 1280, 800);
  }

  @BeforeEach
  void settle() {
    window.settle();
  }

  @AfterEach
  void nothingWasLogged() {
    warnings.close();
    assertEquals(List.of(), warnings.told());
  }

  @Test
  void tabGoesRoundWithoutATrap(FxRobot robot) {
    for (String screen : SCREENS) {
      go(screen);
      boolean sheet = window.frame.model().choosingProperty().get();
      List<Node> stops = Fx.on(() -> sheet ? sheetStops() : window.stops());
      Fx.run(() -> stops.getFirst().requestFocus());
      Set<Node> seen = new LinkedHashSet<>();
      while (seen.add(window.focused())) {
        robot.type(KeyCode.TAB);
      }
      assertEquals(stops.getFirst(), window.focused(), screen + " after " + seen.size());
      if (screen.equals("learn")) { // the board follows the text, so that the stops change on the way
        continue;
      }
      assertEquals(Set.copyOf(stops), seen, screen);
      robot.press(KeyCode.SHIFT).type(KeyCode.TAB).release(KeyCode.SHIFT);
      assertEquals(stops.getLast(), window.focused(), screen);
    }
  }

  /** Looks at one node of each kind. */
  @Test
  void focusByKeyIsVisible(FxRobot robot) {
    for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
      Fx.run(() -> window.desktop.settings().themeProperty().set(theme));
      Set<String> kinds = new LinkedHashSet<>();
      for (String screen : SCREENS) {
        go(screen);
        Fx.run(() -> window.stops().getFirst().requestFocus());
        for (int i = 0; i < 14; i++) {
          robot.type(KeyCode.TAB);
          Node node = window.focused();
          if (kinds.add(node.getStyleClass() + " " + node.getPseudoClassStates().size())) {
            assertTrue(isMarked(node), theme + " " + screen + " " + node);
          }
        }
      }
    }
  }

  /** Whether at least two rings' worth of pixels differ from the same node without the focus. */
  private boolean isMarked(Node node) {
    int[] with = Fx.on(() -> Fx.pixels(window.frame.view()));
    Fx.run(() -> window.frame.view().requestFocus());
    int[] without = Fx.on(() -> Fx.pixels(window.frame.view()));
    Fx.run(node::requestFocus);
    int changed = 0;
    for (int i = 0; i < with.length; i++) {
      changed += with[i] == without[i] ? 0 : 1;
    }
    return changed >= 2 * node.getLayoutBounds().getHeight();
  }

  @Test
  void everyStopHasWordsAndNoQueryThrows() {
    for (String screen : SCREENS) {
      go(screen);
      Fx.run(() -> {
        for (Node node : window.stops()) {
          Object words = node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
          assertNotNull(words, screen + " " + node);
          assertFalse(words.toString().isBlank(), screen + " " + node);
          assertFalse(words.toString().contains("null"), screen + " " + words);
        }
        for (Node node : Fx.shown(window.frame.view())) {
          PLAIN.forEach(node::queryAccessibleAttribute);
        }
      });
    }
  }

  @Test
  void nothingIsCutOffAtAnySizeOfText() {
    List<String> cut = new ArrayList<>();
    for (int percent : new int[] {100, 130, 200}) {
      Fx.run(() -> window.desktop.settings().textSizeProperty().set(percent));
      for (String screen : SCREENS) {
        go(screen);
        for (Edition edition : List.of(Edition.FIELD_GUIDE, Edition.ORIGINAL, Edition.TOURNAMENT)) {
          Fx.run(() -> {
            window.desktop.inForce().choose(edition);
            window.desktop.inForce().set(TwoSquares.TWO);
          });
          cut.addAll(Fx.on(() -> CutOff.in(window.frame.view()).stream().map(t -> percent + " " + screen + " " + t).toList()));
        }
      }
    }
    assertEquals(List.of(), cut);
  }

  @Test
  void nothingIsCutOffInTheSmallestWindow() {
    Fx.run(() -> {
      window.stage.setWidth(1024);
      window.stage.setHeight(600);
    });
    nothingIsCutOffAtAnySizeOfText();
  }

  @Test
  void noFocusMarkIsCut() {
    noFocusMarkIsCut(List.of("referee/cases/case-bomb-goes-too", "settings", "help", "HOUSE_RULES"), 100);
  }

  @Test
  @Tag("long")
  void noFocusMarkIsCutOnAnyScreen() {
    noFocusMarkIsCut(SCREENS, 100, 150, 200);
    noFocusMarkIsCut(List.of("bombs", "house-rules", "the-ten-editions", "#task-lift-the-bomb"), 100, 150, 200);
  }

  private void noFocusMarkIsCut(List<String> screens, int... percents) {
    Set<String> cut = new LinkedHashSet<>();
    for (int percent : percents) {
      Fx.run(() -> window.desktop.settings().textSizeProperty().set(percent));
      for (String screen : screens) {
        go(screen);
        Fx.run(() -> {
          boolean sheet = window.frame.model().choosingProperty().get();
          for (Node stop : sheet ? sheetStops() : window.stops()) {
            FocusRing.show(sheet ? window.desktop.editions().view() : window.frame.view(), stop);
            window.frame.view().applyCss();
            window.frame.view().layout();
            if (isRingCut(stop)) {
              cut.add(percent + " " + screen + " " + stop);
            }
          }
        });
      }
    }
    assertEquals("", String.join("\n", cut));
  }

  /** Whether a clip around it begins within its mark. What is larger than its place is cut elsewhere. */
  private static boolean isRingCut(Node stop) {
    Bounds ring = stop.localToScene(stop.getBoundsInLocal());
    for (Parent up = stop.getParent(); up != null; up = up.getParent()) {
      if (up.getClip() != null) {
        Bounds seen = up.localToScene(up.getClip().getBoundsInParent());
        if (List.of(seen.getMinX() - ring.getMinX(), ring.getMaxX() - seen.getMaxX(), seen.getMinY() - ring.getMinY(),
            ring.getMaxY() - seen.getMaxY()).stream().anyMatch(over -> over > 0.5 && over < 6)) {
          return true;
        }
      }
    }
    return false;
  }

  private List<Node> sheetStops() {
    return FocusRing.stops(window.desktop.editions().view());
  }

  private void go(String screen) {
    Fx.run(() -> {
      if (screen.toUpperCase(Locale.ROOT).equals(screen)) {
        window.frame.model().open("play");
        window.desktop.editions().model().pageProperty().set(Page.valueOf(screen));
        window.desktop.editions().model().reply(BoxQuestion.MARSHAL, BoxQuestion.Reply.FIRST);
        window.frame.model().openChooser();
      } else {
        window.frame.model().open(screen);
      }
    });
    WaitForAsyncUtils.waitForFxEvents();
    if (screen.equals("print")) { // its pages are made in the background
      Fx.await(() -> window.frame.view().lookup("#page").isVisible());
      Fx.run(() -> {
        window.frame.view().applyCss();
        window.frame.view().layout(); // shows the small pages
      });
    }
  }
}
