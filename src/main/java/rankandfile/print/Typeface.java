package rankandfile.print;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The fonts that the program brings with it, each file read once. */
enum Typeface {
  SANS("Source Sans 3", 400, "SourceSans3-Regular"),
  SANS_SEMIBOLD("Source Sans 3", 600, "SourceSans3-Semibold"),
  SANS_BOLD("Source Sans 3", 700, "SourceSans3-Bold"),
  SERIF("Source Serif 4", 400, "SourceSerif4-Regular"),
  SERIF_SEMIBOLD("Source Serif 4", 600, "SourceSerif4-Semibold");

  private final String family;
  private final int weight;
  private final byte[] file;

  Typeface(String family, int weight, String file) {
    this.family = family;
    this.weight = weight;
    this.file = read("/rankandfile/fonts/" + file + ".ttf");
  }

  private static byte[] read(String name) {
    try (InputStream in = Typeface.class.getResourceAsStream(name)) {
      return withoutLigatures(Objects.requireNonNull(in, name).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /** Hides the table of ligatures, since PDFBox would print some that no reader can copy or search. */
  private static byte[] withoutLigatures(byte[] font) {
    int tables = ByteBuffer.wrap(font).getShort(4);
    for (int at = 12; at < 12 + 16 * tables; at += 16) {
      if (new String(font, at, 4, StandardCharsets.US_ASCII).equals("GSUB")) {
        font[at] = 'x';
      }
    }
    return font;
  }

  String family() {
    return family;
  }

  int weight() {
    return weight;
  }

  byte[] file() {
    return file;
  }
}
