package rankandfile.ui.print;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import rankandfile.print.PagePicture;
import rankandfile.print.Pages;
import rankandfile.ui.kit.Background;

/**
 * Draws pages in the background, one after the other. Of several wishes from the same place only the last is drawn.
 *
 * <p>For JavaFX's thread.
 */
final class PagePainter {

  /**
   * What is to be drawn.
   *
   * @param scale pixels in a point
   * @param part of the whole page at this scale
   */
  record Wish(Pages pages, int page, double scale, Part part) {
    private PagePicture draw() {
      return pages.draw(page, scale, part.x, part.y, part.width, part.height);
    }
  }

  /** In pixels, from the top left of the page. */
  record Part(int x, int y, int width, int height) {}

  private record Order(Wish wish, Consumer<PagePicture> done) {}

  private final Map<Object, Order> wanted = new LinkedHashMap<>();
  private boolean drawing;

  /** Draws it for this place, in place of what was wished for there before. */
  void draw(Object place, Wish wish, Consumer<PagePicture> done) {
    wanted.remove(place);
    wanted.put(place, new Order(wish, done));
    next();
  }

  /** Nothing is wanted any more in this place. */
  void forget(Object place) {
    wanted.remove(place);
  }

  private void next() {
    if (drawing || wanted.isEmpty()) {
      return;
    }
    drawing = true;
    Map.Entry<Object, Order> first = wanted.entrySet().iterator().next();
    Background.run(first.getValue().wish()::draw, picture -> {
      drawing = false;
      if (wanted.remove(first.getKey(), first.getValue())) {
        first.getValue().done().accept(picture);
      }
      next();
    }, failure -> {
      drawing = false;
      wanted.remove(first.getKey(), first.getValue());
      next();
      Background.rethrow(failure);
    });
  }
}
