package rankandfile.rules.oracle;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import rankandfile.rules.Outcome;

/** How often each answer of the rules has come up in a run. */
final class Tally {

  private static final List<String> ENDINGS = List.of("red wins: flag captured", "blue wins: flag captured",
      "red wins: no move left", "blue wins: no move left", "draw: third repetition", "draw: nobody can move");

  private final Map<String, Integer> counts = new TreeMap<>();

  void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  void countIf(boolean holds, Rare what) {
    if (holds) {
      count(Reporting.words(what));
    }
  }

  int of(String what) {
    return counts.getOrDefault(what, 0);
  }

  /** The answers that have never come up. */
  List<String> missing() {
    return everything().filter(what -> of(what) == 0).toList();
  }

  private static Stream<String> everything() {
    return Stream.of(
            Arrays.stream(Reason.values()).map(Reason::words),
            Arrays.stream(Outcome.values()).map(Reporting::words),
            Arrays.stream(Rare.values()).map(Reporting::words),
            ENDINGS.stream())
        .flatMap(words -> words);
  }

  @Override
  public String toString() {
    return counts.toString();
  }
}
