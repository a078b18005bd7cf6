package rankandfile.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The known word that somebody probably meant. */
class NearestTest {

  private static final List<String> KNOWN = List.of("caption", "captured", "cites", "red", "BO");

  @ParameterizedTest
  @CsvSource({"captoin, caption", "Caption, caption", "captrued, captured", "cite, cites", "rd, red", "B0, BO", "bo, BO",
      "ctes, cites", "reed, red"})
  void wordWithTheFewestChangesIsFound(String written, String meant) {
    assertEquals(Optional.of(meant), Nearest.to(written, KNOWN));
  }

  @ParameterizedTest
  @CsvSource({"xyz", "''", "greenish", "x"})
  void wordThatIsTooDifferentHasNone(String written) {
    assertEquals(Optional.empty(), Nearest.to(written, KNOWN));
  }

  @Test
  void amongEquallyNearWordsTheFirstIsTaken() {
    assertEquals(Optional.of("A1"), Nearest.to("A11", List.of("A1", "A10")));
  }

  @Test
  void veryLongWordsAreNotCompared() {
    assertEquals(Optional.of("q".repeat(59)), Nearest.to("q".repeat(60), List.of("q".repeat(59))));
    assertEquals(Optional.empty(), Nearest.to("q".repeat(61), List.of("q".repeat(60))));
  }

  @ParameterizedTest
  @CsvSource({"'', '', 0", "'', abc, 3", "abc, '', 3", "abc, abc, 0", "abc, acb, 1", "abc, adc, 1", "abc, abcd, 1",
      "abc, bc, 1", "kitten, sitting, 3", "ab, ba, 1", "abcd, badc, 2"})
  void distanceCountsInsertedDroppedChangedAndSwappedLetters(String a, String b, int distance) {
    assertEquals(distance, Nearest.distance(a, b));
    assertEquals(distance, Nearest.distance(b, a));
  }

  @Test
  void everyWordIsNearestToItself() {
    for (List<String> known : List.of(Words.ranks(), Words.codes(), Endings.texts(),
        Arrays.stream(Reason.values()).map(Reason::word).toList())) {
      known.forEach(word -> assertEquals(word.toLowerCase(Locale.ROOT),
          Nearest.to(word, known).orElseThrow().toLowerCase(Locale.ROOT)));
    }
  }
}
