package rankandfile.print;

import static rankandfile.print.PrintWords.say;

import java.util.List;
import java.util.stream.IntStream;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.First;
import rankandfile.wording.Names;

/** The empty board with what each side puts where, and arrows in the columns that lead across. */
final class SetupFigure {

  private static final double PLATE = 400;

  private final Ruleset rules;
  private final boolean saver;

  SetupFigure(Reference reference) {
    this.rules = reference.rules().rules();
    this.saver = reference.inkSaver();
  }

  /** {@code square} is a square's side in millimetres. */
  String svg(double square) {
    BoardFigure figure = new BoardFigure(BoardPicture.empty(Area.BOARD), square, saver);
    double millimetre = 64 / square;
    return figure.with(svg -> {
      home(svg, figure, Side.BLUE, millimetre);
      home(svg, figure, Side.RED, millimetre);
      crossings().forEach(column -> lane(svg, figure, column));
      for (int row : List.of(5, 3)) {
        svg.line("M" + Svg.number(figure.x(0)) + " " + Svg.number(figure.y(row)) + "H"
            + Svg.number(figure.x(10)), "#111111", 0.4 * millimetre);
      }
    }).svg(say("setup.alt", told(Side.RED), told(Side.BLUE),
        String.join(", ", crossings().stream().map(c -> String.valueOf((char) ('A' + c))).toList())));
  }

  private String told(Side side) {
    return Names.of(side) + ": " + line(side);
  }

  private String line(Side side) {
    List<Integer> rows = IntStream.range(0, 10).filter(side::isHome).map(r -> r + 1).boxed().toList();
    boolean begins = rules.first() != First.CHOSEN && rules.firstMover() == side;
    return say(begins ? "setup.begins" : "setup.side", rules.army().size(), rows.getFirst(), rows.getLast());
  }

  /** The columns without a lake. */
  private static List<Integer> crossings() {
    return IntStream.range(0, 10).filter(c -> !Square.of(c, 4).isLake()).boxed().toList();
  }

  private void home(Svg svg, BoardFigure figure, Side side, double millimetre) {
    int row = IntStream.range(0, 10).filter(side::isHome).max().orElseThrow() - 1;
    double middle = figure.x(5);
    double top = figure.y(row);
    String line = line(side);
    double size = 3.5 * millimetre;
    double width = Math.max(PLATE, Glyphs.of(Typeface.SANS).width(line, 0) * size + 40);
    svg.fill("M" + Svg.number(middle - width / 2) + " " + Svg.number(top) + "V" + Svg.number(top + 128) + "H"
        + Svg.number(middle + width / 2) + "V" + Svg.number(top) + "Z", "#ffffff");
    svg.fill(Glyphs.of(Typeface.SERIF_SEMIBOLD).line(Names.of(side), middle, top + 56, 5 * millimetre, 0, width),
        "#000000");
    svg.fill(Glyphs.of(Typeface.SANS).line(line, middle, top + 106, size, 0, width - 10), "#000000");
  }

  private static void lane(Svg svg, BoardFigure figure, int column) {
    double x = figure.x(column) + 32;
    double top = figure.y(5) + 10;
    double bottom = figure.y(4) + 54;
    svg.line("M" + Svg.number(x) + " " + Svg.number(top) + "V" + Svg.number(bottom)
        + head(x, top, 1) + head(x, bottom, -1), "#000000", 3);
  }

  private static String head(double x, double y, int down) {
    return "M" + Svg.number(x - 8) + " " + Svg.number(y + 10 * down) + "L" + Svg.number(x) + " " + Svg.number(y)
        + "L" + Svg.number(x + 8) + " " + Svg.number(y + 10 * down);
  }
}
