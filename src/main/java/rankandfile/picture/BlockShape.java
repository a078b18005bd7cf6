package rankandfile.picture;

import java.util.ArrayList;
import java.util.List;
import rankandfile.rules.Side;

/**
 * The drawing of a block in a box of 64 units. Red has round shoulders and a round badge, Blue square ones.
 *
 * <p>Does not know the signs at its corners: see {@link CornerSign}.
 */
public final class BlockShape {

  /** The width and height of the box. */
  public static final double BOX = 64;
  /** How much of a square a block takes, and where its box begins in a square of 64 units. */
  public static final double SCALE = 0.93;
  public static final double LEFT = 2.2;
  public static final double TOP = 1.6;

  private final Side side;
  private final Detail detail;
  private final boolean hollow;
  private final List<Part> parts = new ArrayList<>();

  private BlockShape(Side side, Detail detail, boolean hollow) {
    this.side = side;
    this.detail = detail;
    this.hollow = hollow;
  }

  /** The block, or the empty outline of a lost one. The name is drawn where there is room for it. */
  public static List<Part> of(Block block, Detail detail, boolean hollow, PictureWords words) {
    BlockShape shape = new BlockShape(block.side(), detail, hollow);
    shape.body();
    switch (block.face()) {
      case Face.Front f -> shape.front(f, block.moved(), words);
      case Face.Back b -> {
        shape.parts.addAll(BackPattern.of(block.side(), detail));
        shape.parts.addAll(CornerSign.among(b, detail));
      }
    }
    return List.copyOf(shape.parts);
  }

  private boolean red() {
    return side == Side.RED;
  }

  private boolean named() {
    return detail == Detail.NAMED;
  }

  /** Foot, face and the light on its edge. */
  private void body() {
    double ground = named() ? 45.5 : 52;
    double foot = named() ? 14 : 7;
    parts.add(Part.Figure.filled(Outlines.roundBox(4.5, ground, 55, foot, red() ? 3.5 : 1.2), Ink.FOOT)
        .edged(Ink.OUTLINE, detail.outline()));
    String face = red() ? "M7 %sV22C7 12.5 13.5 6 23 6H41C50.5 6 57 12.5 57 22V%sZ"
        : "M7 %sV8C7 6.9 7.9 6 9 6H55C56.1 6 57 6.9 57 8V%sZ";
    parts.add(Part.Figure.filled(Outlines.path(face, ground, ground), Ink.FACE)
        .edged(Ink.OUTLINE, detail.outline()));
    if (!hollow) {
      String edge = red() ? "M10.5 21C10.8 14 15.5 9.6 23 9.3H41" : named() ? "M10.2 40V9.2H53" : "M10.2 46V9.2H53";
      parts.add(Part.Figure.line(edge, Ink.SHINE, 1.5).round().faded(red() ? 0.42 : 0.22));
    }
  }

  private void front(Face.Front front, boolean moved, PictureWords words) {
    if (detail == Detail.NUMBER) {
      alone(front);
      return;
    }
    String emblem = named() ? Emblem.at(front.rank(), 29, 18, 1.04) : Emblem.at(front.rank(), 26.6, 21.4, 1.17);
    parts.add(Part.Figure.filled(emblem, Ink.SIGN));
    badge(front.label());
    if (named()) {
      String name = words.rank(front.rank());
      parts.add(moved && !hollow ? new Part.Words(name, 38.3, 56, 9.9, false, 0, 38, Ink.SIGN) // beside its sign
          : new Part.Words(name, 32, 56, 9.9, false, 0, 51, Ink.SIGN));
    }
  }

  private void badge(String label) {
    String badge = red() ? Outlines.circle(20.2, 19.2, 11.6) : Outlines.roundBox(9, 8, 22.4, 22.4, 2);
    parts.add(Part.Figure.filled(badge, Ink.SIGN).edged(Ink.FACE, 2));
    parts.add(label.length() > 1 ? new Part.Words(label, 20.2, 24.9, 16.4, true, -0.7, 20, Ink.FACE)
        : new Part.Words(label, 20.2, 25.3, 18, true, 0, 20, Ink.FACE));
  }

  private void alone(Face.Front front) {
    if (!front.rank().canMove()) {
      parts.add(Part.Figure.filled(Emblem.at(front.rank(), 15.5, 12.5, 1.42), Ink.SIGN));
      return;
    }
    parts.add(Part.Figure.filled(
        red() ? Outlines.circle(32, 30, 18.2) : Outlines.roundBox(14.5, 12.5, 35, 35, 2), Ink.SIGN));
    parts.add(front.label().length() > 1 ? new Part.Words(front.label(), 32, 39.6, 28, true, -1.5, 33, Ink.FACE)
        : new Part.Words(front.label(), 32, 41, 32, true, 0, 33, Ink.FACE));
  }
}
