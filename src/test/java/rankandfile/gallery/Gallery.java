package rankandfile.gallery;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Motion;

/**
 * Draws all shots, or those in whose names one of the arguments, patterns, is found, to PNG files in
 * {@code target/gallery}. With the argument {@code readme} it makes the README's pictures anew.
 */
public final class Gallery {

  /** The argument for the pictures of the README. */
  private static final String README = "readme";

  private final File folder = new File(System.getProperty("gallery.folder", "target/gallery"));
  private final Look look = new Look();

  /** The scenes of all screens; whoever builds a screen adds its shots here. */
  static List<Shot> shots(Look look) {
    return Stream.of(PieceShots.all(), BoardShots.all(look), FrameShots.all(look), LearnShots.all(look),
        DeskShots.all(look), RefereeShots.all(look), SetupShots.all(look), PlayShots.all(look), PrintShots.all(look))
        .flatMap(List::stream).toList();
  }

  public static void main(String[] args) throws InterruptedException {
    Predicate<String> wanted = args.length == 0 ? name -> true : Pattern.compile(String.join("|", args)).asPredicate();
    boolean readme = List.of(args).equals(List.of(README));
    AtomicReference<@Nullable Throwable> problem = new AtomicReference<>();
    CountDownLatch done = new CountDownLatch(1);
    Platform.startup(() -> {
      try {
        Gallery gallery = new Gallery();
        gallery.draw(readme ? ReadmePictures.SHOTS::containsKey : wanted, readme ? ReadmePictures::keep : gallery::keep);
      } catch (RuntimeException | Error e) {
        problem.set(e);
      }
      done.countDown();
    });
    done.await();
    if (problem.get() != null) {
      problem.get().printStackTrace();
    }
    System.exit(problem.get() == null ? 0 : 1);
  }

  private void draw(Predicate<String> wanted, BiConsumer<String, BufferedImage> keep) {
    look.animationProperty().set(Motion.OFF);
    shots(look).stream().filter(s -> wanted.test(s.name())).forEach(s -> keep.accept(s.name(), drawn(s)));
  }

  private BufferedImage drawn(Shot shot) {
    look.themeProperty().set(shot.theme());
    look.textSizeProperty().set(shot.textSize());
    Scene scene = new Scene(shot.root().get(), shot.width(), shot.height());
    look.applyTo(scene);
    if (scene.getRoot() instanceof SlowRoot slow) {
      slow.complete(scene);
    }
    BufferedImage image = image(scene.snapshot(null));
    shot.filter().apply(image);
    return image;
  }

  private void keep(String name, BufferedImage image) {
    write(image, new File(folder, name + ".png"));
  }

  /** Writes the picture, and says where. */
  static void write(BufferedImage image, File file) {
    file.getParentFile().mkdirs();
    try {
      ImageIO.write(image, "png", file);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
    System.out.println(file);
  }

  private static BufferedImage image(WritableImage painted) {
    int width = (int) painted.getWidth();
    int height = (int) painted.getHeight();
    int[] pixels = new int[width * height];
    painted.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, width, height, pixels, 0, width);
    return image;
  }
}
