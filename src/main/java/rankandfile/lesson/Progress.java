package rankandfile.lesson;

import java.util.Optional;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Task;
import rankandfile.store.KeptValues;

/**
 * What a reader has done so far, and where he is: tasks solved, boards stepped through, pages read. Each change is
 * saved at once.
 */
public final class Progress {

  private static final String YES = "yes";

  private final KeptValues file;

  public Progress(KeptValues file) {
    this.file = file;
  }

  /**
   * Where somebody reads.
   *
   * @param page the chapter's id
   * @param block the scenario or task that was on the board; empty for none
   * @param step the step that it stood at
   */
  public record Reading(String page, String block, int step) {}

  /** Where the reader was last. */
  public Optional<Reading> reading() {
    return file.value("reading").map(text -> text.split("\\s+", 3))
        .filter(p -> p.length > 1 && p[1].matches("\\d{1,3}"))
        .map(p -> new Reading(p[0], p.length > 2 ? p[2] : "", Integer.parseInt(p[1])));
  }

  public void read(Reading reading) {
    file.set("reading", reading.page() + " " + reading.step() + " " + reading.block());
  }

  // ---- what is done

  public boolean isSolved(Task task) {
    return has("solved", task.name());
  }

  public void solve(Task task) {
    set("solved", task.name());
  }

  public boolean isStepped(Scenario scenario) {
    return has("stepped", scenario.name());
  }

  /** The board was played to its last step. */
  public void step(Scenario scenario) {
    set("stepped", scenario.name());
  }

  /** The page was opened, which is all there is to do where it has no board. */
  public void open(Chapter chapter) {
    if (chapter.scenarios().isEmpty() && chapter.tasks().isEmpty()) {
      set("opened", chapter.id());
    }
  }

  /** Whether all its tasks are solved; else all its boards stepped through; without boards, read. */
  public boolean isDone(Chapter chapter) {
    if (!chapter.tasks().isEmpty()) {
      return chapter.tasks().stream().allMatch(this::isSolved);
    }
    return chapter.scenarios().isEmpty() ? has("opened", chapter.id())
        : chapter.scenarios().stream().allMatch(this::isStepped);
  }

  // ---- forgetting

  /** The chapter counts as not yet read. */
  public void forget(Chapter chapter) {
    chapter.tasks().forEach(t -> file.remove(key("solved", t.name())));
    chapter.scenarios().forEach(s -> file.remove(key("stepped", s.name())));
    file.remove(key("opened", chapter.id()));
  }

  /** Nothing of the book counts as read. */
  public void forgetAll(Book book) {
    book.pages().forEach(p -> forget(p.chapter()));
    file.remove("reading");
  }

  private boolean has(String what, String name) {
    return file.value(key(what, name)).isPresent();
  }

  private void set(String what, String name) {
    file.set(key(what, name), YES);
  }

  /** Names are words of small letters and hyphens; whatever else somebody writes must not break the file. */
  private static String key(String what, String name) {
    return what + "." + name.toLowerCase(java.util.Locale.ROOT).replaceAll("[^a-z0-9.-]", "-");
  }
}
