package rankandfile.picture;

import java.util.List;

/**
 * One stroke of a drawing, in the units of its box. A drawing is a list of parts, the first one lowest.
 *
 * <p>Does not know how large the box is drawn.
 */
public sealed interface Part {

  /**
   * A shape.
   *
   * @param path SVG path data, filled by the even-odd rule
   * @param width of the line; its joins are round where the shape is filled, otherwise mitred
   * @param opacity of the whole, 0 to 1
   * @param dashes lengths of dash and gap; empty for a whole line
   * @param rounded whether the line's ends are round; otherwise they are cut off
   */
  record Figure(String path, Ink fill, Ink line, double width, double opacity, List<Double> dashes, boolean rounded)
      implements Part {

    public Figure {
      dashes = List.copyOf(dashes);
    }

    static Figure filled(String path, Ink fill) {
      return new Figure(path, fill, Ink.NONE, 0, 1, List.of(), false);
    }

    static Figure line(String path, Ink line, double width) {
      return new Figure(path, Ink.NONE, line, width, 1, List.of(), false);
    }

    /** Another path, drawn like this one. */
    Figure along(String other) {
      return new Figure(other, fill, line, width, opacity, dashes, rounded);
    }

    Figure edged(Ink edge, double edgeWidth) {
      return new Figure(path, fill, edge, edgeWidth, opacity, dashes, rounded);
    }

    Figure faded(double part) {
      return new Figure(path, fill, line, width, part, dashes, rounded);
    }

    Figure dashed(double dash, double gap) {
      return new Figure(path, fill, line, width, opacity, List.of(dash, gap), rounded);
    }

    Figure round() {
      return new Figure(path, fill, line, width, opacity, dashes, true);
    }
  }

  /**
   * Words on one line.
   *
   * @param middle where the middle of the line stands
   * @param baseline on which the letters stand
   * @param size of the letters, as of a font
   * @param bold whether bold; otherwise semibold
   * @param spacing what is added between two letters; negative brings them together
   * @param widest what the line may measure; a longer one is drawn narrower
   */
  record Words(String text, double middle, double baseline, double size, boolean bold, double spacing, double widest,
      Ink ink) implements Part {}
}
