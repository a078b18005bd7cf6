package rankandfile.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Pages that lie beside the project in {@code ../shared} and are no part of it. Only tests may read them. */
final class SharedPages {

  /** The boards that settle how the rules and the language are meant. */
  static final Path WORKED_BLOCKS = Path.of("..", "shared", "worked-blocks.md");
  /** The pages that set the voice of the book. */
  static final Path MODEL_PAGES = Path.of("..", "shared", "model-pages");

  private SharedPages() {}

  /** This path, or a plain failure if nothing is there. */
  static Path existing(Path path) {
    if (!Files.isReadable(path)) {
      throw new AssertionError("This test reads pages that are no part of the project: put them at "
          + path.toAbsolutePath().normalize() + ".");
    }
    return path;
  }

  /** The text of a page. */
  static String text(Path page) {
    try {
      return Files.readString(existing(page));
    } catch (IOException e) {
      throw new UncheckedIOException(page.toString(), e);
    }
  }

  /** The texts of the worked blocks and of all model pages. */
  static List<String> all() {
    try (Stream<Path> pages = Files.list(existing(MODEL_PAGES))) {
      return Stream.concat(Stream.of(WORKED_BLOCKS), pages.sorted()).map(SharedPages::text).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(MODEL_PAGES.toString(), e);
    }
  }
}
