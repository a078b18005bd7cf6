package rankandfile.picture;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The drawing of a lake of two by two squares in a box of 200 units. */
public final class LakeShape {

  /** The width and height of the box: two squares. */
  public static final double BOX = 200;

  private static final String SHORE = """
      M7.4 50C7.8 38 8.8 30 11.5 23C14 14.5 19 11.5 28 9.5C40 7 52 7.2 66 7.1C90 7 112 8.6 134 9.2\
      C148 9.5 158 9.6 168 8.6C178 7 184 11 187.5 20C191.5 30 192.8 40 192.8 52C192.8 70 190.2 85 190.2 104\
      C190.2 122 191.8 136 191.8 152C191.8 162 190 172 186.5 180C182 187 166 190.3 148 190.4\
      C124 190.5 98 190.2 78 190.5C66 191 60 193.5 48 193.4C34 193 24 189.5 17 180C11.5 172.5 10 164 10.2 154\
      C10.3 145 11.3 136 11.2 126C11 104 7 84 7.4 50Z""";

  private LakeShape() {}

  /**
   * The lake.
   *
   * @param unit how long one unit is drawn, in pixels; lines keep their width at every size
   */
  public static List<Part> of(double unit) {
    return List.of(
        Part.Figure.filled(SHORE, Ink.LAKE).edged(Ink.SHORE, 1.6 / unit),
        Part.Figure.filled(Placed.path(SHORE, 12, 12, 0.88), Ink.LAKE_IN),
        Part.Figure.line("M100 10V190M12 100H190", Ink.WAVE, 1 / unit).dashed(2 / unit, 4 / unit).faded(0.5),
        Part.Figure.line(waves(), Ink.WAVE, 1.3 / unit).round());
  }

  private static String waves() {
    return Stream.of(at(39.6, 48.3), at(111.3, 40.2), at(69.3, 84.6), at(133.5, 98.5), at(29.3, 122.4),
        at(91.3, 140.2), at(137.4, 160), at(43.5, 168.5)).map(LakeShape::wave).collect(Collectors.joining());
  }

  private static String wave(double[] start) {
    double x = start[0];
    double y = start[1];
    return Outlines.path("M%s %sQ%s %s %s %sT%s %s", x, y, x + 8.75, y - 10.5, x + 17.5, y, x + 35, y);
  }

  private static double[] at(double x, double y) {
    return new double[] {x, y};
  }
}
