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
    sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(owner -> {
      if (owner != null && isInside(owner)) {
        reveal(owner);
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

  /** Scrolls just so far that the node, which is inside, can be seen. */
  public void reveal(Node node) {
    Bounds place = getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
    double hidden = getContent().getLayoutBounds().getHeight() - getViewportBounds().getHeight();
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
