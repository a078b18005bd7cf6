package rankandfile.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How a problem is shown: its place, the line, a marker exactly under the place, and the hint. */
class ProblemTest {

  @Test
  void placeMessageLineMarkerAndHintStandInThisOrder() {
    assertEquals("""
        a.md:3:8: error: there is no edition 'chess'
          rules: chess
                 ^^^^^
          Possible: duel.""", new Problem("a.md", 3, 8, 5, "there is no edition 'chess'", "Possible: duel.",
        "rules: chess").toString());
  }

  @Test
  void placeBetweenTwoCharactersIsMarkedOnce() {
    assertEquals("A5-A6 ->\n        ^", shown("A5-A6 ->", 9, 0));
  }

  @Test
  void tabsAreKeptBeforeTheMarker() {
    assertEquals("\ta\tb\n\t \t^", shown("\ta\tb", 4, 1));
  }

  @Test
  void charactersBeyondSixteenBitsCountAsOne() {
    assertEquals("🂡🂢x\n  ^", shown("🂡🂢x", 3, 1));
  }

  @Test
  void wideCharactersLeaveAWideGap() {
    assertEquals("漢字ＡｱΩ😀x\n\u3000\u3000\u3000  \u3000^", shown("漢字ＡｱΩ😀x", 7, 1));
  }

  @Test
  void marksWithoutWidthLeaveNoGap() {
    assertEquals("e\u0301\u200Dx\n \u200B\u200B^", shown("e\u0301\u200Dx", 4, 1));
  }

  @Test
  void markerHasAsManyCharactersBeforeItAsTheLine() {
    String line = "漢字e\u0301😀\t🂡 x";
    String marker = shown(line, 9, 1).lines().toList().get(1);
    assertEquals(8, marker.codePointCount(0, marker.indexOf('^')));
  }

  @Test
  void whatDisturbsATerminalIsReplacedEverywhere() {
    String text = new Problem("a\u001b.md", 1, 3, 1, "no '\u001b[31m'", "not \u0007", "\u001b\u0000x\uD83D").toString();
    assertEquals("a\uFFFD.md:1:3: error: no '\uFFFD[31m'\n  \uFFFD\uFFFDx\uFFFD\n    ^\n  not \uFFFD", text);
  }

  @Test
  void blankLineIsNotShown() {
    assertEquals("a.md:1:1: error: m\n  h", new Problem("a.md", 1, 1, 0, "m", "h", " ").toString());
    assertEquals("a.md:1:1: error: m", new Problem("a.md", 1, 1, 0, "m", "", "").toString());
  }

  @Test
  void lineOfUsualLengthIsShownWhole() {
    String line = "x".repeat(160);
    assertEquals(line + "\n" + " ".repeat(159) + "^", shown(line, 160, 1));
  }

  @Test
  void longLineIsShownAroundThePlace() {
    String line = "x".repeat(300) + "here" + "y".repeat(300);
    assertEquals("…" + "x".repeat(60) + "here" + "y".repeat(96) + "…\n" + " ".repeat(61) + "^^^^", shown(line, 301, 4));
    assertEquals("x".repeat(160) + "…\n^^^^^", shown(line, 1, 5));
  }

  @Test
  void longPlaceIsMarkedAsFarAsItIsShown() {
    assertEquals("x".repeat(160) + "…\n" + "^".repeat(160), shown("x".repeat(1_000), 1, 1_000));
    assertEquals("🂡".repeat(160) + "…\n" + "^".repeat(160), shown("🂡".repeat(1_000), 1, 1_000));
  }

  @Test
  void problemsAreSortedByPlaceAndNoLineFloodsTheList() {
    Source source = Source.of("a.md", "x ".repeat(500) + "\nab cd");
    Problems problems = new Problems();
    source.line(2).words().reversed().forEach(w -> problems.add(w, "unknown-square", w.text()));
    source.line(1).words().forEach(w -> problems.addUnknown(w, "unknown-rank", List.of("Spy")));

    List<Problem> all = problems.all();

    assertEquals(102, all.size());
    assertEquals(List.of(1, 4), all.subList(100, 102).stream().map(Problem::column).toList());
    assertFalse(problems.isEmpty());
  }

  @Test
  void longWordsAreCutInMessages() {
    Problems problems = new Problems();
    problems.add(Source.of("a.md", "x").line(1), "unknown-square", "🂡".repeat(100));

    assertEquals("there is no square '" + "🂡".repeat(80) + "…'", problems.all().getFirst().message());
  }

  @Test
  void bracesAndApostrophesInAWordAreShownAsTheyAre() {
    Problems problems = new Problems();
    problems.add(Source.of("a.md", "x").line(1), "unknown-square", "{0}'{'}");

    assertEquals("there is no square '{0}'{'}'", problems.all().getFirst().message());
  }

  /** The line and the marker below it, without the two blanks before them. */
  private static String shown(String line, int column, int length) {
    List<String> lines = new Problem("a.md", 1, column, length, "m", "", line).toString().lines().toList();
    return lines.get(1).substring(2) + "\n" + lines.get(2).substring(2);
  }
}
