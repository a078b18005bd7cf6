package rankandfile.picture;

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
    StringBuilder path = new StringBuilder();
    int from = 0;
    for (double number : numbers) {
      int hole = pattern.indexOf("%s", from);
      path.append(pattern, from, hole).append(number(number));
      from = hole + 2;
    }
    return path.append(pattern, from, pattern.length()).toString();
  }

  /** At most two decimals. */
  static String number(double value) {
    long hundredths = Math.round(value * 100);
    return hundredths % 100 == 0 ? Long.toString(hundredths / 100) : Double.toString(hundredths / 100.0);
  }
}
