package rankandfile.print;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Arrays;

/** Reads SVG path data with absolute commands: M L H V C S Q T A Z. */
final class PathData {

  private final Path2D.Double path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
  private double x;
  private double y;
  /** The last control point of a curve, where the next one may begin. */
  private double controlX;
  private double controlY;

  private PathData() {}

  /**
   * The outline, filled by the even-odd rule.
   *
   * @throws IllegalArgumentException for another command or a number missing
   */
  static Path2D outline(String text) {
    String data = text.strip();
    PathData reader = new PathData();
    for (int at = 0; at < data.length(); ) {
      int next = at + 1;
      while (next < data.length() && !Character.isLetter(data.charAt(next))) {
        next++;
      }
      reader.command(data.charAt(at), numbers(data.substring(at + 1, next)));
      at = next;
    }
    return reader.path;
  }

  /** What stands between blanks and commas; a minus or a second point begins a new number as well. */
  private static double[] numbers(String text) {
    double[] numbers = new double[text.length()];
    int count = 0;
    for (int at = 0; at < text.length(); ) {
      int end = end(text, at);
      if (end > at) {
        numbers[count++] = Double.parseDouble(text.substring(at, end));
      }
      at = Math.max(end, at + 1);
    }
    return Arrays.copyOf(numbers, count);
  }

  private static int end(String text, int from) {
    boolean point = false;
    int at = text.charAt(from) == '-' ? from + 1 : from;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (!Character.isDigit(c) && (c != '.' || point)) {
        break;
      }
      point |= c == '.';
    }
    return at;
  }

  private void command(char command, double[] n) {
    int each = switch (command) {
      case 'Z' -> 0;
      case 'H', 'V' -> 1;
      case 'M', 'L', 'T' -> 2;
      case 'Q', 'S' -> 4;
      case 'C' -> 6;
      case 'A' -> 7;
      default -> throw new IllegalArgumentException("path command " + command);
    };
    if (each == 0) {
      path.closePath();
      to(path.getCurrentPoint().getX(), path.getCurrentPoint().getY());
      return;
    }
    if (n.length == 0 || n.length % each != 0) {
      throw new IllegalArgumentException("numbers behind path command " + command);
    }
    for (int i = 0; i < n.length; i += each) {
      one(command == 'M' && i > 0 ? 'L' : command, n, i);
    }
  }

  private void one(char command, double[] n, int i) {
    switch (command) {
      case 'M' -> {
        path.moveTo(n[i], n[i + 1]);
        to(n[i], n[i + 1]);
      }
      case 'H' -> line(n[i], y);
      case 'V' -> line(x, n[i]);
      case 'L' -> line(n[i], n[i + 1]);
      case 'Q' -> curve(n[i], n[i + 1], n[i + 2], n[i + 3]);
      case 'T' -> curve(2 * x - controlX, 2 * y - controlY, n[i], n[i + 1]);
      case 'C' -> curve(n[i], n[i + 1], n[i + 2], n[i + 3], n[i + 4], n[i + 5]);
      case 'S' -> curve(2 * x - controlX, 2 * y - controlY, n[i], n[i + 1], n[i + 2], n[i + 3]);
      default -> arc(n[i], n[i + 1], n[i + 2], n[i + 3] != 0, n[i + 4] != 0, n[i + 5], n[i + 6]);
    }
  }

  private void line(double toX, double toY) {
    path.lineTo(toX, toY);
    to(toX, toY);
  }

  private void curve(double overX, double overY, double toX, double toY) {
    path.quadTo(overX, overY, toX, toY);
    to(toX, toY);
    controlX = overX;
    controlY = overY;
  }

  private void curve(double firstX, double firstY, double overX, double overY, double toX, double toY) {
    path.curveTo(firstX, firstY, overX, overY, toX, toY);
    to(toX, toY);
    controlX = overX;
    controlY = overY;
  }

  private void to(double toX, double toY) {
    x = toX;
    y = toY;
    controlX = toX;
    controlY = toY;
  }

  /** From its two ends to its centre, as the appendix of the SVG standard has it. */
  private void arc(double rx, double ry, double turn, boolean large, boolean sweep, double toX, double toY) {
    AffineTransform upright = AffineTransform.getRotateInstance(-Math.toRadians(turn));
    Point2D half = upright.deltaTransform(new Point2D.Double((x - toX) / 2, (y - toY) / 2), null);
    double beyond = Math.sqrt(square(half.getX() / rx) + square(half.getY() / ry));
    double a = rx * Math.max(1, beyond);
    double b = ry * Math.max(1, beyond);
    double over = square(a * half.getY()) + square(b * half.getX());
    double root = over == 0 ? 0 : Math.sqrt(Math.max(0, square(a * b) / over - 1)) * (large == sweep ? -1 : 1);
    double cx = root * a * half.getY() / b;
    double cy = -root * b * half.getX() / a;
    double from = Math.atan2((half.getY() - cy) / b, (half.getX() - cx) / a);
    double until = Math.atan2((-half.getY() - cy) / b, (-half.getX() - cx) / a);
    double extent = until - from + (sweep && until < from ? 2 * Math.PI : !sweep && until > from ? -2 * Math.PI : 0);
    AffineTransform place = AffineTransform.getTranslateInstance((x + toX) / 2, (y + toY) / 2);
    place.rotate(Math.toRadians(turn));
    Arc2D arc = new Arc2D.Double(cx - a, cy - b, 2 * a, 2 * b, -Math.toDegrees(from), -Math.toDegrees(extent),
        Arc2D.OPEN);
    path.append(arc.getPathIterator(place), true);
    to(toX, toY);
  }

  private static double square(double d) {
    return d * d;
  }
}
