package rankandfile.ui.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rankandfile.book.Inline;
import rankandfile.book.Passage;
import rankandfile.rules.Rank;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.ui.live.TaskModel;

/** Somebody owns Ultimate Lightning: the book speaks of that box wherever it is opened. */
class LightningWalkTest {

  private final Learning learning = Learning.bundled().under(Edition.LIGHTNING);

  @Test
  void armyLessonShowsTwentyPiecesAndNoMiner() {
    learning.at("lesson-army");
    Passage.Table army = learning.model.armyProperty().getValue();
    List<List<String>> rows = army.rows().stream().map(r -> r.stream().map(Inline::plain).toList()).toList();
    assertEquals("20", rows.getLast().getLast());
    assertTrue(rows.stream().anyMatch(r -> r.equals(List.of("Corporal", "3", "2"))), rows.toString());
    assertTrue(rows.stream().noneMatch(r -> r.getFirst().equals("Miner")), rows.toString());
    assertFalse(learning.model.pageProperty().get().chapter().scenarios().stream()
        .flatMap(s -> s.setup().placements().stream()).anyMatch(p -> p.piece().rank() == Rank.MINER));
  }

  @Test
  void armyTableFollowsTheChoiceAtOnce() {
    learning.at("lesson-army").under(Edition.BARRAGE);
    assertEquals("8", Inline.plain(learning.model.armyProperty().getValue().rows().getLast().getLast()));
  }

  @Test
  void bombChapterSaysFirstWhatTheBombDoesThere() {
    learning.at("#bomb-stops-captain-then-marshal");
    assertTrue(learning.scenario().noticeProperty().get().contains("Ultimate Lightning"),
        learning.scenario().noticeProperty().get());
  }

  @Test
  void caseDoesTheBombGoAwayAnswersYes() {
    learning.at("case-bomb-goes-too");
    assertTrue(learning.model.verdictProperty().get().startsWith("Yes"), learning.model.verdictProperty().get());
  }

  @Test
  void rescuePageIsAboutThisEdition() {
    learning.at("rescue");
    assertEquals("", learning.model.topNoteProperty().get());
    learning.under(Edition.FIELD_GUIDE).at("rescue");
    assertTrue(learning.model.topNoteProperty().get().contains("Ultimate Lightning"));
  }

  @Test
  void lessonsSayWhatIsOtherwise() {
    assertTrue(note("lesson-moving").contains("A Captain moves one or two squares a turn"), note("lesson-moving"));
    assertTrue(note("lesson-bombs").contains("A Bomb works once."), note("lesson-bombs"));
    assertTrue(note("lesson-bombs").contains("no Miner"), note("lesson-bombs"));
    assertTrue(note("lesson-setup").contains("The players agree who makes the first move."), note("lesson-setup"));
    assertTrue(note("lesson-equals").endsWith("The tasks are played by Classic 40, field guide."),
        note("lesson-equals"));
    assertTrue(learning.at("#task-sergeants-meet").task().noticeProperty().get()
        .startsWith("By your edition, Ultimate Lightning"));
  }

  /** What a board or a task of a page has to say of the edition in force, its top has said before. */
  @Test
  void noPageIsSilentAboutABoardThatGoesDifferently() {
    for (Edition edition : Edition.values()) {
      learning.under(edition);
      learning.model.library().book().pages().stream().filter(p -> !p.part().equals("cases")).forEach(p -> {
        learning.at(p.chapter().id());
        boolean differs = learning.model.boardsProperty().get().stream().anyMatch(b -> switch (b) {
          case ScenarioModel s -> s.scenario().rules().edition() == Edition.FIELD_GUIDE
              && !s.noticeProperty().get().isEmpty() && s.scenario().rules().switches().isEmpty();
          case TaskModel t -> !t.noticeProperty().get().isEmpty();
        });
        assertTrue(!differs || !learning.model.topNoteProperty().get().isEmpty(), p.chapter().id() + " " + edition);
      });
    }
  }

  @Test
  void everyEditionIsDescribedSomewhere() {
    for (Edition edition : Edition.values()) {
      learning.under(edition);
      assertTrue(learning.model.aboutEdition().flatMap(learning.model::resolve).isPresent(), edition.id());
    }
  }

  private String note(String page) {
    return learning.at(page).model.topNoteProperty().get();
  }
}
