package rankandfile.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every disputed case has one form: the answer first and once, and at its end how sure it is. */
class CaseFormTest {

  private static final Map<String, String> SURE = Map.of("high", "Sure", "medium", "Probable", "low", "Open");

  @TestFactory
  Stream<DynamicTest> howSureIsSaidAtTheEnd() {
    return cases(c -> {
      String said = CaseText.howSure(c).orElse("");
      assertTrue(said.matches(SURE.get(c.front("sure").orElseThrow()) + "\\b.*"), said);
      assertTrue(text(c.passages().getLast()).startsWith("How sure."), text(c.passages().getLast()));
    });
  }

  /** What is our reading is owned up to where one looks for it. */
  @TestFactory
  Stream<DynamicTest> readingOfOursIsNamedAtTheEnd() {
    return cases(c -> assertTrue(!(all(c) + c.verdicts()).contains("our reading")
        || CaseText.howSure(c).orElse("").contains("our reading"), CaseText.howSure(c).orElse("")));
  }

  /** Below a verdict the text goes on, without saying the answer once more. */
  @TestFactory
  Stream<DynamicTest> answerIsBoldAndTheRestStandsByItself() {
    return cases(c -> {
      String answer = text(first(c.passages().stream()));
      String rest = text(first(CaseText.belowVerdict(c).stream()));
      assertFalse(answer.equals(rest), answer);
      assertTrue(rest.matches("(?s)[\\p{Lu}“].*"), rest);
    });
  }

  /** An edition is called by its name, so that it can be found among the ten. */
  @TestFactory
  Stream<DynamicTest> sourcesAreCalledByTheirEditions() {
    return cases(c -> assertFalse(all(c).matches("(?s).*(Danish|original edition|four source texts).*"), all(c)));
  }

  /** The name in the contents, above the page and in the results of a search is one. */
  @TestFactory
  Stream<DynamicTest> headingIsTheTitle() {
    return cases(c -> assertEquals(c.title(), c.front("title").orElseThrow()));
  }

  private static Passage.Paragraph first(Stream<Passage> passages) {
    return passages.filter(Passage.Paragraph.class::isInstance).map(Passage.Paragraph.class::cast).findFirst()
        .orElseThrow();
  }

  private static String all(Chapter chapter) {
    return chapter.passages().stream().map(CaseFormTest::text).collect(Collectors.joining("\n"));
  }

  private static String text(Passage passage) {
    return passage instanceof Passage.Paragraph p ? Inline.plain(p.parts()) : "";
  }

  private static Stream<DynamicTest> cases(Consumer<Chapter> check) {
    return Book.bundled().pages().stream().filter(p -> p.part().equals("cases")).map(Book.Page::chapter)
        .map(c -> dynamicTest(c.id(), () -> check.accept(c)));
  }
}
