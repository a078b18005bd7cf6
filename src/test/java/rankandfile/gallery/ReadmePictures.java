package rankandfile.gallery;

import java.awt.image.BufferedImage;
import java.io.File;
import java.util.Map;

/** The pictures in the README: some of the shots, in few colours, kept in the tree. */
final class ReadmePictures {

  /** The names of the files by the names of the shots. */
  static final Map<String, String> SHOTS = Map.of(
      "frame-welcome", "welcome",
      "learn-window-1280", "chapter",
      "desk-dispute", "desk",
      "play-guided", "game",
      "print-1280", "print",
      "referee-table-dark", "table-dark");

  private static final File FOLDER = new File("src/site");

  private ReadmePictures() {}

  static void keep(String shot, BufferedImage image) {
    Gallery.write(Palette.reduced(image), new File(FOLDER, SHOTS.get(shot) + ".png"));
  }
}
