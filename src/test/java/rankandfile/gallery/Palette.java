package rankandfile.gallery;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes a picture smaller on the disk: 256 colours that differ from those it had by what nobody sees. */
final class Palette {

  private static final int COLOURS = 256;

  private final int[] colours;
  private final Map<Integer, Integer> nearest = new HashMap<>();

  private Palette(int[] colours) {
    this.colours = colours;
  }

  /** The same picture with the colours that it has most of, each pixel in the one nearest to its own. */
  static BufferedImage reduced(BufferedImage image) {
    Palette palette = new Palette(most(image));
    BufferedImage reduced = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED,
        palette.model());
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int index = palette.nearest.computeIfAbsent(image.getRGB(x, y) & 0xFFFFFF, palette::nearest);
        reduced.getRaster().setSample(x, y, 0, index);
      }
    }
    return reduced;
  }

  /** The colours that most pixels have, no two of them close together. */
  private static int[] most(BufferedImage image) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int rgb : image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth())) {
      counts.merge(rgb & 0xFFFFFF, 1, Integer::sum);
    }
    List<Integer> order = counts.keySet().stream()
        .sorted(Comparator.<Integer>comparingInt(counts::get).reversed().thenComparing(c -> c)).toList();
    List<Integer> taken = new ArrayList<>();
    for (int distance : new int[] {700, 300, 100, 30, 0}) {
      for (int colour : order) {
        if (taken.size() < COLOURS && taken.stream().allMatch(t -> distance(t, colour) > distance)) {
          taken.add(colour);
        }
      }
    }
    return taken.stream().mapToInt(c -> c).toArray();
  }

  private static int distance(int one, int other) {
    int red = (one >> 16 & 255) - (other >> 16 & 255);
    int green = (one >> 8 & 255) - (other >> 8 & 255);
    int blue = (one & 255) - (other & 255);
    return red * red + green * green + blue * blue;
  }

  private int nearest(int colour) {
    int best = 0;
    for (int i = 1; i < colours.length; i++) {
      if (distance(colours[i], colour) < distance(colours[best], colour)) {
        best = i;
      }
    }
    return best;
  }

  private IndexColorModel model() {
    return new IndexColorModel(8, colours.length, colours, 0, false, -1, java.awt.image.DataBuffer.TYPE_BYTE);
  }
}
