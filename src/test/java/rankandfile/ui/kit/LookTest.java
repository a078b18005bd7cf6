package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.controlsfx.control.BreadCrumbBar;
import org.controlsfx.control.PopOver;
import org.controlsfx.control.SegmentedButton;
import org.controlsfx.control.textfield.CustomTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Theme, text size and motion. */
class LookTest {

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @AfterEach
  void reset() {
    Fx.run(Fx::look);
  }

  @ParameterizedTest
  @EnumSource(value = Theme.class, names = {"LIGHT", "DARK"})
  void firstFrameHasTheGround(Theme theme) throws IOException {
    Tokens tokens = Tokens.read();
    Color ground = tokens.color("ground", theme == Theme.DARK);
    Fx.run(() -> {
      Look look = Fx.look();
      look.themeProperty().set(theme);
      Scene scene = new Scene(new VBox(), 60, 40);
      look.applyTo(scene);
      assertEquals(ground, scene.getFill());
      assertEquals(ground, scene.snapshot(null).getPixelReader().getColor(30, 20));
    });
  }

  @Test
  void changingTheThemeRepaintsOpenScenes() {
    Fx.run(() -> {
      Look look = Fx.look();
      Scene scene = new Scene(new VBox(new Label("x")), 60, 40);
      look.applyTo(scene);
      Color before = scene.snapshot(null).getPixelReader().getColor(30, 38);
      look.themeProperty().set(Theme.DARK);
      assertNotEquals(before, scene.snapshot(null).getPixelReader().getColor(30, 38));
    });
  }

  @Test
  void everyLetterScales() {
    Fx.run(() -> {
      Look look = Fx.look();
      List<String> classes = List.of("small", "lead", "heading-chapter", "control-size", "note");
      VBox box = new VBox();
      classes.forEach(c -> {
        Label label = new Label(c);
        label.getStyleClass().add(c);
        box.getChildren().add(label);
      });
      Button button = new Button("b");
      TextField field = new TextField("t");
      box.getChildren().addAll(button, field, new Label("plain"));
      Scene scene = new Scene(box);
      look.applyTo(scene);
      List<Double> normal = sizes(box);
      look.textSizeProperty().set(200);
      List<Double> doubled = sizes(box);
      assertEquals(normal.stream().map(s -> 2 * s).toList(), doubled);
      assertEquals(16, normal.getLast());
    });
  }

  @Test
  void aRootKeepsItsOwnStyle() {
    Fx.run(() -> {
      Look look = Fx.look();
      Label root = new Label("x");
      root.setStyle("-fx-background-color: #204060");
      Scene scene = new Scene(root, 60, 40);
      look.applyTo(scene);
      for (int size : List.of(150, 120, 100)) {
        look.textSizeProperty().set(size);
        root.applyCss();
        assertEquals(16 * size / 100.0, root.getFont().getSize(), 0.001);
        assertEquals(Color.web("#204060"), root.getBackground().getFills().getFirst().getFill());
      }
    });
  }

  private static List<Double> sizes(VBox box) {
    box.applyCss();
    return box.getChildren().stream().map(n -> switch (n) {
      case Label l -> l.getFont().getSize();
      case Button b -> b.getFont().getSize();
      case TextField f -> f.getFont().getSize();
      default -> throw new AssertionError(n);
    }).toList();
  }

  @Test
  void theOtherLibrariesControlsRaiseNoWarning() {
    try (StyleWarnings warnings = new StyleWarnings()) {
      Fx.run(() -> {
        Look look = Fx.look();
        for (Theme theme : Theme.values()) {
          look.themeProperty().set(theme);
          VBox box = new VBox(new SegmentedButton(), new CustomTextField(), new BreadCrumbBar<String>(),
              new Button("b"), new CheckBox("c"), new Hyperlink("h"), new ListView<String>(),
              new atlantafx.base.controls.ToggleSwitch("t"));
          Scene scene = new Scene(box, 400, 400);
          look.applyTo(scene);
          scene.snapshot(null);
          PopOver pop = new PopOver(new Label("pop"));
          pop.getSkin();
          new Tooltip("tip").getSkin();
        }
      });
      assertEquals(List.of(), warnings.told());
    }
  }

  @Test
  void aColourThatIsNotDefinedIsNoticed() {
    try (StyleWarnings warnings = new StyleWarnings()) {
      Fx.run(() -> {
        Label label = new Label("x");
        label.setStyle("-fx-text-fill: -rf-nothing;");
        Scene scene = new Scene(new VBox(label));
        Fx.look().applyTo(scene);
        scene.snapshot(null);
      });
      assertNotEquals(List.of(), warnings.told());
    }
  }

  @Test
  void motionFollowsTheWish() {
    Fx.run(() -> {
      Look look = Fx.look();
      assertEquals(Motion.OFF, look.motionProperty().getValue());
      look.animationProperty().set(Motion.FAST);
      assertEquals(90, look.motionProperty().getValue().millis(180).toMillis());
    });
  }
}
