package rankandfile.ui.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;

/**
 * Words on the screen that nobody can read whole: they end in dots, or they lie beyond an edge without a way to scroll
 * there. For JavaFX's thread.
 */
public final class CutOff {

  private static final double FAR = 1e9;

  private final List<String> found = new ArrayList<>();

  private CutOff() {}

  /** All such words in a node of a scene, which is laid out first. */
  public static List<String> in(Parent root) {
    root.applyCss();
    root.layout();
    CutOff cutOff = new CutOff();
    cutOff.look(root, root.localToScene(root.getLayoutBounds()));
    return cutOff.found;
  }

  private void look(Node node, Bounds seen) {
    if (!node.isVisible() || node.getOpacity() == 0) {
      return;
    }
    if (node instanceof Text text && !text.getText().isBlank()) {
      read(text, seen);
    }
    if (node instanceof Parent parent) {
      Bounds inside = node.getClip() == null ? seen : everywhere(seen, true, true);
      parent.getChildrenUnmodifiable().forEach(child -> look(child, node instanceof ScrollPane pane
          && child.getStyleClass().contains("viewport") ? window(pane, child, seen) : inside));
    }
  }

  private void read(Text text, Bounds seen) {
    if (text.getParent() instanceof Labeled label && !text.getText().equals(label.getText())) {
      found.add(text.getText());
      return;
    }
    Bounds at = text.localToScene(text.getLayoutBounds());
    if (at.getMinX() < seen.getMinX() - 1 || at.getMaxX() > seen.getMaxX() + 1 || at.getMinY() < seen.getMinY() - 1
        || at.getMaxY() > seen.getMaxY() + 1) {
      found.add("beyond the edge: " + text.getText());
    }
  }

  /** What can be seen of what lies in a part that scrolls. */
  private static Bounds window(ScrollPane pane, Node viewport, Bounds seen) {
    return everywhere(common(seen, viewport.localToScene(viewport.getLayoutBounds())),
        pane.getHbarPolicy() != ScrollPane.ScrollBarPolicy.NEVER,
        pane.getVbarPolicy() != ScrollPane.ScrollBarPolicy.NEVER);
  }

  private static Bounds common(Bounds one, Bounds other) {
    double left = Math.max(one.getMinX(), other.getMinX());
    double top = Math.max(one.getMinY(), other.getMinY());
    return new BoundingBox(left, top, Math.min(one.getMaxX(), other.getMaxX()) - left,
        Math.min(one.getMaxY(), other.getMaxY()) - top);
  }

  private static Bounds everywhere(Bounds seen, boolean sideways, boolean upAndDown) {
    return new BoundingBox(sideways ? -FAR : seen.getMinX(), upAndDown ? -FAR : seen.getMinY(),
        sideways ? 2 * FAR : seen.getWidth(), upAndDown ? 2 * FAR : seen.getHeight());
  }
}
