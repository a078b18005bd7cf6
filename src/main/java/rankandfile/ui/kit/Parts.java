package rankandfile.ui.kit;

import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.util.Duration;

/** Small nodes that screens have in common. */
public final class Parts {

  private Parts() {}

  /** A button with words, never narrower than they are. */
  public static Button button(String words, Runnable pressed, String... styles) {
    Button button = new Button(words);
    button.getStyleClass().addAll(styles);
    button.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    button.setAccessibleText(words);
    button.setOnAction(event -> pressed.run());
    return button;
  }

  /** A button with a drawing in place of words. */
  public static Button drawn(String shape, String words, Runnable pressed, String... styles) {
    Button button = button("", pressed, styles);
    button.setGraphic(glyph(shape));
    name(button, words);
    return button;
  }

  /** A drawing from the style sheet. */
  public static Region glyph(String shape) {
    Region glyph = new Region();
    glyph.getStyleClass().addAll("glyph", shape);
    return glyph;
  }

  /** Says what a drawn button does. */
  public static void name(Button button, String words) {
    button.setAccessibleText(words);
    if (button.getTooltip() == null) {
      button.setTooltip(new Tooltip());
      leaveWithTooltips(button);
    }
    button.getTooltip().setText(words);
  }

  /**
   * Lets no tooltip stay when the node, which has one, leaves. JavaFX takes the colours of any tooltip from the node
   * that the pointer came to last, and finds none where that is gone.
   */
  public static void leaveWithTooltips(Node node) {
    node.sceneProperty().addListener((property, was, is) -> {
      if (is == null) {
        Window.getWindows().stream().filter(Tooltip.class::isInstance).toList().forEach(Window::hide);
      }
    });
  }

  /** The value for as long as the node is on the screen, so that what is gone listens no more. */
  public static <T> ObservableValue<T> here(Node node, ObservableValue<T> value) {
    return value.when(node.sceneProperty().map(scene -> true).orElse(false));
  }

  /** Some seconds after the value has become true, that is taken back: long enough to be read. */
  public static void briefly(Node node, ObservableValue<Boolean> value, Runnable takeBack) {
    PauseTransition pause = new PauseTransition(Duration.seconds(4));
    pause.setOnFinished(over -> takeBack.run());
    here(node, value).subscribe(on -> {
      if (on) {
        pause.playFromStart();
      }
    });
  }

  /** Shown only while there is something to show. */
  public static void show(Region node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
