package rankandfile.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.notation.Span;

/**
 * Something to be replaced: {@code {{figure captain-meets-bomb step=1 crop=A4:C7}}}.
 *
 * @param place what stands between the braces
 * @param name the first word
 * @param words the other words without an equals sign, in order
 * @param options the words with one, by what stands before it
 */
record Placeholder(Span place, Span name, List<Span> words, Map<String, Span> options) {

  /** Reads what stands between the braces; it must not be blank. */
  static Placeholder read(Span place) {
    List<Span> all = place.text().strip().isEmpty() ? List.of(place) : place.split(" ").stream()
        .filter(s -> !s.isEmpty()).toList();
    Map<String, Span> options = new LinkedHashMap<>();
    List<Span> words = new ArrayList<>();
    for (Span word : all.subList(1, all.size())) {
      int equals = word.text().indexOf('=');
      if (equals < 0) {
        words.add(word);
      } else {
        options.put(word.text().substring(0, equals), word.part(equals + 1, word.text().length()));
      }
    }
    return new Placeholder(place, all.getFirst(), List.copyOf(words), options);
  }

  /** The word at this place behind the name; stops where it is missing. */
  Span word(int index) {
    if (index >= words.size()) {
      throw Flaw.stop(Flaw.at(place, "word-missing", name.text()));
    }
    return words.get(index);
  }

  Optional<Span> option(String key) {
    return Optional.ofNullable(options.get(key));
  }

  /** A whole number; the other one where it is not given. */
  int number(String key, int otherwise) {
    Span written = options.get(key);
    try {
      return written == null ? otherwise : Integer.parseInt(written.text());
    } catch (NumberFormatException e) {
      throw Flaw.stop(Flaw.at(written, "not-a-number", written.text()));
    }
  }

  /**
   * A length such as {@code 7.5mm}, in millimetres; the other one where it is not given. Of two lengths, {@code
   * 8mm|7.5mm}, the second is for Letter.
   */
  double millimetres(String key, Paper paper, double otherwise) {
    Span written = options.get(key);
    if (written == null) {
      return otherwise;
    }
    List<Span> lengths = written.split("|");
    Span length = paper == Paper.LETTER ? lengths.getLast() : lengths.getFirst();
    if (lengths.size() > 2 || !length.text().matches("[1-9]\\d?(\\.\\d{1,2})?mm")) {
      throw Flaw.stop(Flaw.at(written, "not-a-length", written.text()));
    }
    return Double.parseDouble(length.text().substring(0, length.text().length() - 2));
  }
}
