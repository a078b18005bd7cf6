package rankandfile.gallery;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A language that nobody speaks, made from the program's own words: each is two fifths longer, all vowels have accents
 * and each text has brackets around it. What MessageFormat replaces stays as it is.
 */
final class PseudoLanguage {

  /** For local use, says the standard; {@code java -Duser.language=qaa} speaks it. */
  static final String CODE = "qaa";

  /** Texts that are no words: the keys of others, and how a day is written. */
  private static final Pattern NO_WORDS = Pattern.compile("[a-z ]+|d MMM .*");
  /** The words of the printed pages, which fill their paper as they are. */
  private static final Path PAPER = Path.of("print", "print.properties");
  private static final String PLAIN = "aeiouyAEIOUY";
  private static final String ACCENTED = "áéîöüýÁÉÎÖÜÝ";

  private PseudoLanguage() {}

  /** Writes the bundles of a folder's tree into another one, under the same names and this language's code. */
  static void write(Path bundles, Path target) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(bundles)) {
      files = all.filter(f -> f.toString().endsWith(".properties") && !f.endsWith(PAPER)).toList();
    }
    for (Path file : files) {
      Path to = target.resolve(bundles.relativize(file).toString().replace(".properties", "_" + CODE + ".properties"));
      Files.createDirectories(to.getParent());
      Properties words = new Properties();
      try (Reader in = Files.newBufferedReader(file); Writer out = Files.newBufferedWriter(to)) {
        words.load(in);
        words.replaceAll((key, text) -> isData(key, text) ? text : said(text.toString()));
        words.store(out, null);
      }
    }
  }

  private static boolean isData(Object key, Object text) {
    return (key.equals("keys") || key.equals("date")) && NO_WORDS.matcher(text.toString()).matches();
  }

  /** The text in this language. A text without letters stays. */
  static String said(String text) {
    StringBuilder said = new StringBuilder();
    int depth = 0;
    boolean chosen = false;
    int letters = 0;
    for (char c : text.toCharArray()) {
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      chosen = depth > 0 && (chosen || c == '#' || c == '<'); // after it stands one of several texts
      boolean word = (depth == 0 || depth == 1 && chosen) && Character.isLetter(c);
      said.append(word && PLAIN.indexOf(c) >= 0 ? ACCENTED.charAt(PLAIN.indexOf(c)) : c);
      letters += word ? 1 : 0;
      if (word && (letters % 5 == 2 || letters % 5 == 4)) {
        said.append(said.charAt(said.length() - 1));
      }
    }
    return letters == 0 ? text : "[" + said + "]";
  }
}
