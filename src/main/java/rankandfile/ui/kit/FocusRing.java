package rankandfile.ui.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.TraversalDirection;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Moves the focus as Tab does, so that it can be seen, and keeps Tab going round inside a part of the window that
 * lies over the rest.
 */
public final class FocusRing {

  private FocusRing() {}

  /** From now on Tab and Shift+Tab stay inside this node. */
  public static void install(Parent part) {
    part.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (event.getCode() == KeyCode.TAB && !event.isShortcutDown() && !event.isAltDown()) {
        step(part, event.isShiftDown() ? -1 : 1);
        event.consume();
      }
    });
  }

  /** Gives the first stop inside the node the focus. */
  public static void enter(Parent part) {
    List<Node> stops = stops(part);
    if (!stops.isEmpty()) {
      go(stops, 0);
    }
  }

  /** Gives the focus to a node, which is inside the part, and shows that it has it. */
  public static void show(Parent part, Node node) {
    List<Node> stops = stops(part);
    if (stops.contains(node)) {
      go(stops, stops.indexOf(node));
    } else {
      node.requestFocus();
    }
  }

  private static void step(Parent part, int direction) {
    List<Node> stops = stops(part);
    int here = stops.indexOf(part.getScene().getFocusOwner());
    if (!stops.isEmpty()) {
      go(stops, Math.floorMod(here < 0 && direction < 0 ? -1 : here + direction, stops.size()));
    }
  }

  /** The focus is shown only where it came by a step, so a step is made from the stop beside. */
  private static void go(List<Node> stops, int index) {
    if (index > 0) {
      stops.get(index - 1).requestFocusTraversal(TraversalDirection.NEXT);
    } else if (stops.size() > 1) {
      stops.get(1).requestFocusTraversal(TraversalDirection.PREVIOUS);
    }
    if (!stops.get(index).isFocused()) {
      stops.get(index).requestFocus();
    }
  }

  /** The nodes in the part at which Tab stops, in the order in which they lie in it. */
  public static List<Node> stops(Parent part) {
    List<Node> found = new ArrayList<>();
    collect(part, found);
    return found;
  }

  private static void collect(Node node, List<Node> found) {
    if (!node.isVisible() || node.isDisabled()) {
      return;
    }
    if (node.isFocusTraversable()) {
      found.add(node);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, found));
    }
  }
}
