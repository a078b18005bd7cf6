package rankandfile.print;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import rankandfile.picture.Area;
import rankandfile.picture.ArrowShape;
import rankandfile.picture.Block;
import rankandfile.picture.BlockShape;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Border;
import rankandfile.picture.Detail;
import rankandfile.picture.LakeShape;
import rankandfile.picture.Mark;
import rankandfile.picture.MarkShape;
import rankandfile.picture.PictureWords;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** A board drawn for print, with Red at the bottom, in units of 64 a square. */
final class BoardFigure {

  private static final double UNIT = 64;
  private static final double PIXELS_PER_MM = 96 / 25.4;
  private static final double LETTER_MM = 3.2;

  private final BoardPicture picture;
  private final Area area;
  private final double square;
  private final boolean saver;
  private final Svg svg = new Svg();
  private List<Square> wish = List.of();
  private Consumer<Svg> extra = none -> { };

  /** {@code square} is a square's side in millimetres. */
  BoardFigure(BoardPicture picture, double square, boolean saver) {
    this.picture = picture;
    this.area = picture.area();
    this.square = square;
    this.saver = saver;
  }

  /** With an arrow for a move that is about to be made. */
  BoardFigure wishing(List<Square> way) {
    wish = way;
    return this;
  }

  String svg(String alt) {
    svg.openWindow(gutter(), edge(), width(), height());
    grid();
    lakes();
    extra.accept(svg);
    marks(true);
    picture.lost().forEach((s, b) -> block(s, b, true));
    arrow();
    picture.blocks().forEach((s, b) -> block(s, b, false));
    marks(false);
    picture.borders().forEach(this::barrier);
    svg.closeWindow();
    frame();
    double unitsWide = Math.ceil(gutter() + width() + edge());
    double unitsHigh = Math.ceil(edge() + height() + below());
    return svg.element("board", unitsWide * square / UNIT, unitsHigh * square / UNIT, unitsWide, unitsHigh, alt);
  }

  /** With something more over the empty squares. */
  BoardFigure with(Consumer<Svg> more) {
    extra = more;
    return this;
  }

  // ---- measures, in units

  private double millimetre() {
    return UNIT / square;
  }

  double edge() {
    return 0.25 * millimetre();
  }

  /** For the numbers of the rows. */
  double gutter() {
    return (area.top() == 9 ? 4.9 : 3.4) * millimetre();
  }

  private double below() {
    return 4.2 * millimetre();
  }

  private double width() {
    return area.columns() * UNIT;
  }

  private double height() {
    return area.rows() * UNIT;
  }

  double x(int column) {
    return gutter() + (column - area.left()) * UNIT;
  }

  double y(int row) {
    return edge() + (area.top() - row) * UNIT;
  }

  // ---- layers

  private void grid() {
    StringBuilder lines = new StringBuilder();
    for (int column = area.left() + 1; column <= area.right(); column++) {
      lines.append("M").append(Svg.number(x(column))).append(' ').append(Svg.number(edge()))
          .append("V").append(Svg.number(edge() + height()));
    }
    for (int row = area.bottom(); row < area.top(); row++) {
      lines.append("M").append(Svg.number(gutter())).append(' ').append(Svg.number(y(row)))
          .append("H").append(Svg.number(gutter() + width()));
    }
    if (!lines.isEmpty()) {
      svg.line(lines.toString(), "#666666", 0.2 * millimetre());
    }
  }

  private void lakes() {
    double unit = 2 * UNIT / LakeShape.BOX;
    for (int column : List.of(2, 6)) {
      if (column + 1 >= area.left() && column <= area.right() && area.bottom() <= 5 && area.top() >= 4) {
        svg.open(x(column), y(5), unit)
            .parts(LakeShape.of(unit * PIXELS_PER_MM / millimetre()), new Inks(Side.RED, saver)).close();
      }
    }
  }

  private void marks(boolean below) {
    for (Map.Entry<Square, Set<Mark>> entry : picture.marks().entrySet()) {
      for (Mark mark : entry.getValue()) {
        if (MarkShape.below(mark) == below) {
          at(entry.getKey()).parts(MarkShape.of(mark), new Inks(Side.RED, saver)).close();
        }
      }
    }
  }

  private Svg at(Square place) {
    return svg.open(x(place.column()), y(place.row()), 1);
  }

  private void block(Square place, Block block, boolean lost) {
    Inks inks = lost ? new Inks(Side.RED, true) : new Inks(block.side(), saver);
    boxOn(place).parts(BlockShape.of(block, Detail.on(square * PIXELS_PER_MM), lost, PictureWords.bundled()), inks)
        .close();
  }

  private Svg boxOn(Square place) {
    return svg.open(x(place.column()) + BlockShape.LEFT, y(place.row()) + BlockShape.TOP, BlockShape.SCALE);
  }

  private void arrow() {
    List<Square> way = wish.isEmpty() ? picture.arrow() : wish;
    boolean step = way.size() == 2 && way.getFirst().isNextTo(way.getLast());
    if (way.size() < 2 || !way.stream().allMatch(area::holds) || step && wish.isEmpty()) {
      return;
    }
    List<ArrowShape.Point> middles = way.stream()
        .map(s -> new ArrowShape.Point(x(s.column()) + UNIT / 2, y(s.row()) + UNIT / 2)).toList();
    svg.parts(ArrowShape.of(step ? longer(middles) : middles), new Inks(Side.RED, saver));
  }

  /** A step's arrow begins in the first square and reaches well into the next. */
  private static List<ArrowShape.Point> longer(List<ArrowShape.Point> way) {
    ArrowShape.Point one = way.getFirst();
    ArrowShape.Point other = way.getLast();
    double dx = (other.x() - one.x()) / UNIT;
    double dy = (other.y() - one.y()) / UNIT;
    return List.of(new ArrowShape.Point(one.x() - 8 * dx, one.y() - 8 * dy),
        new ArrowShape.Point(other.x() + 26 * dx, other.y() + 26 * dy));
  }

  private void barrier(Border border) {
    if (area.holds(border.one()) && area.holds(border.other())) {
      double x = (x(border.one().column()) + x(border.other().column())) / 2;
      double y = (y(border.one().row()) + y(border.other().row())) / 2;
      boolean upright = border.one().row() == border.other().row();
      (upright ? svg.open(x, y, 1) : svg.openTurned(x, y)).parts(MarkShape.barrier(), new Inks(Side.RED, saver))
          .close();
    }
  }

  private void frame() {
    double width = 0.4 * millimetre();
    svg.line("M" + Svg.number(gutter()) + " " + Svg.number(edge()) + "H" + Svg.number(gutter() + width())
        + "V" + Svg.number(edge() + height()) + "H" + Svg.number(gutter()) + "Z", "#111111", width);
    double size = LETTER_MM * millimetre();
    for (int column = area.left(); column <= area.right(); column++) {
      letter(String.valueOf((char) ('A' + column)), x(column) + UNIT / 2, edge() + height() + 1.06 * size, size);
    }
    for (int row = area.bottom(); row <= area.top(); row++) {
      String number = Integer.toString(row + 1);
      double middle = gutter() - 1.1 * millimetre() - Glyphs.of(Typeface.SANS_SEMIBOLD).width(number, 0) * size / 2;
      letter(number, middle, y(row) + UNIT / 2 + 0.33 * size, size);
    }
  }

  private void letter(String text, double middle, double baseline, double size) {
    svg.fill(Glyphs.of(Typeface.SANS_SEMIBOLD).line(text, middle, baseline, size, 0, 1000), "#333333");
  }
}
