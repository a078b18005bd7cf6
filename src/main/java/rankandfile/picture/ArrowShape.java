package rankandfile.picture;

import java.util.List;

/** The arrow along a move's way, in units of 64 a square. */
public final class ArrowShape {

  private static final double HEAD = 15;

  private ArrowShape() {}

  /**
   * From the edge of the first square to the edge of the last one.
   *
   * @param way the middles of start, corner if there is one, and end
   */
  public static List<Part> of(List<Point> way) {
    Point start = way.getFirst().towards(way.get(1), 32);
    Point tip = way.getLast().towards(way.get(way.size() - 2), 33);
    Point neck = way.getLast().towards(way.get(way.size() - 2), 33 + HEAD);
    StringBuilder line = new StringBuilder(Outlines.path("M%s %s", start.x, start.y));
    way.subList(1, way.size() - 1).forEach(p -> line.append(Outlines.path("L%s %s", p.x, p.y)));
    line.append(Outlines.path("L%s %s", neck.x, neck.y));
    double dx = (tip.y - neck.y) / 2;
    double dy = (neck.x - tip.x) / 2;
    return List.of(Part.Figure.line(line.toString(), Ink.LAST, 3),
        Part.Figure.filled(Outlines.path("M%s %sL%s %sL%s %sZ", tip.x, tip.y, neck.x + dx, neck.y + dy,
            neck.x - dx, neck.y - dy), Ink.LAST));
  }

  /** A place on the board, from its top left. */
  public record Point(double x, double y) {

    private Point towards(Point other, double distance) {
      double whole = Math.hypot(other.x - x, other.y - y);
      return new Point(x + (other.x - x) * distance / whole, y + (other.y - y) * distance / whole);
    }
  }
}
