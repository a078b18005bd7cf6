package rankandfile.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Other words for what the book says: from each word, in small letters, to those that are looked for as well.
 *
 * <p>The file has a line for each group: {@code mine landmine explosive = bomb}. What stands left is looked for under
 * what stands right too.
 */
record Synonyms(Map<String, List<String>> words) {

  private static final String FILE = "synonyms.txt";

  static Synonyms bundled() {
    try (InputStream in = Synonyms.class.getResourceAsStream(FILE)) {
      return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(FILE, e);
    }
  }

  static Synonyms read(String text) {
    Map<String, List<String>> words = new LinkedHashMap<>();
    text.lines().map(String::strip).filter(l -> !l.isEmpty() && !l.startsWith("#")).forEach(line -> {
      String[] sides = line.toLowerCase(Locale.ROOT).split("=");
      for (String said : sides[0].strip().split("\\s+")) {
        words.computeIfAbsent(said, k -> new ArrayList<>()).addAll(List.of(sides[1].strip().split("\\s+")));
      }
    });
    return new Synonyms(words);
  }

  /** These and others. */
  Synonyms with(Map<String, List<String>> more) {
    Map<String, List<String>> all = new LinkedHashMap<>(words);
    more.forEach((word, others) -> all.merge(word, others, (a, b) -> {
      List<String> both = new ArrayList<>(a);
      both.addAll(b);
      return both;
    }));
    return new Synonyms(all);
  }

  List<String> of(String word) {
    return words.getOrDefault(word, List.of());
  }
}
