package rankandfile.search;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.apache.lucene.index.MultiReader;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.QueryVisitor;
import org.apache.lucene.util.automaton.ByteRunAutomaton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rankandfile.book.Book;

/** The search finds what people mean. */
class SearchTest {

  private static final Search SEARCH = Search.of(Book.bundled());

  /** A phrasing with the pages of which one should be among the first three. */
  private record Phrasing(String words, List<String> pages) {

    static Phrasing of(String line) {
      String[] cells = line.split("\t");
      return new Phrasing(cells[0], List.of(cells[1].strip().split("\\s+")));
    }

    boolean isFound() {
      return first(words).stream().anyMatch(pages::contains);
    }
  }

  private static List<String> first(String words) {
    return SEARCH.find(words, 3).stream().map(h -> h.page().chapter().id()).toList();
  }

  /**
   * The phrasings were written by somebody who had seen neither the search nor the pages. The search found 191 of the
   * 214 at first; the misses that are left are known, and no more may come.
   */
  @Test
  void findsWhatPeopleSay() throws IOException {
    List<Phrasing> all = phrasings();
    List<String> missed = new ArrayList<>();
    all.stream().filter(p -> !p.isFound()).forEach(p -> missed.add(p.words() + " -> " + first(p.words())));
    assertTrue(all.size() >= 120, "phrasings: " + all.size());
    assertTrue(missed.size() <= all.size() * 6 / 100, missed.size() + " missed:\n" + String.join("\n", missed));
  }

  private static List<Phrasing> phrasings() throws IOException {
    try (InputStream in = SearchTest.class.getResourceAsStream("phrasings.tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
          .filter(l -> !l.isBlank() && !l.startsWith("#")).map(Phrasing::of).toList();
    }
  }

  @Test
  void caseComesFirstForItsOwnQuestion() {
    assertEquals("case-bomb-goes-too", first("does the bomb go away").getFirst());
    assertEquals("case-scout-over-lake", first("scout over water").getFirst());
  }

  /** What a newcomer typed and had to look for further down. */
  @ParameterizedTest
  @CsvSource({
      "mine, bombs lesson-bombs case-bomb-goes-too case-miner-defuses case-who-beats-a-bomb",
      "two square rule, back-and-forth case-back-and-forth lesson-repetition",
      "two squares rule, back-and-forth case-back-and-forth lesson-repetition",
      "how do I win, lesson-ending taking-the-flag lesson-aim",
      "who removes a bomb, case-who-beats-a-bomb bombs lesson-bombs case-miner-defuses",
      "spy attacks marshal, case-spy-attacks-marshal",
      "marshal attacks spy, case-marshal-attacks-spy",
      "same rank, case-equal-ranks equal-ranks lesson-equals",
      "how many times back and forth, case-back-and-forth back-and-forth",
  })
  void pageThatIsMeantComesFirst(String words, String pages) {
    assertTrue(List.of(pages.split(" ")).contains(first(words).getFirst()), words + " -> " + first(words));
  }

  @Test
  void resultsAreCalledAsTheirPages() {
    SEARCH.find("does the bomb go away", 10).stream().filter(h -> !h.address().startsWith("#"))
        .forEach(h -> assertEquals(h.page().chapter().title(), h.title()));
  }

  @Test
  void otherLanguagesPieceNamesAreKnown() {
    for (String scout : List.of("éclaireur", "spejder", "verkenner", "esploratore")) {
      assertTrue(first(scout).stream().anyMatch(id -> id.contains("scout")), scout + first(scout));
    }
    assertTrue(first("mayın").stream().anyMatch(id -> id.contains("bomb")), "mayın" + first("mayın"));
  }

  @Test
  void addressesAndRulesLeadStraightThere() {
    assertEquals("#miner-lifts-bomb", SEARCH.find("#miner-lifts-bomb", 3).getFirst().address());
    assertEquals("bombs", SEARCH.find("A4", 3).getFirst().address());
    assertEquals("bombs", SEARCH.find("rule a4", 3).getFirst().address());
  }

  @Test
  void typingErrorsAreForgiven() {
    assertTrue(first("leutenant marshall").size() > 0);
    assertTrue(first("can spy kill genral").contains("case-spy-general"));
  }

  /** Each such word costs as much as a hundred others. */
  @Test
  void fewUnknownWordsAreTakenForMistypedOnes() throws IOException {
    Book book = Book.bundled();
    try (var reader = new MultiReader()) { // so that no word is known
      Queries queries = new Queries(new BookAnalyzer(), Synonyms.bundled().with(PieceNames.of(book)), reader);
      assertEquals(2 * Index.WEIGHTS.size(), compared(queries, "genral"), "as a mistyped one and as a beginning");
      assertEquals(4 * Index.WEIGHTS.size(), compared(queries, "genral marshel leutenant mayjor capten sargent"));
      assertEquals(0, compared(queries, "x".repeat(300)));
    }
  }

  private static int compared(Queries queries, String typed) {
    int[] count = {0};
    queries.of(typed).forEach(word -> word.visit(new QueryVisitor() {
      @Override
      public void consumeTermsMatching(Query query, String field, Supplier<ByteRunAutomaton> automaton) {
        count[0]++;
      }
    }));
    return count[0];
  }

  @Test
  void anythingMayBeTyped() {
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      StringBuilder typed = new StringBuilder();
      for (int n = random.nextInt(60); n > 0; n--) {
        typed.appendCodePoint(random.nextInt(4) == 0 ? "\"*?~^:()[]{}+-!\\/ ".charAt(random.nextInt(18))
            : random.nextInt(0x3000));
      }
      assertDoesNotThrow(() -> SEARCH.find(typed.toString(), 10), typed.toString());
    }
    assertEquals(List.of(), SEARCH.find("", 10));
  }

  @Test
  void whatWasCopiedOpensWhenItIsPasted() {
    for (String pasted : List.of("#miner-lifts-bomb", "#miner-lifts-bomb (Rank & File, by Duel, 10 pieces). Paste it.",
        "From Rank & File. To open it there, paste this line into the search: #miner-lifts-bomb")) {
      assertEquals("#miner-lifts-bomb", SEARCH.find(pasted, 3).getFirst().address(), pasted);
    }
    assertEquals("case-chase-forever", first("page case-chase-forever").getFirst());
  }

  @Test
  void whatFitsFarLessThanTheBestIsLeftOut() {
    List<String> cases = SEARCH.find("captain two squares and attack", 400, p -> p.part().equals("cases")).stream()
        .map(h -> h.page().chapter().id()).toList();
    assertTrue(cases.size() <= 12, cases.toString());
    assertTrue(cases.subList(0, 4).contains("case-step-then-attack"), cases.toString());
    List<String> sentence = SEARCH.find("does the bomb go away after it has stopped somebody", 400).stream()
        .map(h -> h.page().chapter().id()).toList();
    assertEquals("case-bomb-goes-too", sentence.getFirst());
    assertTrue(sentence.size() <= 12, sentence.toString());
  }
}
