package rankandfile.ui.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rankandfile.book.Book;
import rankandfile.gallery.LearnExamples;
import rankandfile.lesson.Progress;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Place;
import rankandfile.ui.prose.Targets;

/** Pages, addresses, contents, and where the reader is. */
class LearnModelTest {

  @Test
  void addressesLeadToPagesHeadingsBoardsAndRules() {
    LearnModel model = Learning.bundled().model;
    assertEquals("bombs", address(model, "bombs"));
    assertEquals("bombs#only-a-miner-lifts-it", address(model, "bombs#only-a-miner-lifts-it"));
    assertEquals("bombs#miner-lifts-bomb", address(model, "#miner-lifts-bomb"));
    assertEquals("bombs#bomb-stops-captain-then-marshal", address(model, "rule:A4"));
    assertEquals("cases", address(model, "cases"));
    assertEquals(Optional.empty(), model.resolve("bombs#nowhere"));
    assertEquals(Optional.empty(), model.resolve("#nothing-of-this-name"));
  }

  private static String address(LearnModel model, String asked) {
    return model.resolve(asked).map(Place::address).orElseThrow();
  }

  @Test
  void everyLinkOfTheBookLeadsSomewhere() {
    LearnModel model = Learning.bundled().model;
    for (int rule = 1; rule <= 10; rule++) {
      assertTrue(model.resolve("rule:A" + rule).isPresent(), "A" + rule);
    }
    model.library().book().pages().forEach(p -> Targets.blocks(p.chapter())
        .forEach(name -> assertEquals(p.chapter().id() + "#" + name, address(model, "#" + name))));
  }

  @Test
  void pageOpensWithItsFirstBoard() {
    Learning learning = Learning.examples().at("lesson-two");
    assertEquals("task-name", learning.task().name());
    assertEquals("lesson-two#task-name", learning.model.placeProperty().get().address());
  }

  @Test
  void nextRunBeginsWhereThisOneEnds() {
    Learning first = Learning.examples().at("#one-bomb");
    first.scenario().go(2);
    Learning second = new Learning(LearnExamples.book(), first.kept);
    assertEquals("one-bomb", second.scenario().name());
    assertEquals(2, second.scenario().stepProperty().get());
    assertEquals("lesson-one#one-bomb", second.model.continuationProperty().get().orElseThrow().address());
    assertEquals("Lesson 1, Bombs and Miners", second.model.continuationProperty().get().orElseThrow().title());
  }

  @Test
  void boardSteppedThroughTicksItsChapter() {
    Learning learning = Learning.examples().at("broken-page");
    assertFalse(learning.model.library().isDone("broken-page"));
    learning.scenario().forward();
    assertTrue(learning.model.library().isDone("broken-page"));
  }

  @Test
  void openingAPageIsNotSteppingThroughIt() {
    Learning learning = Learning.examples();
    learning.progress.read(new Progress.Reading("broken-page", "sound-one", 1));
    learning.at("broken-page");
    assertFalse(learning.model.library().isDone("broken-page"));
  }

  @Test
  void addressIsCopied() {
    Learning learning = Learning.examples();
    learning.model.copyAddress("one-bomb");
    assertEquals("#one-bomb (Rank & File, by Classic 40, field guide). To open it there, paste this line into the search.",
        learning.copied);
    assertEquals("one-bomb", learning.model.copiedProperty().get());
  }

  @Test
  void neighboursStayInTheirPart() {
    Learning learning = Learning.examples().at("lesson-one");
    assertEquals(Optional.empty(), neighbour(learning, -1));
    assertEquals("lesson-two", neighbour(learning, 1).orElseThrow().chapter().id());
    learning.at("lesson-two");
    assertEquals(Optional.empty(), neighbour(learning, 1));
  }

  private static Optional<Book.Page> neighbour(Learning learning, int step) {
    return learning.model.library().neighbour(learning.model.pageProperty().get(), step);
  }

  @Test
  void caseSaysTheVerdictOfTheEditionInForce() {
    Learning learning = Learning.bundled().at("case-bomb-goes-too");
    assertTrue(learning.model.verdictProperty().get().startsWith("No."));
    assertTrue(learning.model.otherVerdicts().getFirst().startsWith("Ultimate Lightning: Yes."));
    learning.under(Edition.LIGHTNING);
    assertTrue(learning.model.verdictProperty().get().startsWith("Yes."));
  }

  @Test
  void everyPageOpensUnderEveryEdition() {
    Learning learning = Learning.bundled();
    learning.model.library().book().pages().forEach(p -> {
      learning.at(p.chapter().id());
      Arrays.stream(Edition.values()).forEach(learning::under);
    });
  }

  @Test
  void everythingIsForgotten() {
    Learning learning = Learning.examples();
    learning.model.library().book().pages().forEach(p -> p.chapter().tasks().forEach(learning.progress::solve));
    learning.model.resetAll();
    assertFalse(learning.model.library().isDone("lesson-two"));
  }
}
