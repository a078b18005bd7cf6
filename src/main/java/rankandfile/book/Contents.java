package rankandfile.book;

import java.util.ArrayList;
import java.util.List;
import rankandfile.notation.Source;
import rankandfile.notation.Span;

/**
 * The order of a book as its file {@code contents.txt} gives it: {@code # part | title} opens a part, {@code ## title}
 * a group in it, and every other line is the id of a chapter. Lines that begin with {@code //} are remarks.
 *
 * @param entries the chapters in reading order
 */
record Contents(List<Entry> entries) {

  /** The file's name. */
  static final String FILE = "contents.txt";

  /**
   * A chapter's place in the book.
   *
   * @param part the part's id, such as {@code reference}
   * @param group the group's title; empty for chapters that stand in none
   */
  record Entry(Span place, String part, String partTitle, String group) {

    String id() {
      return place.text();
    }
  }

  static Contents read(Source source) {
    List<Entry> entries = new ArrayList<>();
    String part = "";
    String title = "";
    String group = "";
    for (int number = 1; number <= source.lines().size(); number++) {
      Span line = source.line(number).trim();
      String text = line.text();
      if (text.startsWith("##")) {
        group = text.substring(2).trim();
      } else if (text.startsWith("#")) {
        List<Span> words = line.part(1, text.length()).split("|");
        part = words.getFirst().text();
        title = words.getLast().text();
        group = "";
      } else if (!text.isEmpty() && !text.startsWith("//")) {
        entries.add(new Entry(line, part, title, group));
      }
    }
    return new Contents(List.copyOf(entries));
  }
}
