package rankandfile.picture;

import java.util.Locale;

/** Path data of simple shapes. */
final class Outlines {

  private Outlines() {}

  static String circle(double x, double y, double r) {
    return path("M%s %sA%s %s 0 1 0 %s %sA%s %s 0 1 0 %s %sZ", x - r, y, r, r, x + r, y, r, r, x - r, y);
  }

  static String box(double x, double y, double width, double height) {
    return path("M%s %sH%sV%sH%sZ", x, y, x + width, y + height, x);
  }

  static String roundBox(double x, double y, double width, double height, double r) {
    return path("M%s %sH%sA%s %s 0 0 1 %s %sV%sA%s %s 0 0 1 %s %sH%sA%s %s 0 0 1 %s %sV%sA%s %s 0 0 1 %s %sZ",
        x + r, y, x + width - r, r, r, x + width, y + r, y + height - r, r, r, x + width - r, y + height,
        x + r, r, r, x, y + height - r, y + r, r, r, x + r, y);
  }

  /** The pattern with each %s replaced by a number of at most two decimals. */
  static String path(String pattern, double... numbers) {
    Object[] texts = new Object[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      texts[i] = number(numbers[i]);
    }
    return String.format(Locale.ROOT, pattern, texts);
  }

  private static String number(double value) {
    long hundredths = Math.round(value * 100);
    return hundredths % 100 == 0 ? Long.toString(hundredths / 100) : Double.toString(hundredths / 100.0);
  }
}
