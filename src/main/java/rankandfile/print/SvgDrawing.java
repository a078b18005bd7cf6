package rankandfile.print;

import com.openhtmltopdf.css.parser.FSRGBColor;
import com.openhtmltopdf.css.sheet.FontFaceRule;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.extend.SVGDrawer;
import com.openhtmltopdf.layout.SharedContext;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.render.Box;
import com.openhtmltopdf.render.RenderingContext;
import com.openhtmltopdf.css.style.CssContext;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.File;
import java.util.Arrays;
import java.util.List;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Draws SVG straight onto a page: nested {@code svg}, {@code g} with a matrix, and {@code path} with fill and stroke.
 *
 * <p>Does not know the rest of SVG, which no figure here needs.
 */
final class SvgDrawing implements SVGDrawer {

  @Override
  public SVGImage buildSVGImage(Element svg, Box box, CssContext context, double width, double height, double dots) {
    return new Image(svg, width, height);
  }

  @Override
  public SVGImage buildStandaloneSVGImage(Element svg, String uri, double width, double height, double dots) {
    return new Image(svg, width < 0 ? number(svg, "width", 0) * dots : width,
        height < 0 ? number(svg, "height", 0) * dots : height);
  }

  @Override
  public void importFontFaceRules(List<FontFaceRule> fontFaces, SharedContext shared) {
    // Words in figures are outlines.
  }

  @Override
  public void addFontFile(File font, String family, Integer weight, FontStyle style) {
    // Words in figures are outlines.
  }

  @Override
  public void close() {
    // Nothing is held.
  }

  private static double number(Element element, String name, double otherwise) {
    String text = element.getAttribute(name);
    return text.isEmpty() ? otherwise : Double.parseDouble(text);
  }

  private static double[] numbers(String text) {
    return Arrays.stream(text.strip().split("[\\s,]+")).mapToDouble(Double::parseDouble).toArray();
  }

  /** One drawing at one size, in dots. */
  private record Image(Element svg, double width, double height) implements SVGImage {

    @Override
    public int getIntrinsicWidth() {
      return (int) Math.round(width);
    }

    @Override
    public int getIntrinsicHeight() {
      return (int) Math.round(height);
    }

    @Override
    public void drawSVG(OutputDevice page, RenderingContext context, double x, double y) {
      double[] box = numbers(svg.getAttribute("viewBox"));
      AffineTransform place = AffineTransform.getTranslateInstance(x, y);
      place.scale(width / box[2], height / box[3]);
      place.translate(-box[0], -box[1]);
      children(page, svg, place);
    }

    private static void children(OutputDevice page, Element parent, AffineTransform place) {
      for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
        if (node instanceof Element element) {
          draw(page, element, place);
        }
      }
    }

    private static void draw(OutputDevice page, Element element, AffineTransform place) {
      switch (element.getTagName()) {
        case "path" -> path(page, element, place);
        case "g" -> {
          AffineTransform inside = new AffineTransform(place);
          String matrix = element.getAttribute("transform");
          if (!matrix.isEmpty()) {
            inside.concatenate(new AffineTransform(
                numbers(matrix.replaceFirst("^\\s*matrix\\(", "").replaceFirst("\\)\\s*$", ""))));
          }
          children(page, element, inside);
        }
        case "svg" -> {
          Shape window = new Rectangle2D.Double(number(element, "x", 0), number(element, "y", 0),
              number(element, "width", 0), number(element, "height", 0));
          page.pushClip(place.createTransformedShape(window));
          children(page, element, place);
          page.popClip();
        }
        case String other -> throw new IllegalArgumentException("<" + other + "> in <svg>");
      }
    }

    private static void path(OutputDevice page, Element path, AffineTransform place) {
      Path2D outline = PathData.outline(path.getAttribute("d"));
      outline.transform(place);
      String fill = path.getAttribute("fill");
      if (!fill.equals("none")) {
        page.setColor(colour(fill));
        page.fill(outline);
      }
      String stroke = path.getAttribute("stroke");
      if (!stroke.isEmpty() && !stroke.equals("none")) {
        page.setColor(colour(stroke));
        page.setStroke(pen(path, Math.sqrt(Math.abs(place.getDeterminant()))));
        page.draw(outline);
      }
    }

    private static BasicStroke pen(Element path, double scale) {
      float[] dashes = null;
      if (path.hasAttribute("stroke-dasharray")) {
        double[] lengths = numbers(path.getAttribute("stroke-dasharray"));
        dashes = new float[lengths.length];
        for (int i = 0; i < dashes.length; i++) {
          dashes[i] = (float) (lengths[i] * scale);
        }
      }
      return new BasicStroke((float) (number(path, "stroke-width", 1) * scale),
          path.getAttribute("stroke-linecap").equals("round") ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT,
          path.getAttribute("stroke-linejoin").equals("round") ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER,
          10, dashes, 0);
    }

    private static FSRGBColor colour(String text) {
      int rgb = text.isEmpty() ? 0 : Integer.parseInt(text.substring(1), 16);
      return new FSRGBColor(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255);
    }
  }
}
