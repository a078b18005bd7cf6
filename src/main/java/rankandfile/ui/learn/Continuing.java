package rankandfile.ui.learn;

import java.util.List;
import java.util.Optional;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.lesson.Progress;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.Texts;

/** What the first screen offers a reader to go on with. */
final class Continuing {

  private Continuing() {}

  /** The lesson or chapter that was read last; after a finished lesson, the next one. */
  static Optional<Continuation> of(Book book, Progress progress, Texts texts) {
    return progress.reading().flatMap(r -> book.page(r.page()).map(p -> p.part().equals(Shelf.STEPS)
        ? lesson(book, p.chapter(), r, progress, texts)
        : new Continuation(p.chapter().title(), p.partTitle(), address(r))));
  }

  private static Continuation lesson(Book book, Chapter read, Progress.Reading reading, Progress progress,
      Texts texts) {
    List<Chapter> lessons = Shelf.lessons(book);
    int at = lessons.indexOf(read);
    int next = progress.isDone(read) && at + 1 < lessons.size() ? at + 1 : at;
    long done = lessons.stream().filter(progress::isDone).count();
    return new Continuation(texts.text("continue.lesson", next + 1, lessons.get(next).title()),
        texts.text("continue.done", done, lessons.size()), next == at ? address(reading) : lessons.get(next).id());
  }

  private static String address(Progress.Reading reading) {
    return reading.block().isEmpty() ? reading.page() : reading.page() + "#" + reading.block();
  }
}
