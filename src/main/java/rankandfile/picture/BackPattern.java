package rankandfile.picture;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.rules.Side;

/** The pattern on a block's back: a ring among dots for Red, a square among squares for Blue. */
final class BackPattern {

  private BackPattern() {}

  static List<Part> of(Side side, Detail detail) {
    boolean named = detail == Detail.NAMED;
    return side == Side.RED ? red(named, detail == Detail.NUMBER ? 2.7 : 2.3) : blue(named);
  }

  private static List<Part> red(boolean named, double dot) {
    Stream<double[]> around = named
        ? Stream.of(at(20, 14), at(44, 14), at(14, 25), at(50, 25), at(14, 38), at(50, 38), at(23, 40), at(41, 40))
        : Stream.of(at(32, 11.5), at(20, 14), at(44, 14), at(14, 25), at(50, 25), at(14, 38), at(50, 38), at(20, 47),
            at(32, 49.5), at(44, 47));
    String dots = around.map(p -> Outlines.circle(p[0], p[1], dot)).collect(Collectors.joining());
    double middle = named ? 26 : 30;
    return List.of(
        Part.Figure.filled(dots, Ink.SIGN).faded(0.62),
        Part.Figure.filled(Outlines.circle(32, middle, 11.5), Ink.SIGN),
        Part.Figure.line(Outlines.circle(32, middle, 5.6), Ink.FACE, 3));
  }

  private static List<Part> blue(boolean named) {
    double top = named ? 9.4 : 9.9;
    double bottom = named ? 36.4 : 44.9;
    String large = Stream.of(at(10.9, top), at(29.4, top), at(47.9, top), at(10.9, bottom), at(29.4, bottom),
        at(47.9, bottom)).map(p -> Outlines.box(p[0], p[1], 5.2, 5.2)).collect(Collectors.joining());
    String sides = named ? "" : Outlines.box(10.9, 27.4, 5.2, 5.2) + Outlines.box(47.9, 27.4, 5.2, 5.2);
    String small = Stream.of(at(21.1, top + 1), at(39.7, top + 1), at(21.1, bottom + 1), at(39.7, bottom + 1))
        .map(p -> Outlines.box(p[0], p[1], 3.2, 3.2)).collect(Collectors.joining());
    double seal = named ? 16 : 20;
    return List.of(
        Part.Figure.filled(large + sides + small, Ink.SIGN).faded(0.5),
        Part.Figure.filled(Outlines.box(22, seal, 20, 20), Ink.SIGN).faded(0.94),
        Part.Figure.line(Outlines.box(27, seal + 5, 10, 10), Ink.FACE, 3.2));
  }

  private static double[] at(double x, double y) {
    return new double[] {x, y};
  }
}
