package rankandfile.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rankandfile.book.Book;
import rankandfile.book.Inline;
import rankandfile.book.Passage;
import rankandfile.notation.Words;

/** The pieces' names in other languages, from the tables of the book whose rows begin with an English name. */
public final class PieceNames {

  private PieceNames() {}

  /** From each foreign name, in small letters, to the English one. */
  public static Map<String, List<String>> of(Book book) {
    Map<String, List<String>> names = new LinkedHashMap<>();
    book.pages().stream().filter(p -> p.part().equals("editions")).flatMap(p -> p.chapter().passages().stream())
        .forEach(p -> {
          if (p instanceof Passage.Table table) {
            table.rows().forEach(row -> take(row, names));
          }
        });
    return names;
  }

  private static void take(List<List<Inline>> row, Map<String, List<String>> names) {
    String english = Inline.plain(row.getFirst()).strip();
    if (Words.rank(english).isEmpty()) {
      return;
    }
    for (List<Inline> cell : row.subList(1, row.size())) {
      for (String name : Inline.plain(cell).toLowerCase(Locale.ROOT).split("[\\s/,()]+")) {
        if (name.length() > 2 && !name.equalsIgnoreCase(english)) {
          names.computeIfAbsent(name, n -> new ArrayList<>()).add(english.toLowerCase(Locale.ROOT));
        }
      }
    }
  }
}
