package rankandfile.ui.frame;

import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;
import rankandfile.ui.kit.FocusRing;

/**
 * Where the focus was on each screen, so that whoever comes back goes on there. What had the focus and is gone, as a
 * link in a message, is passed over for what had it before.
 */
final class LastFocus {

  private static final int LONGEST = 20;

  private final FrameView view;
  private final Map<Parent, LinkedList<Node>> owners = new HashMap<>();
  private boolean byKey;

  LastFocus(FrameView view) {
    this.view = view;
    view.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::keep);
  }

  private void keep(@Nullable Node owner) {
    view.screen().filter(screen -> owner != null && owner != screen && isInside(owner, screen)).ifPresent(screen -> {
      LinkedList<Node> kept = owners.computeIfAbsent(screen, s -> new LinkedList<>());
      kept.removeIf(node -> node == owner || !isInside(node, screen)); // what is gone is not held
      kept.addFirst(owner);
      if (kept.size() > LONGEST) {
        kept.removeLast();
      }
    });
  }

  /** The last input came from the keyboard, so that the focus is to be seen. */
  void byKey(boolean key) {
    byKey = key;
  }

  /** Whether the focus is in the screen in front, or nowhere. */
  boolean isInScreen() {
    Node owner = view.getScene() == null ? null : view.getScene().getFocusOwner();
    return owner == null || view.screen().filter(screen -> isInside(owner, screen)).isPresent();
  }

  /** Gives the focus back to where it was on the screen in front, or to its first stop. */
  void giveBack() {
    view.screen().filter(screen -> view.getScene() != null).ifPresent(screen -> {
      screen.applyCss(); // what scrolls is in the window only then
      Optional<Node> last = owners.getOrDefault(screen, new LinkedList<>()).stream()
          .filter(node -> canHaveFocus(node, screen)).findFirst();
      List<Node> stops = FocusRing.stops(screen);
      last.or(() -> stops.stream().findFirst()).ifPresent(this::give);
    });
  }

  private void give(Node node) {
    if (byKey) {
      FocusRing.show(view, node);
    } else {
      node.requestFocus();
    }
  }

  private static boolean canHaveFocus(Node node, Parent screen) {
    return isInside(node, screen) && node.isFocusTraversable() && !node.isDisabled() && isShown(node);
  }

  private static boolean isShown(Node node) {
    for (Node up = node; up != null; up = up.getParent()) {
      if (!up.isVisible()) {
        return false;
      }
    }
    return true;
  }

  private static boolean isInside(@Nullable Node node, Parent part) {
    for (Node up = node; up != null; up = up.getParent()) {
      if (up == part) {
        return true;
      }
    }
    return false;
  }
}
