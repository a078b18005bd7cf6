package rankandfile.ui.kit;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/** A page that is as wide as its place and scrolls up and down; what gets the focus comes into sight. */
public final class Scrolling extends ScrollPane {

  public Scrolling(Region page) {
    super(page);
    getStyleClass().add("scrolling");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    paintDirectly(this);
    sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(owner -> {
      if (owner != null && isInside(owner)) {
        reveal(owner);
      }
    });
  }

  /**
   * Has what scrolls painted each time. JavaFX would keep a picture of it, and the picture of a pane that is gone until
   * memory is scarce: with some hundred pages or games seen, hundreds of megabytes.
   */
  public static void paintDirectly(ScrollPane pane) {
    pane.skinProperty().subscribe(skin -> {
      if (skin != null) {
        pane.lookup(".viewport").setCache(false);
      }
    });
  }

  private boolean isInside(Node node) {
    for (Node up = node; up != null; up = up.getParent()) {
      if (up == getContent()) {
        return true;
      }
    }
    return false;
  }

  /** Scrolls until the node, which is inside, stands at the top, or as near as the end of the page lets it. */
  public void raise(Node node) {
    double hidden = hidden();
    if (hidden > 0) {
      setVvalue(Math.clamp(place(node).getMinY() / hidden, 0, 1));
    }
  }

  /** How much more there is than can be seen at a time, in pixels. */
  private double hidden() {
    return getContent().getLayoutBounds().getHeight() - getViewportBounds().getHeight();
  }

  private Bounds place(Node node) {
    return getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
  }

  /** Scrolls just so far that the node, which is inside, can be seen. */
  public void reveal(Node node) {
    Bounds place = place(node);
    double hidden = hidden();
    if (place == null || hidden <= 0) {
      return;
    }
    double top = getVvalue() * hidden;
    double margin = 16;
    if (place.getMinY() - margin < top) {
      setVvalue(Math.max(0, place.getMinY() - margin) / hidden);
    } else if (place.getMaxY() + margin > top + getViewportBounds().getHeight()) {
      setVvalue(Math.min(1, (place.getMaxY() + margin - getViewportBounds().getHeight()) / hidden));
    }
  }
}
