package rankandfile.print;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.zip.CRC32;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;
import rankandfile.book.Book;
import rankandfile.notation.Source;

/**
 * Prints references: fills the templates from the book and the rules, and sets the pages.
 *
 * <p>One press may be used by one thread at a time; the second reference is much faster than the first.
 */
public final class Press {

  /** Every reference has so many. */
  public static final int PAGES = 3;
  private static final String BLOCK = "```scenario ";

  private final Book book;
  private final Templates templates;

  private Press(Book book, Templates templates) {
    this.book = book;
    this.templates = templates;
  }

  /** With the templates and the book that the program brings with it; reads only those pages that are printed. */
  public static Press bundled() {
    Templates templates = Templates.read(Templates::bundled);
    Set<String> named = templates.named();
    return new Press(Book.read(file -> chapter(file).filter(text -> isNamed(file, text, named))), templates);
  }

  private static Optional<String> chapter(String file) {
    return Templates.resource("/content/en/" + file);
  }

  private static boolean isNamed(String file, String text, Set<String> named) {
    if (!file.endsWith(".md") || named.contains(file.substring(0, file.length() - 3))) {
      return true;
    }
    for (int at = text.indexOf(BLOCK); at >= 0; at = text.indexOf(BLOCK, at + 1)) {
      int end = text.indexOf('\n', at);
      if (end >= 0 && named.contains(text.substring(at + BLOCK.length(), end).stripTrailing())) {
        return true;
      }
    }
    return false;
  }

  /** With the templates that the program brings with it. */
  public static Press of(Book book) {
    return of(book, Templates::bundled);
  }

  /**
   * With other templates.
   *
   * @param file gives the text of a template by its file's name, if there is one
   * @throws BrokenTemplates if they cannot be used
   */
  public static Press of(Book book, Function<String, Optional<String>> file) {
    return new Press(book, Templates.read(file));
  }

  /**
   * The file. What does not fit is tried again with less {@link Space}.
   *
   * @throws BrokenTemplates if a template names what there is not, or a style cannot be read
   * @throws NotThreePages if the text does not fit
   */
  public Pdf print(Reference reference) {
    int pages = 0;
    for (Space space : Space.values()) {
      Setting.Result result = set(page(reference, space));
      pages = result.pages();
      if (pages == PAGES) {
        return new Pdf(result.bytes());
      }
    }
    throw new NotThreePages(reference, pages);
  }

  private Setting.Result set(String page) {
    Setting.Result result = Setting.pdf(document(page), identity(page));
    if (!result.complaints().isEmpty()) {
      throw new BrokenTemplates(result.complaints().stream().distinct()
          .map(c -> Complaint.problem(c, templates.first(), templates.style())).toList());
    }
    return result;
  }

  /** The pages as HTML, everything filled in. */
  String page(Reference reference, Space space) {
    return templates.filled(reference, space, new Fillers(reference, book)::fill);
  }

  private static Document document(String page) {
    try {
      return Markup.document(page);
    } catch (SAXException e) {
      Source source = Source.of(Templates.FIRST, page);
      throw new BrokenTemplates(List.of(Flaw.at(source.line(1), "broken-html", String.valueOf(e.getMessage()))));
    }
  }

  private static long identity(String page) {
    CRC32 sum = new CRC32();
    sum.update(page.getBytes(StandardCharsets.UTF_8));
    return sum.getValue() << 32 | page.hashCode() & 0xffff_ffffL;
  }
}
