package rankandfile.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.geometry.Rectangle2D;

/**
 * Where a window is and how large, in pixels, written as {@code 100 80 1280 800}.
 *
 * @param maximized whether it fills its screen, and goes to the place only when that ends
 */
record WindowPlace(double x, double y, double width, double height, boolean maximized) {

  /** The size of the first start. */
  public static final double WIDTH = 1280;
  public static final double HEIGHT = 800;
  /** The smallest size; a smaller screen wins over it. */
  public static final double SMALLEST_WIDTH = 1024;
  public static final double SMALLEST_HEIGHT = 600;

  private static final Pattern NUMBERS = Pattern.compile("(\\S+) (\\S+) (\\S+) (\\S+)( maximized)?");

  /** Reads one; whatever can be read as four numbers counts, however foolish. */
  public static Optional<WindowPlace> read(String text) {
    Matcher m = NUMBERS.matcher(text.strip());
    try {
      return m.matches() ? Optional.of(new WindowPlace(number(m, 1), number(m, 2), number(m, 3), number(m, 4),
          m.group(5) != null)) : Optional.empty();
    } catch (NumberFormatException notNumbers) {
      return Optional.empty();
    }
  }

  private static double number(Matcher numbers, int group) {
    return Double.parseDouble(numbers.group(group));
  }

  public String text() {
    return String.format(Locale.ROOT, "%.0f %.0f %.0f %.0f%s", x, y, width, height, maximized ? " maximized" : "");
  }

  /** The size of the first start, in the middle of the first screen. */
  public static WindowPlace first(List<Rectangle2D> screens) {
    return new WindowPlace(Double.NaN, Double.NaN, WIDTH, HEIGHT, false).on(screens);
  }

  /**
   * This place, moved and shrunk so that it lies wholly on one screen: the one that shows most of it, or the first.
   *
   * @param screens the parts of the screens that windows may cover, at least one
   */
  public WindowPlace on(List<Rectangle2D> screens) {
    double wide = size(width, SMALLEST_WIDTH, WIDTH);
    double high = size(height, SMALLEST_HEIGHT, HEIGHT);
    Rectangle2D screen = screens.stream().filter(s -> shared(s, wide, high) > 0)
        .max(Comparator.comparingDouble(s -> shared(s, wide, high))).orElse(screens.getFirst());
    boolean seen = shared(screen, wide, high) > 0;
    double w = Math.min(wide, screen.getWidth());
    double h = Math.min(high, screen.getHeight());
    return new WindowPlace(
        within(seen ? x : Double.NaN, screen.getMinX(), screen.getMaxX() - w),
        within(seen ? y : Double.NaN, screen.getMinY(), screen.getMaxY() - h), w, h, maximized);
  }

  private static double size(double wish, double smallest, double otherwise) {
    return Double.isFinite(wish) && wish > 0 ? Math.max(wish, smallest) : otherwise;
  }

  private double shared(Rectangle2D screen, double wide, double high) {
    double w = Math.min(x + wide, screen.getMaxX()) - Math.max(x, screen.getMinX());
    double h = Math.min(y + high, screen.getMaxY()) - Math.max(y, screen.getMinY());
    return w > 0 && h > 0 ? w * h : 0;
  }

  /** The wish, held between both ends; their middle when there is no wish. */
  private static double within(double wish, double low, double high) {
    return Double.isFinite(wish) ? Math.max(low, Math.min(wish, high)) : Math.floor((low + high) / 2);
  }
}
