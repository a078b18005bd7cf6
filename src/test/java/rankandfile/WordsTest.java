package rankandfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every text of a bundle stands there once and is used: its key stands as a string in the program, or is put together
 * there in one of the ways listed here. Whether a string of that name is meant for just this bundle is not looked at.
 */
class WordsTest {

  private static final Path RESOURCES = Path.of("src/main/resources");
  private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");

  private static final Pattern WINDOW =
      Pattern.compile("rankandfile/(ui|coach|formation|picture|wording)/.*");
  private static final Pattern STRAIGHT = Pattern.compile("[\\p{L}}]+'+\\p{L}+");

  /** What keys look like that the program puts together, by bundle. */
  private static final Map<String, String> MADE = Map.ofEntries(
      Map.entry("board", "lines\\..*"),
      Map.entry("formation", "[a-z-]+\\.(name|why|fears)|remark\\.shut-in\\.(one|more)"),
      Map.entry("desk", "(tool|more|mode|view|page|scope|value|wish)\\..*|copied(\\..*)?"),
      Map.entry("coach", "(plan|seen|next)\\..*|[a-z-]+(\\.(title|removed|enemy|near|mine|tie|stronger|bomb|none))?"),
      Map.entry("frame", "rail\\..*"),
      Map.entry("play", "(level|guided|try-armies|eyes|battle|tab|reason)(\\..*)?"),
      Map.entry("settings", ".*\\.about|(theme|animation|coordinates|remember|confirm|folder)\\..*"),
      Map.entry("referee", "(part|cell|short)\\..*"),
      Map.entry("live", "sight\\..*"),
      Map.entry("learn", "tab\\..*|contents(\\.current)?(\\.done)?"),
      Map.entry("welcome", "door\\..*"),
      Map.entry("edition", "(page|numbers|group|question)\\..*"),
      Map.entry("wording", "(edition|rank|side|switch|refused|ending|outcome|brief|reason|notice)\\..*"),
      Map.entry("problems", ".*\\.hint|(legal|start)-wrong-(some|none)|answer-wrong-(some|none)"),
      Map.entry("picture", "(side|rank|marks?)\\..*|(front|back)\\.sided"),
      Map.entry("pages", ".*\\.accessible|(paper|numbers)\\..*"),
      Map.entry("print", ".*\\.hint|(number|ordinal|army\\.large|special|cell|fight|numbers|differs)\\..*"));

  @TestFactory
  Stream<DynamicTest> everyTextIsUsed() {
    Set<String> strings = strings();
    return files(RESOURCES, ".properties").stream().map(file -> DynamicTest.dynamicTest(name(file), () -> {
      Set<String> keys = keys(file);
      assertFalse(keys.isEmpty());
      keys.removeAll(strings);
      keys.removeIf(key -> key.matches("keys|(key|does)\\.[a-z]+"));
      keys.removeIf(key -> key.matches(MADE.getOrDefault(name(file), "")));
      assertEquals(Set.of(), keys);
    }));
  }

  /** In the window and in the book; what terminals print keeps to plain signs. */
  @TestFactory
  Stream<DynamicTest> apostrophesAreTypographic() {
    Stream<Path> bundles = files(RESOURCES, ".properties").stream()
        .filter(f -> WINDOW.matcher(RESOURCES.relativize(f).toString().replace('\\', '/')).matches());
    return Stream.concat(bundles, files(Path.of("content"), ".md").stream()).map(file -> DynamicTest.dynamicTest(
        name(file), () -> assertEquals(List.of(),
            STRAIGHT.matcher(text(file)).results().map(MatchResult::group).toList())));
  }

  private static String name(Path bundle) {
    return bundle.getFileName().toString().replace(".properties", "");
  }

  private static Set<String> keys(Path bundle) throws IOException {
    Properties texts = new Properties() {
      private static final long serialVersionUID = 1;

      @Override
      public synchronized Object put(Object key, Object text) {
        Object before = super.put(key, text);
        assertNull(before, key + " has two texts");
        return before;
      }
    };
    try (Reader in = Files.newBufferedReader(bundle)) {
      texts.load(in);
    }
    return new TreeSet<>(texts.stringPropertyNames());
  }

  private static Set<String> strings() {
    return files(Path.of("src/main/java"), ".java").stream()
        .flatMap(file -> STRING.matcher(text(file)).results().map(found -> found.group(1)))
        .collect(Collectors.toSet());
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  private static List<Path> files(Path folder, String end) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(f -> f.toString().endsWith(end)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder.toString(), e);
    }
  }
}
