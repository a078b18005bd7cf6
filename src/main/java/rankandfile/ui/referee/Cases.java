package rankandfile.ui.referee;

import java.util.List;
import java.util.Optional;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.ui.kit.Place;

/** The disputed cases of a book, and their places at the desk. */
final class Cases {

  /** The part of the book in which they stand. */
  static final String PART = "cases";

  private Cases() {}

  static List<Book.Page> of(Book book) {
    return book.pages().stream().filter(Cases::isCase).toList();
  }

  /** Introductions among the cases have no verdict. */
  private static boolean isCase(Book.Page page) {
    return page.part().equals(PART) && page.chapter().front("verdict").isPresent();
  }

  /** Where the case is open: {@code referee/cases/case-bomb-goes-too}. */
  static Place place(Chapter chapter) {
    return new Place(RefereePart.SCREEN, RefereePart.CASES.address() + "/" + chapter.id(), chapter.title());
  }

  /** The case that an address of the desk means. */
  static Optional<Book.Page> at(String address, Book book) {
    String before = RefereePart.CASES.address() + "/";
    return address.startsWith(before) ? book.page(address.substring(before.length())).filter(Cases::isCase)
        : Optional.empty();
  }
}
