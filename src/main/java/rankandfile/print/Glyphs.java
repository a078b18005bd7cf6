package rankandfile.print;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** The outlines of letters as path data, so that words in figures need no font. */
final class Glyphs {

  private static final Map<Typeface, Glyphs> KNOWN = new EnumMap<>(Typeface.class);

  private final TrueTypeFont font;
  private final CmapLookup letters;
  private final double em;

  private Glyphs(TrueTypeFont font) throws IOException {
    this.font = font;
    this.letters = font.getUnicodeCmapLookup();
    this.em = font.getUnitsPerEm();
  }

  static synchronized Glyphs of(Typeface face) {
    return KNOWN.computeIfAbsent(face, f -> {
      try {
        return new Glyphs(new TTFParser().parse(new RandomAccessReadBuffer(f.file())));
      } catch (IOException e) {
        throw new UncheckedIOException(f.name(), e);
      }
    });
  }

  /** How wide the text is at a size of 1. */
  double width(String text, double spacing) {
    try {
      double width = spacing * (text.length() - 1);
      for (int i = 0; i < text.length(); i++) {
        width += font.getAdvanceWidth(letters.getGlyphId(text.charAt(i))) / em;
      }
      return width;
    } catch (IOException e) {
      throw new UncheckedIOException(text, e);
    }
  }

  /**
   * The outline of one line.
   *
   * @param middle where its middle stands
   * @param spacing what is added between two letters
   * @param widest a longer line is drawn narrower
   */
  String line(String text, double middle, double baseline, double size, double spacing, double widest) {
    double width = width(text, spacing / size) * size;
    double squeeze = Math.min(1, widest / width);
    StringBuilder path = new StringBuilder();
    double x = middle - width * squeeze / 2;
    for (int i = 0; i < text.length(); i++) {
      String letter = text.substring(i, i + 1);
      append(path, outline(letter), new AffineTransform(size / em * squeeze, 0, 0, -size / em, x, baseline));
      x += (width(letter, 0) * size + spacing) * squeeze;
    }
    return path.toString();
  }

  private GeneralPath outline(String letter) {
    try {
      GlyphData glyph = font.getGlyph().getGlyph(letters.getGlyphId(letter.charAt(0)));
      return glyph == null ? new GeneralPath() : glyph.getPath();
    } catch (IOException e) {
      throw new UncheckedIOException(letter, e);
    }
  }

  private static void append(StringBuilder path, GeneralPath outline, AffineTransform place) {
    double[] at = new double[6];
    for (PathIterator i = outline.getPathIterator(place); !i.isDone(); i.next()) {
      path.append(switch (i.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> "M" + numbers(at, 2);
        case PathIterator.SEG_LINETO -> "L" + numbers(at, 2);
        case PathIterator.SEG_QUADTO -> "Q" + numbers(at, 4);
        case PathIterator.SEG_CUBICTO -> "C" + numbers(at, 6);
        default -> "Z";
      });
    }
  }

  private static String numbers(double[] at, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : " ").append(Svg.number(at[i], 2));
    }
    return text.toString();
  }
}
