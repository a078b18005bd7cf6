package rankandfile.ui.print;

import java.util.List;
import rankandfile.print.PageSize;

/** How large a page is shown. A factor of 1 is its real size, where the system counts 96 pixels to the inch. */
sealed interface Zoom {

  /** Pixels of the screen in a point, in real size. */
  double POINT = 96.0 / 72;
  /** The steps of the zoom, in per cent. */
  List<Integer> STEPS = List.of(25, 33, 50, 67, 75, 100, 125, 150, 200, 300, 400);

  /** As large as the room for it allows. */
  enum Fit implements Zoom {
    PAGE, WIDTH
  }

  record Percent(int percent) implements Zoom {}

  /** The factor for a page of this size in a room of so many pixels; {@code bar} is what a scroll bar takes of it. */
  default double factor(PageSize page, double width, double height, double bar) {
    double wide = width / page.width() / POINT;
    double high = height / page.height() / POINT;
    return switch (this) {
      case Fit.PAGE -> Math.min(wide, high);
      case Fit.WIDTH -> wide > high ? Math.max(high, (width - bar) / page.width() / POINT) : wide;
      case Percent(int percent) -> percent / 100.0;
    };
  }

  /** The next step above the factor; the largest where there is none. */
  static Zoom above(double factor) {
    return new Percent(STEPS.stream().filter(s -> s > Math.round(factor * 100)).findFirst()
        .orElse(STEPS.getLast()));
  }

  /** The next step below the factor; the smallest where there is none. */
  static Zoom below(double factor) {
    return new Percent(STEPS.reversed().stream().filter(s -> s < Math.round(factor * 100)).findFirst()
        .orElse(STEPS.getFirst()));
  }
}
