package rankandfile.picture;

import java.util.ArrayList;
import java.util.List;
import rankandfile.rules.Rank;

/** The small signs at the corners of a block, in the block's box of 64 units: has moved, is known, lies open. */
public final class CornerSign {

  private CornerSign() {}

  /** The signs of a block: chevrons at the bottom left, an eye at the top right, framed where the block lies open. */
  public static List<Part> of(Block block) {
    List<Part> parts = new ArrayList<>();
    if (block.moved()) {
      parts.addAll(moved());
    }
    if (block.open()) {
      parts.addAll(eye(Outlines.roundBox(45.5, 0.5, 18, 18, 2.4), Ink.PRINT, Ink.PAPER));
    } else if (block.known()) {
      parts.addAll(eye(Outlines.circle(54.5, 9.5, 8.6), Ink.PAPER, Ink.PRINT));
    }
    return parts;
  }

  private static List<Part> moved() {
    return List.of(
        Part.Figure.filled(Outlines.circle(9.5, 54.5, 8.6), Ink.PAPER).edged(Ink.PRINT, 1.6),
        Part.Figure.filled("M4.8 58.2L8 54.5L4.8 50.8H7.8L11 54.5L7.8 58.2Z"
            + "M9.3 58.2L12.5 54.5L9.3 50.8H12.2L15.2 54.5L12.2 58.2Z", Ink.PRINT));
  }

  private static List<Part> eye(String plate, Ink ground, Ink print) {
    return List.of(
        Part.Figure.filled(plate, ground).edged(print, 1.6),
        Part.Figure.filled("M48.4 9.5C51 5.6 58 5.6 60.6 9.5C58 13.4 51 13.4 48.4 9.5Z", print),
        Part.Figure.filled(Outlines.circle(54.5, 9.5, 2.1), ground));
  }

  /**
   * On a back: a paper strip with the emblems of the ranks that its moves leave, where these are two or three. It
   * lies on the foot, right of the sign for "moved", which such a piece always has.
   */
  static List<Part> among(Face.Back back, Detail detail) {
    int count = back.among().size();
    if (count < 2 || count > 3) {
      return List.of();
    }
    double size = detail == Detail.NUMBER ? 17 : 14.5;
    double width = count * (size + 2.5) + 3;
    double left = 60.5 - width;
    double top = 60.5 - size - 4;
    List<Part> parts = new ArrayList<>();
    parts.add(Part.Figure.filled(Outlines.roundBox(left, top, width, size + 4, 3), Ink.PAPER)
        .edged(Ink.PRINT, 1.6));
    double x = left + 2.75;
    for (Rank rank : back.among()) {
      parts.add(Part.Figure.filled(Emblem.at(rank, x, top + 2, size / Emblem.BOX), Ink.PRINT));
      x += size + 2.5;
    }
    return parts;
  }
}
