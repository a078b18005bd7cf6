package rankandfile.print;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import rankandfile.picture.Part;

/** Writes a drawing as SVG: groups and paths, no text. */
final class Svg {

  private final StringBuilder body = new StringBuilder();

  /** Begins a part that is moved and enlarged. */
  Svg open(double x, double y, double scale) {
    return matrix(scale, 0, 0, scale, x, y);
  }

  /** Begins a part of 64 units that stands on its side. */
  Svg openTurned(double x, double y) {
    return matrix(0, 1, -1, 0, x + 64, y);
  }

  private Svg matrix(double a, double b, double c, double d, double x, double y) {
    body.append("<g transform=\"matrix(").append(number(a)).append(' ').append(number(b)).append(' ')
        .append(number(c)).append(' ').append(number(d)).append(' ').append(number(x)).append(' ').append(number(y))
        .append(")\">");
    return this;
  }

  Svg close() {
    body.append("</g>");
    return this;
  }

  /** Begins a part of which only this rectangle is shown; its units stay. */
  Svg openWindow(double x, double y, double width, double height) {
    body.append("<svg x=\"").append(number(x)).append("\" y=\"").append(number(y)).append("\" width=\"")
        .append(number(width)).append("\" height=\"").append(number(height)).append("\" viewBox=\"")
        .append(number(x)).append(' ').append(number(y)).append(' ').append(number(width)).append(' ')
        .append(number(height)).append("\">");
    return this;
  }

  Svg closeWindow() {
    body.append("</svg>");
    return this;
  }

  Svg parts(List<Part> parts, Inks inks) {
    for (Part part : parts) {
      switch (part) {
        case Part.Figure f -> figure(f, inks);
        case Part.Words w -> fill(Glyphs.of(w.bold() ? Typeface.SANS_BOLD : Typeface.SANS_SEMIBOLD)
            .line(w.text(), w.middle(), w.baseline(), w.size(), w.spacing(), w.widest()), inks.of(w.ink(), 1));
      }
    }
    return this;
  }

  private void figure(Part.Figure figure, Inks inks) {
    String fill = inks.of(figure.fill(), figure.opacity());
    String line = inks.of(figure.line(), figure.opacity());
    if (fill.equals("none") && line.equals("none")) {
      return;
    }
    body.append("<path d=\"").append(figure.path().strip()).append("\" fill=\"").append(fill).append('"');
    if (!line.equals("none")) {
      stroke(line, figure.width(), figure.rounded(), !fill.equals("none"), figure.dashes());
    }
    body.append("/>");
  }

  Svg fill(String path, String colour) {
    body.append("<path d=\"").append(path).append("\" fill=\"").append(colour).append("\"/>");
    return this;
  }

  Svg line(String path, String colour, double width) {
    body.append("<path d=\"").append(path).append("\" fill=\"none\"");
    stroke(colour, width, false, false, List.of());
    body.append("/>");
    return this;
  }

  private void stroke(String colour, double width, boolean roundEnds, boolean roundJoins, List<Double> dashes) {
    body.append(" stroke=\"").append(colour).append("\" stroke-width=\"").append(number(width)).append('"');
    if (roundEnds) {
      body.append(" stroke-linecap=\"round\"");
    }
    if (roundJoins || roundEnds) {
      body.append(" stroke-linejoin=\"round\"");
    }
    if (!dashes.isEmpty()) {
      body.append(" stroke-dasharray=\"")
          .append(dashes.stream().map(Svg::number).collect(Collectors.joining(" "))).append('"');
    }
  }

  /** The whole as an element of a page, so many millimetres wide and high. */
  String element(String style, double width, double height, double unitsWide, double unitsHigh, String alt) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"" + style + "\" alt=\"" + Html.escape(alt)
        + "\" style=\"width:" + number(width) + "mm;height:" + number(height) + "mm\" viewBox=\"0 0 "
        + number(unitsWide) + " " + number(unitsHigh) + "\">" + body + "</svg>";
  }

  /** At most three decimals, no needless ones. */
  static String number(double value) {
    return number(value, 3);
  }

  static String number(double value, int decimals) {
    long parts = Math.round(value * Math.pow(10, decimals));
    return BigDecimal.valueOf(parts, decimals).stripTrailingZeros().toPlainString();
  }
}
