package rankandfile.gallery;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;
import rankandfile.ui.frame.Logo;
import rankandfile.ui.kit.Look;

/** Draws the logo in every size in which a system wants an icon, as PNG, and packed for Windows and macOS. */
public final class Icons {

  private static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128, 256, 512);
  /** The names under which macOS keeps a PNG of a size. */
  private static final Map<Integer, String> APPLE =
      new TreeMap<>(Map.of(16, "icp4", 32, "icp5", 64, "icp6", 128, "ic07", 256, "ic08", 512, "ic09"));

  private Icons() {}

  /** Writes {@code 16.png} and so on, {@code icon.ico} and {@code icon.icns} into the folder. */
  public static void main(String[] args) throws Exception {
    Path folder = Files.createDirectories(Path.of(args[0]));
    SortedMap<Integer, byte[]> drawn = new TreeMap<>();
    CountDownLatch done = new CountDownLatch(1);
    Platform.startup(() -> {
      Look look = new Look();
      SIZES.forEach(size -> drawn.put(size, png(Logo.icon(look, size))));
      done.countDown();
    });
    done.await();
    for (Map.Entry<Integer, byte[]> each : drawn.entrySet()) {
      Files.write(folder.resolve(each.getKey() + ".png"), each.getValue());
    }
    Files.write(folder.resolve("icon.ico"), windows(drawn.headMap(257)));
    Files.write(folder.resolve("icon.icns"), apple(drawn));
    System.exit(0);
  }

  private static byte[] png(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    picture.setRGB(0, 0, width, height, pixels, 0, width);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ImageIO.write(picture, "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** A head of 6 bytes, 16 for each picture, then the pictures; 256 is written as 0. */
  private static byte[] windows(SortedMap<Integer, byte[]> pictures) {
    int at = 6 + 16 * pictures.size();
    ByteBuffer file = ByteBuffer.allocate(at + pictures.values().stream().mapToInt(p -> p.length).sum())
        .order(ByteOrder.LITTLE_ENDIAN);
    file.putShort((short) 0).putShort((short) 1).putShort((short) pictures.size());
    for (Map.Entry<Integer, byte[]> each : pictures.entrySet()) {
      byte side = (byte) (each.getKey() & 0xFF);
      file.put(side).put(side).putShort((short) 0).putShort((short) 1).putShort((short) 32)
          .putInt(each.getValue().length).putInt(at);
      at += each.getValue().length;
    }
    pictures.values().forEach(file::put);
    return file.array();
  }

  /** A head, then each picture behind its name and length. */
  private static byte[] apple(SortedMap<Integer, byte[]> pictures) throws IOException {
    ByteArrayOutputStream inside = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(inside);
    for (Map.Entry<Integer, String> each : APPLE.entrySet()) {
      byte[] picture = pictures.get(each.getKey());
      out.writeBytes(each.getValue());
      out.writeInt(picture.length + 8);
      out.write(picture);
    }
    ByteBuffer file = ByteBuffer.allocate(inside.size() + 8);
    return file.put("icns".getBytes()).putInt(inside.size() + 8).put(inside.toByteArray()).array();
  }
}
