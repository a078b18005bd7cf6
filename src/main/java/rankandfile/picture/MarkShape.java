package rankandfile.picture;

import java.util.List;

/**
 * The drawing of each mark in the box of 64 units of its square. Every mark has a shape of its own, and none covers the
 * label or the emblem of a piece, which is to be read all the same.
 */
public final class MarkShape {

  /** The width and height of the box. */
  public static final double BOX = 64;

  private static final String FRAME = Outlines.box(2, 2, 60, 60);
  /** Four arrowheads that point from the edges to the middle. */
  private static final String HINT = "M32 10L22 0H42ZM32 54L42 64H22ZM10 32L0 42V22ZM54 32L64 22V42Z";

  private MarkShape() {}

  /** Whether the mark lies below the block of its square; otherwise it lies above. */
  public static boolean below(Mark mark) {
    return switch (mark) {
      case FROM, TO, SELECTED, VEILED -> true;
      case MAY_GO, MAY_ATTACK, REFUSED_SQUARE, REFUSED_PIECE, CAN_MOVE, LOOK, HINT, PICKED, NOTED -> false;
    };
  }

  public static List<Part> of(Mark mark) {
    return switch (mark) {
      case FROM -> List.of(Part.Figure.line(Outlines.box(4, 4, 56, 56), Ink.LAST, 2.6).dashed(8, 6));
      case TO -> List.of(Part.Figure.line("M2 16V2H16M48 2H62V16M62 48V62H48M16 62H2V48", Ink.LAST, 4));
      case SELECTED -> List.of(
          Part.Figure.filled(Outlines.box(0, 0, 64, 64), Ink.MARK).faded(0.16),
          Part.Figure.line(FRAME, Ink.MARK, 4));
      case MAY_GO -> List.of(Part.Figure.filled(Outlines.circle(32, 32, 8.5), Ink.MARK).edged(Ink.CROSS, 1.5));
      case MAY_ATTACK -> List.of(Part.Figure.filled(
          "M0 0H18L0 18ZM64 0V18L46 0ZM64 64H46L64 46ZM0 64V46L18 64Z", Ink.MARK).edged(Ink.LAND, 1.6));
      case REFUSED_SQUARE -> List.of(
          Part.Figure.line(hatch(), Ink.WARN, 2.6).faded(0.5),
          Part.Figure.line(FRAME, Ink.WARN, 3.6),
          Part.Figure.filled(Outlines.circle(32, 32, 14), Ink.WARN).edged(Ink.CROSS, 2.4),
          Part.Figure.line("M26 26L38 38M38 26L26 38", Ink.CROSS, 4.2).round());
      case REFUSED_PIECE -> List.of(
          Part.Figure.line(FRAME, Ink.WARN, 3.6),
          Part.Figure.filled(Outlines.circle(53, 11, 9.4), Ink.WARN).edged(Ink.CROSS, 2),
          Part.Figure.line("M49.2 7.2L56.8 14.8M56.8 7.2L49.2 14.8", Ink.CROSS, 3).round());
      case CAN_MOVE -> List.of(Part.Figure.filled(Outlines.roundBox(15, 56.5, 34, 6.5, 2), Ink.MARK)
          .edged(Ink.LAND, 1.6));
      case LOOK -> List.of(Part.Figure.filled("M14 0H50V3.4L32 12L14 3.4Z", Ink.MARK).edged(Ink.LAND, 1.6));
      case HINT -> List.of(Part.Figure.filled(HINT, Ink.MARK).edged(Ink.LAND, 1.6));
      case PICKED -> List.of(
          Part.Figure.line(Outlines.circle(32, 32, 29), Ink.LAND, 6),
          Part.Figure.line(Outlines.circle(32, 32, 29), Ink.MARK, 4));
      case NOTED -> List.of(
          Part.Figure.filled(Outlines.circle(53, 11, 9.4), Ink.PAPER).edged(Ink.PRINT, 2),
          Part.Figure.line("M53 5.4V11.6M53 14.4V16.6", Ink.PRINT, 3));
      case VEILED -> List.of(Part.Figure.filled(Outlines.box(0, 0, 64, 64), Ink.VEIL).faded(0.6));
    };
  }

  private static String hatch() {
    StringBuilder lines = new StringBuilder();
    for (int i = 11; i <= 115; i += 11) {
      double cut = Math.max(0, i - 60);
      lines.append(Outlines.path("M%s %sL%s %s", 2 + cut, 2 + i - cut, 2 + i - cut, 2 + cut));
    }
    return lines.toString();
  }

  /** Over the outline of a piece that has just left the board. */
  public static List<Part> gone() {
    String stroke = "M7 57L57 7";
    return List.of(Part.Figure.line(stroke, Ink.LAND, 7).round(), Part.Figure.line(stroke, Ink.LAST, 2.8).round());
  }

  /** The square at which the keyboard is. */
  public static List<Part> focus() {
    return List.of(
        Part.Figure.line(Outlines.roundBox(2.5, 2.5, 59, 59, 3), Ink.FOCUS_OUTER, 3),
        Part.Figure.line(Outlines.roundBox(6, 6, 52, 52, 1), Ink.FOCUS_INNER, 2.4));
  }

  /** A closed border, standing upright in the middle of the box between the square at its left and its right. */
  public static List<Part> barrier() {
    String bar = "M32 6V58M24 6H40M24 58H40";
    return List.of(Part.Figure.line(bar, Ink.LAND, 8.5).round(), Part.Figure.line(bar, Ink.WARN, 4.6).round());
  }
}
