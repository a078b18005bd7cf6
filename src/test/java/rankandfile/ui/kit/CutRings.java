package rankandfile.ui.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;

/**
 * Marks of the focus that lie partly behind an edge of what they are in, as in a part that scrolls. For JavaFX's
 * thread, in a window that has the focus.
 */
public final class CutRings {

  private CutRings() {}

  /** The stops under this root whose mark is cut when they have the focus. */
  public static List<String> in(Parent root) {
    List<String> cut = new ArrayList<>();
    for (Node stop : FocusRing.stops(root)) {
      FocusRing.show(root, stop);
      root.applyCss();
      root.layout();
      if (isCut(stop)) {
        cut.add(stop.getId() + " " + stop.getStyleClass() + " at " + stop.localToScene(stop.getBoundsInLocal()));
      }
    }
    return cut;
  }

  private static boolean isCut(Node stop) {
    Bounds ring = stop.localToScene(stop.getBoundsInLocal());
    for (Node up = stop.getParent(); up != null; up = up.getParent()) {
      if (up.getClip() != null && !holds(up.localToScene(up.getClip().getBoundsInParent()), ring)) {
        return true;
      }
    }
    return false;
  }

  /** What is higher than its place is seen by scrolling. */
  private static boolean holds(Bounds edge, Bounds ring) {
    return ring.getMinX() > edge.getMinX() - 0.5 && ring.getMaxX() < edge.getMaxX() + 0.5
        && (ring.getHeight() > edge.getHeight()
        || ring.getMinY() > edge.getMinY() - 0.5 && ring.getMaxY() < edge.getMaxY() + 0.5);
  }
}
