package rankandfile.ui.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.ui.kit.Texts;

/**
 * A group of the contents.
 *
 * @param title empty for none
 */
record Shelf(String title, List<Entry> entries) {

  static final String STEPS = "first-steps";
  static final String REFERENCE = "reference";
  static final String CASES = "cases";

  /** A line of the contents; {@code id} is the address of its page. */
  record Entry(String id, String title) {}

  /** The part of the contents in which a page of this part of the book is listed. */
  static String tab(String part) {
    return part.equals(STEPS) ? STEPS : REFERENCE;
  }

  /** The contents of one tab. Disputed cases are one line: they are many, and have a list of their own. */
  static List<Shelf> of(Book book, String tab, Texts texts) {
    Map<String, List<Entry>> groups = new LinkedHashMap<>();
    for (Book.Page page : book.pages()) {
      if (page.part().equals(CASES) && tab.equals(REFERENCE)) {
        groups.putIfAbsent(page.partTitle(), List.of(new Entry(CASES, texts.text("contents.all-cases"))));
      } else if (tab(page.part()).equals(tab)) {
        groups.computeIfAbsent(title(page), k -> new ArrayList<>())
            .add(new Entry(page.chapter().id(), page.chapter().title()));
      }
    }
    List<Shelf> shelves = new ArrayList<>();
    if (tab.equals(STEPS) && !groups.isEmpty()) {
      shelves.add(new Shelf("", List.of(new Entry(STEPS, texts.text("contents.path")))));
    }
    groups.forEach((title, entries) -> shelves.add(new Shelf(title, List.copyOf(entries))));
    return shelves;
  }

  private static String title(Book.Page page) {
    boolean plain = page.part().equals(STEPS) || page.part().equals(REFERENCE);
    return page.group().isEmpty() && !plain ? page.partTitle() : page.group();
  }

  /** Whether the line leads to this page, or to the list that the page is in. */
  static boolean leadsTo(Entry entry, Book.Page page) {
    return entry.id().equals(page.chapter().id()) || entry.id().equals(CASES) && page.part().equals(CASES);
  }

  /** The lessons in their order. */
  static List<Chapter> lessons(Book book) {
    return book.pages().stream().filter(p -> p.part().equals(STEPS)).map(Book.Page::chapter).toList();
  }
}
