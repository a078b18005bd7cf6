package rankandfile.ui.learn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.ui.kit.Place;

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
    return book.page(page).map(Book.Page::chapter).filter(c -> in.isEmpty() || holds(c, in)).map(c -> place(c, in));
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

  private static boolean holds(Chapter chapter, String in) {
    return chapter.headings().contains(in) || blocks(chapter).anyMatch(in::equals);
  }

  static Stream<String> blocks(Chapter chapter) {
    return Stream.concat(chapter.scenarios().stream().map(s -> s.name()),
        chapter.tasks().stream().map(t -> t.name()));
  }

  /** The address that a link in a chapter leads to; empty for one that leads out of the book. */
  static Optional<String> ofLink(String target, Chapter from) {
    if (target.contains("://") || target.startsWith("mailto:")) {
      return Optional.empty();
    }
    if (target.startsWith("#") && blocks(from).noneMatch(target.substring(1)::equals)
        && holds(from, target.substring(1))) {
      return Optional.of(from.id() + target);
    }
    return Optional.of(target.replaceFirst("\\.md(#|$)", "$1"));
  }

  /** The pages of the book in reading order, for looking up by title. */
  static List<Place> all(Book book) {
    return book.pages().stream().map(p -> place(p.chapter(), "")).toList();
  }
}
