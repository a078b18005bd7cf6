package rankandfile.ui.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/**
 * The bundled fonts. JavaFX tells only regular and bold of a family apart, so the weights between have families of
 * their own: {@code Source Sans 3 Semibold}, {@code Source Serif 4 Semibold}.
 */
public final class Fonts {

  private static final List<String> FILES = List.of("SourceSans3-Regular", "SourceSans3-Medium",
      "SourceSans3-Semibold", "SourceSans3-Bold", "SourceSerif4-Regular", "SourceSerif4-Semibold");
  private static boolean loaded;

  private Fonts() {}

  /** Makes the fonts known to JavaFX; does nothing from the second call on. */
  public static synchronized void load() {
    if (!loaded) {
      loaded = true;
      FILES.forEach(Fonts::load);
    }
  }

  private static void load(String file) {
    String name = "/rankandfile/fonts/" + file + ".ttf";
    try (InputStream in = Fonts.class.getResourceAsStream(name)) {
      if (in == null || Font.loadFont(in, 16) == null) {
        throw new IllegalStateException("cannot read the font " + name);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
