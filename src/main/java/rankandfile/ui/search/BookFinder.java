package rankandfile.ui.search;

import java.util.List;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.notation.RulesText;
import rankandfile.search.Hit;
import rankandfile.search.Search;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Texts;

/** Asks the index of the book, and names the verdicts of the edition in force. */
public final class BookFinder implements Finder {

  private static final int MOST = 8;

  private final Search search;
  private final InForce inForce;
  private final Texts texts = new Texts("rankandfile.ui.search.search");

  public BookFinder(Search search, InForce inForce) {
    this.search = search;
    this.inForce = inForce;
  }

  @Override
  public List<Found> find(String words) {
    return search.find(words, MOST).stream().map(this::found).toList();
  }

  private Found found(Hit hit) {
    Book.Page page = hit.page();
    return new Found(hit.address(), hit.title(), place(page, hit), verdict(page.chapter()));
  }

  /** The part and the group; for a board its chapter as well. */
  private String place(Book.Page page, Hit hit) {
    String part = page.group().isEmpty() ? page.partTitle() : texts.text("place", page.partTitle(), page.group());
    return hit.address().startsWith("#") ? texts.text("place.board", part, page.chapter().title()) : part;
  }

  private String verdict(Chapter chapter) {
    RulesText rules = inForce.rules();
    return chapter.verdict(rules.edition()).map(v -> texts.text("verdict", inForce.titleProperty().getValue(), v))
        .orElse("");
  }
}
