package rankandfile.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rankandfile.notation.Problem;
import rankandfile.scenario.Line;
import rankandfile.scenario.RuleIds;
import rankandfile.scenario.Scenario;

/** The book holds: every board of every chapter, every rule shown by a board, nothing left out of the contents. */
class ContentTest {

  private static final Book BOOK = Book.bundled();

  /** A broken board has no scenario, so the chapter's problems stand for it. */
  @TestFactory
  Stream<DynamicTest> everyChapterHolds() {
    return BOOK.pages().stream().map(p -> dynamicTest(p.chapter().id(),
        () -> assertEquals(List.of(), p.chapter().problems().stream().map(Problem::toString).toList())));
  }

  @TestFactory
  Stream<DynamicTest> everyScenarioRuns() {
    return BOOK.pages().stream().flatMap(p -> p.chapter().scenarios().stream()
        .map(s -> dynamicTest(p.chapter().id() + " / " + s.name(), () -> assertTrue(showsSomething(s), s.name()))));
  }

  private static boolean showsSomething(Scenario scenario) {
    return scenario.lines().stream().anyMatch(l -> l instanceof Line.Step);
  }

  @Test
  void everyRuleIsShown() {
    List<String> unseen = new ArrayList<>(RuleIds.ALL);
    reference().forEach(s -> unseen.removeAll(s.cites()));
    assertEquals(List.of(), unseen);
  }

  @Test
  void everyRuleHasAPageToLinkTo() {
    for (String rule : RuleIds.ALL) {
      assertTrue(BOOK.pageOfRule(rule).isPresent(), rule);
    }
  }

  /** The language asks for one or two. */
  @Test
  void captionsHaveAtMostTwoSentences() {
    List<String> longer = BOOK.pages().stream().flatMap(p -> p.chapter().scenarios().stream()).map(Scenario::caption)
        .filter(caption -> caption.split("[.?] ").length > 2).toList();
    assertEquals(List.of(), longer);
  }

  @Test
  void namesAreUnique() {
    Set<String> seen = new HashSet<>();
    BOOK.pages().forEach(p -> p.chapter().names().forEach(n -> assertTrue(seen.add(n.text()), n.text())));
    assertTrue(seen.size() > 50, "too few boards: " + seen.size());
  }

  static Stream<Scenario> reference() {
    return BOOK.pages().stream().filter(p -> p.part().equals("reference"))
        .flatMap(p -> p.chapter().scenarios().stream());
  }
}
