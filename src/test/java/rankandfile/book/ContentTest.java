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
import rankandfile.picture.Area;
import rankandfile.rules.Move;
import rankandfile.rules.Rescue;
import rankandfile.scenario.Choice;
import rankandfile.scenario.Line;
import rankandfile.scenario.Question;
import rankandfile.scenario.RuleIds;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Task;

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

  /** A piece that leaves the part of the board that is drawn would be gone, whatever the text says of it. */
  @Test
  void movesStayWithinTheBoardThatIsDrawn() {
    List<String> outside = new ArrayList<>();
    BOOK.pages().stream().map(Book.Page::chapter).forEach(c -> {
      c.scenarios().forEach(s -> moves(s.lines().stream()).filter(m -> !shows(s.area(), m))
          .forEach(m -> outside.add(s.name() + ": " + m)));
      c.tasks().forEach(t -> moves(lines(t)).filter(m -> !shows(t.area(), m))
          .forEach(m -> outside.add(t.name() + ": " + m)));
    });
    assertEquals(List.of(), outside);
  }

  private static boolean shows(Area area, Move move) {
    return area.holds(move.from()) && area.holds(move.to()) && move.via().stream().allMatch(area::holds)
        && move.rescue().stream().map(Rescue::square).allMatch(area::holds);
  }

  private static Stream<Move> moves(Stream<Line> lines) {
    return lines.flatMap(l -> l instanceof Line.Step s && s.question() instanceof Question.Play q
        ? Stream.of(q.move()) : Stream.empty());
  }

  private static Stream<Line> lines(Task task) {
    Stream<Choice> right = task.answers().stream().map(Task.Accepted::choice);
    return Stream.concat(right, task.wrongs().stream().map(Task.Wrong::choice))
        .flatMap(c -> c instanceof Choice.Moves m ? m.steps().stream() : Stream.empty());
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
