package rankandfile.ui;

import rankandfile.book.Book;
import rankandfile.search.Search;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.search.BookFinder;

/** The search over the program's own book, made once for all tests. */
public final class Searching {

  private static final Search SEARCH = Search.of(Book.bundled());

  private Searching() {}

  public static BookFinder of(InForce inForce) {
    return new BookFinder(SEARCH, inForce);
  }
}
