package rankandfile.ui.board;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javax.imageio.ImageIO;
import rankandfile.picture.BoardPicture;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Look;

/** A board as an image, with its coordinates, in the colours that the window has. */
public final class BoardImage {

  private static final int SQUARE = 64;

  private BoardImage() {}

  /** The board with these lines of text below it, one under the other. For JavaFX's thread. */
  public static WritableImage of(BoardPicture picture, Look look, String... below) {
    BoardView board = new BoardView(new SimpleObjectProperty<>(picture), BoardActions.NONE);
    board.setMaxSquare(SQUARE);
    board.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    VBox page = new VBox(12, board);
    page.setPadding(new Insets(16));
    for (String line : below) {
      page.getChildren().add(Labels.wrapping(line));
    }
    Scene scene = new Scene(page);
    look.applyTo(scene);
    return scene.snapshot(null);
  }

  /** The same as a PNG file. */
  public static byte[] png(BoardPicture picture, Look look, String... below) {
    WritableImage image = of(picture, look, below);
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    BufferedImage painted = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    painted.setRGB(0, 0, width, height, pixels, 0, width);
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      ImageIO.write(painted, "png", png);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return png.toByteArray();
  }
}
