package rankandfile.ui.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.book.Inline;
import rankandfile.book.Passage;
import rankandfile.notation.RulesText;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Editions;

/** Pages that no file holds: the list of all disputed cases, with the verdict for an edition, and the path. */
final class Lists {

  private Lists() {}

  /** All cases as questions, each with its verdict under these rules. */
  static Book.Page cases(Book book, RulesText rules, Texts texts) {
    List<Passage> passages = new ArrayList<>();
    passages.add(new Passage.Paragraph(List.of(new Inline.Text(texts.text("cases.lead", book.pages().stream()
        .filter(p -> p.part().equals(Shelf.CASES)).count(), Editions.full(rules))))));
    String group = "";
    String part = texts.text("cases.title");
    for (Book.Page page : book.pages()) {
      if (page.part().equals(Shelf.CASES)) {
        part = page.partTitle();
        if (!page.group().equals(group)) {
          group = page.group();
          passages.add(new Passage.Heading(2, group, List.of(new Inline.Text(group))));
        }
        passages.add(line(page.chapter(), rules));
      }
    }
    return page(Shelf.CASES, part, texts.text("contents.all-cases"), passages);
  }

  private static Passage line(Chapter chapter, RulesText rules) {
    return new Passage.Paragraph(List.of(
        new Inline.Link(chapter.id() + ".md", List.of(new Inline.Text(chapter.title()))),
        new Inline.Break(), new Inline.Text(chapter.verdict(rules.edition()).orElse(""))));
  }

  /** The map of the lessons; what stands on it is the view's own. */
  static Book.Page path(Book book, Texts texts) {
    String part = book.pages().stream().filter(p -> p.part().equals(Shelf.STEPS)).map(Book.Page::partTitle)
        .findFirst().orElse("");
    return page(Shelf.STEPS, part, texts.text("contents.path"), List.of());
  }

  /** Where there is no book at all. */
  static Book.Page nothing(Texts texts) {
    return page("nothing", "", texts.text("no-book"), List.of());
  }

  private static Book.Page page(String id, String part, String title, List<Passage> passages) {
    return new Book.Page(new Chapter(id, title, Map.of(), Map.of(), passages, List.of(), 0, 0, List.of(), List.of()),
        id, part, "");
  }
}
