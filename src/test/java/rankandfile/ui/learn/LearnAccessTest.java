package rankandfile.ui.learn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.book.Book;
import rankandfile.gallery.LearnExamples;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.CutOff;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.live.ScenarioModel;

/** What everybody gets from the screen: words for each stop, nothing cut, and nothing that is hidden. */
@ExtendWith(ApplicationExtension.class)
class LearnAccessTest {

  private static final List<String> PAGES = List.of("first-steps", "cases", "lesson-bombs", "lesson-knowledge", "bombs",

      "rescue", "the-armies", "chasing", "case-bomb-goes-too", "case-resign");

  private LearnStage window;

  @Start
  void open(Stage stage) {
    window = new LearnStage(stage, 1280, 800);
  }

  @AfterEach
  void giveBack() {
    window.close();
  }

  @Test
  void everyStopHasWords() {
    window.open(Learning.book());
    for (String page : PAGES) {
      window.go(page);
      Fx.run(() -> {
        for (Node stop : window.stops()) {
          Object words = stop.queryAccessibleAttribute(AccessibleAttribute.TEXT);
          assertNotNull(words, page + " " + stop);
          assertFalse(words.toString().isBlank(), page + " " + stop);
        }
      });
    }
  }

  @Test
  void nothingIsCutAtAnySizeOfText() {
    window.open(Learning.book());
    List<String> cut = new ArrayList<>();
    for (int percent : new int[] {100, 150, 200}) {
      Fx.run(() -> window.settings.textSizeProperty().set(percent));
      for (String page : PAGES) {
        window.go(page);
        for (Edition edition : List.of(Edition.FIELD_GUIDE, Edition.LIGHTNING)) {
          window.under(edition);
          Fx.run(() -> step(cut, percent + " " + page + " " + edition));
        }
      }
    }
    assertEquals(List.of(), cut);
  }

  private void step(List<String> cut, String where) {
    window.learn.model().activeProperty().get().ifPresent(b -> {
      if (b instanceof ScenarioModel s) {
        s.go(1);
      }
    });
    CutOff.in(window.frame.view()).forEach(words -> cut.add(where + ": " + words));
  }

  // ---- nobody peeks

  @Test
  void redealtRanksLookReadAndSoundAlike() {
    see(LearnExamples.book("bo", "sg", "fl")); // which ticks the page in the contents
    Seen first = see(LearnExamples.book("bo", "sg", "fl"));
    for (Book other : List.of(LearnExamples.book("fl", "bo", "sg"), LearnExamples.book("mi", "bo", "fl"),
        LearnExamples.book("sg", "fl", "ma"))) {
      Seen seen = see(other);
      assertEquals(first.texts.size(), seen.texts.size());
      for (int i = 0; i < first.texts.size(); i++) {
        assertEquals(first.texts.get(i), seen.texts.get(i));
      }
      assertArrayEquals(first.pixels, seen.pixels);
    }
    assertFalse(first.texts.equals(see(LearnExamples.book("bo", "sg", "..")).texts), "the test sees something");
  }

  private record Seen(List<String> texts, int[] pixels) {}

  /** The page at its start, after a step, with an own and with a hidden piece chosen, and after a vain attempt. */
  private Seen see(Book book) {
    window.open(book);
    window.go("seen-by-red");
    List<String> texts = new ArrayList<>();
    List<int[]> pixels = new ArrayList<>();
    ScenarioModel board = (ScenarioModel) window.active();
    List<Runnable> acts = List.of(() -> board.go(0), () -> board.select(Learning.square("A6")),
        () -> board.select(Learning.square("B8")), () -> board.move(Learning.square("B8"), Learning.square("B7")),
        () -> board.go(1), () -> board.select(Learning.square("A8")),
        () -> board.move(Learning.square("A8"), Learning.square("B8")));
    for (Runnable act : acts) {
      Fx.run(act);
      WaitForAsyncUtils.waitForFxEvents();
      texts.addAll(Fx.on(() -> texts(board)));
      pixels.add(Fx.on(() -> Fx.pixels(window.frame.view())));
    }
    return new Seen(texts, pixels.stream().flatMapToInt(Arrays::stream).toArray());
  }

  private List<String> texts(ScenarioModel board) {
    List<String> texts = new ArrayList<>();
    for (Node node : Fx.shown(window.frame.view())) {
      texts.add(node.getClass().getSimpleName() + " " + node.getId() + " " + node.getAccessibleText() + " "
          + node.queryAccessibleAttribute(AccessibleAttribute.TEXT) + " "
          + node.queryAccessibleAttribute(AccessibleAttribute.HELP) + " " + node.isFocusTraversable());
    }
    Square.all().forEach(s -> texts.add(board.targets(s) + " " + board.whyNone(s)));
    texts.add(board.movable().toString());
    return texts;
  }
}
