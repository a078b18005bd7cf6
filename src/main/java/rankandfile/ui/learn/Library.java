package rankandfile.ui.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.lesson.Progress;
import rankandfile.notation.RulesText;
import rankandfile.ui.kit.Place;
import rankandfile.ui.kit.Texts;

/** The book with the lists that the program makes of it, and what its reader has done. */
final class Library {

  /** Before the name of a file, so that its chapter is not taken for one of the book. */
  private static final String GUEST = "file:";

  private final Book book;
  private final Progress progress;
  private final Texts texts;
  private final Optional<Book.Page> guest;

  Library(Book book, Progress progress, Texts texts) {
    this(book, progress, texts, Optional.empty());
  }

  private Library(Book book, Progress progress, Texts texts, Optional<Book.Page> guest) {
    this.book = book;
    this.progress = progress;
    this.texts = texts;
    this.guest = guest;
  }

  /** Before the book is there. */
  static Library empty(Progress progress, Texts texts) {
    return new Library(Book.read(file -> Optional.empty()), progress, texts);
  }

  /** The same with another book; a chapter from a file stays. */
  Library with(Book other) {
    return new Library(other, progress, texts, guest);
  }

  /** The same with a chapter from a file, instead of the one before. It is read like a page, and keeps no progress. */
  Library with(Chapter chapter) {
    Chapter named = chapter.withId(GUEST + chapter.id());
    return new Library(book, progress, texts,
        Optional.of(new Book.Page(named, Shelf.REFERENCE, texts.text("contents.file"), "")));
  }

  /** The chapter from a file. */
  Optional<Book.Page> guest() {
    return guest;
  }

  Book book() {
    return book;
  }

  /** The place that an address means; the list of cases is made for these rules. */
  Optional<Place> resolve(String address, RulesText rules) {
    return address.equals(Shelf.STEPS) || address.equals(Shelf.CASES)
        ? Optional.of(Addresses.place(page(address, rules).chapter(), ""))
        : guest.flatMap(g -> Addresses.within(g.chapter(), address)).or(() -> Addresses.resolve(book, address));
  }

  /** The page with this id; the first one if there is none. */
  Book.Page page(String id, RulesText rules) {
    return guest.filter(g -> g.chapter().id().equals(id)).or(() -> book.page(id)).orElseGet(() -> switch (id) {
      case Shelf.CASES -> Lists.cases(book, rules, texts);
      case Shelf.STEPS -> Lists.path(book, texts);
      default -> start();
    });
  }

  /** Whether the page stands in a file of the book. */
  boolean holds(Book.Page page) {
    return book.page(page.chapter().id()).isPresent();
  }

  /** Where the reader was last, or the first page. */
  Book.Page start() {
    return progress.reading().flatMap(r -> book.page(r.page()))
        .or(() -> book.pages().stream().findFirst()).orElseGet(() -> Lists.nothing(texts));
  }

  /** The page so many pages on in the same part of the book. */
  Optional<Book.Page> neighbour(Book.Page page, int step) {
    List<String> part = book.pages().stream().filter(p -> p.part().equals(page.part())).map(p -> p.chapter().id())
        .toList();
    int here = part.indexOf(page.chapter().id());
    int there = here + step;
    return here >= 0 && there >= 0 && there < part.size() ? book.page(part.get(there)) : Optional.empty();
  }

  /** The contents of a tab. */
  List<Shelf> shelves(String tab) {
    List<Shelf> shelves = new ArrayList<>(Shelf.of(book, tab, texts));
    guest.filter(g -> Shelf.tab(g.part()).equals(tab)).ifPresent(g -> shelves.addFirst(
        new Shelf(g.partTitle(), List.of(new Shelf.Entry(g.chapter().id(), g.chapter().title())))));
    return List.copyOf(shelves);
  }

  /** The tabs that have something in them. */
  List<String> tabs() {
    return Stream.of(Shelf.STEPS, Shelf.REFERENCE).filter(t -> !shelves(t).isEmpty()).toList();
  }

  boolean isDone(String id) {
    return book.page(id).filter(p -> progress.isDone(p.chapter())).isPresent();
  }
}
