package rankandfile.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A part of a line and its place. */
class SpanTest {

  @Test
  void linesEndWithLfCrOrBoth() {
    assertEquals(List.of("a", "b", "c", "", "d", ""), Source.of("a.md", "a\nb\rc\r\n\rd\n").lines());
    assertEquals(List.of(""), Source.of("a.md", "").lines());
  }

  @Test
  void otherSeparatorsAreNoLineEnds() {
    assertEquals(1, Source.of("a.md", "a\u2028b\u0085c\u000Bd\fe").lines().size());
  }

  @Test
  void byteOrderMarkIsCutOffAtTheStartOnly() {
    assertEquals(List.of("a", "\uFEFFb"), Source.of("a.md", "\uFEFFa\n\uFEFFb").lines());
    assertEquals(1, Source.of("a.md", "\uFEFFa").line(1).column());
  }

  @Test
  void nulIsReplacedAsCommonMarkDoes() {
    assertEquals(List.of("a\uFFFDb"), Source.of("a.md", "a\0b").lines());
  }

  @Test
  void endIsBehindTheLastCharacter() {
    Span end = Source.of("a.md", "ab\n🂡c").end();

    assertEquals(2, end.line());
    assertEquals(3, end.column());
    assertTrue(end.isEmpty());
  }

  @Test
  void columnsCountCodePointsAndTabsAsOne() {
    Span line = Source.of("a.md", "🂡\t漢x").line(1);

    assertEquals(4, line.part(4, 5).column());
    assertEquals("x", line.part(4, 5).text());
  }

  @Test
  void trimmedSpanKeepsItsPlace() {
    Span span = line(" \t ab \t").trim();

    assertEquals("ab", span.text());
    assertEquals(4, span.column());
  }

  @Test
  void blankSpanKeepsThePlaceWhereItBegan() {
    Span span = line("ab   ").part(2, 5).trim();

    assertTrue(span.isEmpty());
    assertEquals(3, span.column());
  }

  @Test
  void splittingGivesTrimmedPartsAndEmptyOnes() {
    assertEquals(List.of("a", "", "b c", ""), texts(line("a ;; b c;").split(";")));
    assertEquals(List.of("Scout", "Captain"), texts(line("Scout  or  Captain").split(" or ")));
    assertEquals(List.of(""), texts(line("").split(";")));
    assertEquals(List.of(1, 4, 6, 10), line("a ;; b c;").split(";").stream().map(Span::column).toList());
  }

  @Test
  void wordsAreSeparatedByWhiteSpaceAndCommas() {
    assertEquals(List.of("A4", "A5", "B6"), texts(line("\tA4,, A5\t,B6 ,").words()));
    assertEquals(List.of(), line(" , ").words());
    assertEquals(List.of(2, 5), line(" 🂡, A5").words().stream().map(Span::column).toList());
  }

  private static Span line(String text) {
    return Source.of("a.md", text).line(1);
  }

  private static List<String> texts(List<Span> spans) {
    return spans.stream().map(Span::text).toList();
  }
}
