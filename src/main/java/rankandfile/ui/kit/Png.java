package rankandfile.ui.kit;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/**
 * A painted picture as a PNG file: opaque, eight bits a colour.
 *
 * @param pixels row by row, each {@code 0xAARRGGBB}; what shines through counts as opaque
 */
public record Png(int width, int height, int[] pixels) {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

  /** Takes the pixels of an image; to be called on JavaFX's thread if the image is still being painted. */
  public static Png of(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    return new Png(width, height, pixels);
  }

  /** The bytes of the file; may be asked on any thread. */
  public byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(SIGNATURE);
    byte colours = 2;
    chunk(out, "IHDR", ByteBuffer.allocate(13).putInt(width).putInt(height).put((byte) 8).put(colours).array());
    chunk(out, "IDAT", deflated(rows()));
    chunk(out, "IEND", new byte[0]);
    return out.toByteArray();
  }

  /** Each row begins with the number of its filter, which is none. */
  private byte[] rows() {
    byte[] rows = new byte[height * (1 + 3 * width)];
    int at = 0;
    for (int y = 0; y < height; y++) {
      at++;
      for (int x = 0; x < width; x++) {
        int pixel = pixels[y * width + x];
        rows[at++] = (byte) (pixel >> 16);
        rows[at++] = (byte) (pixel >> 8);
        rows[at++] = (byte) pixel;
      }
    }
    return rows;
  }

  private static byte[] deflated(byte[] plain) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
      deflater.setInput(plain);
      deflater.finish();
      byte[] part = new byte[1 << 14];
      while (!deflater.finished()) {
        out.write(part, 0, deflater.deflate(part));
      }
    }
    return out.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream out, String name, byte[] data) {
    byte[] type = name.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(type);
    sum.update(data);
    out.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
    out.writeBytes(type);
    out.writeBytes(data);
    out.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
  }
}
