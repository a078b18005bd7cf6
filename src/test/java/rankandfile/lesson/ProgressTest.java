package rankandfile.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.gallery.LearnExamples;
import rankandfile.store.KeptValues;
import rankandfile.store.SafeFile;

/** What a reader has done is still known in the next run. */
class ProgressTest {

  @TempDir Path folder;
  private final Book book = LearnExamples.book();

  private Progress progress() {
    return new Progress(KeptValues.open(new SafeFile(folder.resolve("progress.txt")), Runnable::run, e -> {
      throw new AssertionError(e);
    }));
  }

  private Chapter chapter(String id) {
    return book.page(id).orElseThrow().chapter();
  }

  @Test
  void nextRunKnowsWhereOneWas() {
    progress().read(new Progress.Reading("lesson-two", "task-name", 3));
    assertEquals(Optional.of(new Progress.Reading("lesson-two", "task-name", 3)), progress().reading());
  }

  @Test
  void pageWithoutBoardsIsAReadingToo() {
    progress().read(new Progress.Reading("case-resign", "", 0));
    assertEquals(Optional.of(new Progress.Reading("case-resign", "", 0)), progress().reading());
  }

  @Test
  void lessonIsDoneWhenAllItsTasksAreSolved() {
    Chapter two = chapter("lesson-two");
    two.tasks().forEach(t -> {
      assertFalse(progress().isDone(two));
      progress().solve(t);
    });
    assertTrue(progress().isDone(two));
  }

  @Test
  void chapterIsDoneWhenItsBoardsAreSteppedThrough() {
    Chapter page = chapter("broken-page");
    assertFalse(progress().isDone(page));
    page.scenarios().forEach(progress()::step);
    assertTrue(progress().isDone(page));
  }

  @Test
  void oneLessonIsForgottenAndTheOthersStay() {
    Progress progress = progress();
    book.pages().forEach(p -> p.chapter().tasks().forEach(progress::solve));
    progress.forget(chapter("lesson-one"));
    assertFalse(progress().isDone(chapter("lesson-one")));
    assertTrue(progress().isDone(chapter("lesson-two")));
    progress.forgetAll(book);
    assertFalse(progress().isDone(chapter("lesson-two")));
  }

  @Test
  void nonsenseInTheFileIsNoReading() {
    KeptValues file = KeptValues.inMemory();
    file.set("reading", "lesson-one minus one");
    assertEquals(Optional.empty(), new Progress(file).reading());
  }
}
