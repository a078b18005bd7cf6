package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** What is written as a PNG file is read by another reader as the same pixels. */
class PngTest {

  @Test
  void pixelsComeBack() throws IOException {
    int width = 37;
    int height = 11;
    int[] pixels = new Random(7).ints((long) width * height).map(p -> p | 0xFF000000).toArray();

    BufferedImage read = ImageIO.read(new ByteArrayInputStream(new Png(width, height, pixels).bytes()));

    assertEquals(width, read.getWidth());
    assertEquals(height, read.getHeight());
    assertArrayEquals(pixels, read.getRGB(0, 0, width, height, null, 0, width));
  }
}
