package rankandfile.ui.learn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.ui.kit.Place;
import rankandfile.ui.prose.Targets;

/** What addresses mean in the book: a page, a heading in it, a board, a rule. */
final class Addresses {

  /** The screen's id. */
  static final String SCREEN = "learn";
  private static final String RULE = "rule:";

  private Addresses() {}

  /** The place that an address of the book means; it begins with the page's id. */
  static Optional<Place> resolve(Book book, String address) {
    if (address.startsWith(RULE)) {
      return rule(book, address.substring(RULE.length()));
    }
    int hash = address.indexOf('#');
    String page = hash < 0 ? address : address.substring(0, hash);
    String in = hash < 0 ? "" : address.substring(hash + 1);
    if (page.isEmpty()) {
      return book.pageOf(in).map(p -> place(p.chapter(), in));
    }
    return book.page(page).map(Book.Page::chapter).filter(c -> in.isEmpty() || Targets.holds(c, in))
        .map(c -> place(c, in));
  }

  /** The place in this chapter that an address means. */
  static Optional<Place> within(Chapter chapter, String address) {
    String in = address.startsWith(chapter.id() + "#") ? address.substring(chapter.id().length() + 1) : "";
    return address.equals(chapter.id()) || Targets.holds(chapter, in) ? Optional.of(place(chapter, in))
        : Optional.empty();
  }

  static Place place(Chapter chapter, String in) {
    return new Place(SCREEN, in.isEmpty() ? chapter.id() : chapter.id() + "#" + in, chapter.title());
  }

  /** The board that shows a rule, in the reference if it is there. */
  private static Optional<Place> rule(Book book, String rule) {
    Stream<Book.Page> pages = Stream.concat(book.pageOfRule(rule).stream(), book.pages().stream());
    return pages.flatMap(p -> p.chapter().scenarios().stream().filter(s -> s.cites().contains(rule))
        .map(s -> place(p.chapter(), s.name()))).findFirst();
  }

  /** The pages of the book in reading order, for looking up by title. */
  static List<Place> all(Book book) {
    return book.pages().stream().map(p -> place(p.chapter(), "")).toList();
  }
}
