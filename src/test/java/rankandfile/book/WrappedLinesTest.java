package rankandfile.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * No sentence of the book falls apart where its line was broken. A line that happens to begin with {@code 1.} or with
 * a dash is the first item of a list to Markdown, and the sentence before it is lost.
 */
class WrappedLinesTest {

  private static final Pattern OPENS = Pattern.compile(" {0,3}(\\d{1,9}[.)]|[-+*]|#{1,6})( .*)?| {0,3}(>.*|=+|-+)");
  private static final Pattern ITEM = Pattern.compile(" *(\\d{1,9}[.)]|[-+*]) .*");

  @TestFactory
  Stream<DynamicTest> everyListAndHeadingOfTheBookStandsByItself() {
    return Book.bundled().pages().stream().map(p -> p.chapter().id())
        .map(id -> dynamicTest(id, () -> assertEquals(List.of(), broken(text(id)))));
  }

  @Test
  void sentenceThatGoesOnWithANumberIsFound() {
    assertEquals(List.of("1. Look at yours."), broken("Old sets print\n1. Look at yours.\n"));
    assertEquals(List.of("- and so on"), broken("One word\n- and so on\n"));
    assertEquals(List.of(), broken("Three things:\n\n1. One\n   and a half\n2. Two\n\n```\nA\n- B\n```\n"));
  }

  private static String text(String id) throws IOException {
    try (InputStream in = Book.class.getResourceAsStream("/content/en/" + id + ".md")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The lines that open something in the middle of a paragraph. */
  private static List<String> broken(String text) {
    List<String> found = new ArrayList<>();
    String before = "";
    boolean items = false;
    boolean fenced = false;
    for (String line : text.replaceFirst("(?s)\\A---\n.*?\n---\n", "").lines().toList()) {
      boolean fence = line.startsWith("```");
      if (!fenced && !fence && !before.isBlank() && !before.startsWith("#") && !before.startsWith("```")
          && OPENS.matcher(line).matches() && !(items && ITEM.matcher(line).matches())) {
        found.add(line);
      }
      items = ITEM.matcher(line).matches() || items && !line.isBlank();
      fenced ^= fence;
      before = line;
    }
    return found;
  }
}
