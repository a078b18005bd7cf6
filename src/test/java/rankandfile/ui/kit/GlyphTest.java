package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every character that the program or a chapter can show is in each of the bundled fonts. */
class GlyphTest {

  private static final Path FONTS = Path.of("src/main/resources/rankandfile/fonts");

  @Test
  void everyCharacterHasAGlyph() throws IOException, FontFormatException {
    List<Font> fonts = fonts();
    List<String> missing = new ArrayList<>();
    for (Path file : texts()) {
      for (int character : characters(file)) {
        fonts.stream().filter(f -> !f.canDisplay(character)).forEach(f -> missing.add(
            file + ": " + Character.toString(character) + " " + Character.getName(character) + " in "
                + f.getFontName()));
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void aForeignCharacterIsNoticed() throws IOException, FontFormatException {
    assertTrue(fonts().stream().noneMatch(f -> f.canDisplay(0x2654)));
  }

  private static List<Font> fonts() throws IOException, FontFormatException {
    List<Font> fonts = new ArrayList<>();
    for (File file : FONTS.toFile().listFiles((folder, name) -> name.endsWith(".ttf"))) {
      fonts.add(Font.createFont(Font.TRUETYPE_FONT, file));
    }
    assertEquals(6, fonts.size());
    return fonts;
  }

  private static List<Path> texts() throws IOException {
    List<Path> texts = new ArrayList<>();
    for (Path folder : List.of(Path.of("src/main/resources"), Path.of("content"))) {
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.walk(folder)) {
          files.filter(f -> f.toString().endsWith(".properties") || f.toString().endsWith(".md")).forEach(texts::add);
        }
      }
    }
    assertTrue(texts.size() > 2);
    return texts;
  }

  private static SortedSet<Integer> characters(Path file) throws IOException {
    SortedSet<Integer> characters = new TreeSet<>();
    Files.readString(file, StandardCharsets.UTF_8).codePoints().filter(c -> c >= ' ').forEach(characters::add);
    return characters;
  }
}
