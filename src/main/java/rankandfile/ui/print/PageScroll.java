package rankandfile.ui.print;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.control.ScrollPane;
import rankandfile.ui.kit.Scrolling;

/** The large page, which scrolls both ways where it is larger than its room. */
final class PageScroll extends ScrollPane {

  private final PageNode page;

  PageScroll(PageNode page) {
    super(page);
    this.page = page;
    getStyleClass().add("page-scroll");
    setPannable(true);
    Scrolling.paintDirectly(this);
    setFocusTraversable(true);
    viewportBoundsProperty().subscribe(bounds -> look());
    hvalueProperty().subscribe(value -> look());
    vvalueProperty().subscribe(value -> look());
    page.widthProperty().subscribe(width -> look());
  }

  private void look() {
    Bounds room = getViewportBounds();
    double left = getHvalue() * Math.max(0, page.getWidth() - room.getWidth());
    double top = getVvalue() * Math.max(0, page.getHeight() - room.getHeight());
    page.seen(new BoundingBox(left, top, Math.min(page.getWidth(), room.getWidth()),
        Math.min(page.getHeight(), room.getHeight())));
  }

  /** Goes on by nearly a screenful; false where the page ends. */
  boolean scroll(int direction) {
    double room = getViewportBounds().getHeight();
    double hidden = page.getHeight() - room;
    double now = getVvalue();
    if (hidden < 1 || (direction > 0 ? now >= 1 : now <= 0)) {
      return false;
    }
    setVvalue(Math.clamp(now + direction * 0.9 * room / hidden, 0, 1));
    return true;
  }

  /** Shows where the page begins, or where it ends. */
  void scrollTo(boolean end) {
    setVvalue(end ? 1 : 0);
  }
}
