package rankandfile.ui.kit;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** Buttons of which one is chosen: Tab stops at the chosen one only, arrow keys choose the neighbour. */
final class Roving<T> {

  private final List<T> choices;
  private final List<ToggleButton> buttons;
  private final ObjectProperty<@Nullable T> value = new SimpleObjectProperty<>(this, "value");

  /** Takes one button for each choice. */
  Roving(List<T> choices, List<ToggleButton> buttons) {
    this.choices = List.copyOf(choices);
    this.buttons = List.copyOf(buttons);
    for (int i = 0; i < buttons.size(); i++) {
      T choice = choices.get(i);
      buttons.get(i).setOnAction(pressed -> choose(choice));
    }
    value.subscribe(chosen -> show());
  }

  ObjectProperty<@Nullable T> value() {
    return value;
  }

  /** Listens to arrow keys in the node that holds the buttons. */
  void install(Node holder) {
    holder.addEventFilter(KeyEvent.KEY_PRESSED, this::arrow);
  }

  /** A button switches itself off when it is pressed again, so it is shown anew even when nothing changes. */
  private void choose(T choice) {
    value.set(choice);
    show();
  }

  private void show() {
    int chosen = value.get() == null ? -1 : choices.indexOf(value.get());
    for (int i = 0; i < buttons.size(); i++) {
      buttons.get(i).setSelected(i == chosen);
      buttons.get(i).setFocusTraversable(i == Math.max(chosen, 0));
    }
  }

  private void arrow(KeyEvent event) {
    int step = step(event.getCode());
    if (step != 0 && !event.isAltDown() && !event.isShortcutDown()) {
      int here = Math.max(0, buttons.indexOf(event.getTarget()));
      int next = Math.clamp(here + step, 0, choices.size() - 1);
      value.set(choices.get(next));
      if (next != here) { // the focus is shown only where it came by a step
        buttons.get(here).requestFocusTraversal(step > 0 ? TraversalDirection.NEXT : TraversalDirection.PREVIOUS);
      }
      event.consume();
    }
  }

  private static int step(KeyCode code) {
    return switch (code) {
      case RIGHT, DOWN -> 1;
      case LEFT, UP -> -1;
      default -> 0;
    };
  }
}
