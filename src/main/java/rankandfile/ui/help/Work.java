package rankandfile.ui.help;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Something of others that is shipped with the program, a library or a font.
 *
 * @param name with its version, if it has one
 * @param licence its licences, as its makers name them
 * @param home where it is at home on the web
 */
record Work(String name, String licence, String home) {

  /** The libraries, from the list that the build makes of what it ships. */
  static List<Work> libraries() {
    return read("libraries.txt");
  }

  /** The fonts, from the list beside them. */
  static List<Work> fonts() {
    return read("fonts.txt");
  }

  private static List<Work> read(String name) {
    try (InputStream list = Work.class.getResourceAsStream(name)) {
      if (list == null) {
        throw new IllegalStateException(name + " is missing: the build has not made it");
      }
      return new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8)).lines()
          .filter(line -> !line.isBlank()).map(line -> line.split("\t"))
          .map(part -> new Work(part[0], part[1], part[2])).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
