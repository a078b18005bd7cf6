package rankandfile.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import rankandfile.rules.edition.Edition;

/**
 * The pages look as they did when somebody last looked at them. After a wanted change, look at the new ones in {@code
 * target/print-pictures} and store them with {@code mvn test -Dtest=PicturesOfPagesTest -Dpictures=store}.
 */
class PicturesOfPagesTest {

  private static final int DPI = 60;
  /** Of 255; less is a matter of rounding. */
  private static final int VISIBLE = 96;
  private static final double MOST_VISIBLE = 0.002;
  private static final Path SEEN = Path.of("target", "print-pictures");
  private static final Path STORE = Path.of("src", "test", "resources", "rankandfile", "print");

  static Stream<Arguments> pages() {
    return Stream.of(Edition.FIELD_GUIDE, Edition.LIGHTNING)
        .flatMap(e -> IntStream.rangeClosed(1, 3).mapToObj(page -> Arguments.of(e, page)));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void pageLooksAsStored(Edition edition, int page) throws IOException {
    String name = edition.id() + "-" + page;
    BufferedImage drawn = drawn(edition, page);
    Files.createDirectories(SEEN);
    ImageIO.write(drawn, "png", SEEN.resolve(name + ".png").toFile());
    if ("store".equals(System.getProperty("pictures"))) {
      Files.createDirectories(STORE);
      ImageIO.write(drawn, "png", STORE.resolve(name + ".png").toFile());
      return;
    }
    BufferedImage stored = stored(name);
    assertEquals(stored.getWidth(), drawn.getWidth());
    assertEquals(stored.getHeight(), drawn.getHeight());
    BufferedImage difference = new BufferedImage(drawn.getWidth(), drawn.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
    double visible = compare(stored, drawn, difference);
    if (visible > MOST_VISIBLE) {
      Path told = SEEN.resolve(name + "-difference.png");
      ImageIO.write(difference, "png", told.toFile());
      assertTrue(false, name + " looks different, see " + told + ": " + visible);
    }
  }

  private static BufferedImage drawn(Edition edition, int page) throws IOException {
    try (PDDocument document = Loader.loadPDF(Presses.onA4(edition))) {
      return new PDFRenderer(document).renderImageWithDPI(page - 1, DPI, ImageType.GRAY);
    }
  }

  private static BufferedImage stored(String name) throws IOException {
    try (InputStream in = PicturesOfPagesTest.class.getResourceAsStream(name + ".png")) {
      return ImageIO.read(Objects.requireNonNull(in, name));
    }
  }

  /** The share of pixels that differ visibly; they are black in the third picture. */
  private static double compare(BufferedImage one, BufferedImage other, BufferedImage difference) {
    int visible = 0;
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        int apart = Math.abs(one.getRaster().getSample(x, y, 0) - other.getRaster().getSample(x, y, 0));
        visible += apart > VISIBLE ? 1 : 0;
        difference.getRaster().setSample(x, y, 0, 255 - apart);
      }
    }
    return (double) visible / one.getWidth() / one.getHeight();
  }
}
