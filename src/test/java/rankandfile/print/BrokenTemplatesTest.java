package rankandfile.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rankandfile.book.Book;
import rankandfile.rules.edition.Edition;

/** What is wrong with a template is told with file, line and column. */
class BrokenTemplatesTest {

  private static final String FIRST = """
      <html lang="en"><head><title>T</title><meta name="date" content="2026-01-01"/>\
      <meta name="subject" content="D"/></head>
      <body>
      %s
      </body></html>
      """;
  private static final Book BOOK = Book.read(file -> Optional.ofNullable(Map.of(
      "contents.txt", "# cases | Cases\ncase-one\n",
      "case-one.md", """
          ---
          title: May it?
          verdict: No.
          ---

          ```scenario one
          caption: A step.
          cites: M3

              A  B  C
          2   .. .. ..
          1   SG .. ..

          A1-A2
          ```
          """).get(file)));

  /** The first line of the problem of a first template with this line in its body. */
  private static String problem(String line, Map<String, String> others) {
    Map<String, String> files = new LinkedHashMap<>(others);
    files.put("reference.html", FIRST.formatted(line));
    BrokenTemplates broken = assertThrows(BrokenTemplates.class, () ->
        Press.of(BOOK, f -> Optional.ofNullable(files.get(f))).print(Reference.of(Edition.FIELD_GUIDE, Paper.A4)));
    return broken.problems().getFirst().toString().lines().findFirst().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "<p>{{figur one}}</p> | reference.html:3:6: error: there is no placeholder 'figur'",
      "<p>{{figure won}}</p> | reference.html:3:13: error: the book has no scenario 'won'",
      "<p>{{figure one step=7}}</p> | reference.html:3:22: error: the scenario 'one' has no step 7 here:"
          + " it reaches 1 under field-guide",
      "<p>{{figure one crop=A1}}</p> | reference.html:3:22: error: 'A1' is not a part of the board",
      "<p>{{figure one square=8}}</p> | reference.html:3:24: error: '8' is not a length",
      "<p>{{figure}}</p> | reference.html:3:6: error: 'figure' lacks a word behind it",
      "<p>{{figure one | reference.html:3:4: error: this placeholder is not closed",
      "<p>{{table battels}}</p> | reference.html:3:12: error: there is no table 'battels'",
      "<p>{{text editon}}</p> | reference.html:3:11: error: there is no text 'editon'",
      "<p>{{emblem maior}}</p> | reference.html:3:13: error: there is no piece 'maior'",
      "{{case case-two}} | reference.html:3:8: error: the book has no disputed case 'case-two'",
      "{{if rescu=on}}<p>a</p>{{end}} | reference.html:3:6: error: a condition cannot ask for 'rescu'",
      "{{if rescue=yes}}<p>a</p>{{end}} | reference.html:3:13: error: 'yes' is not among the values",
      "{{if rescue=on}}<p>a</p> | reference.html:3:1: error: this condition is not closed",
      "<p>a</p>{{end}} | reference.html:3:9: error: there is no condition open for this 'end'",
      "{{include page-9.html}} | reference.html:3:11: error: there is no template 'page-9.html'",
  })
  void problemNamesItsPlace(String line, String expected) {
    assertEquals(expected, problem(line, Map.of()));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"<p>a<br></p>", "<p>a & b</p>", "<p>{{if rescue=on}}</p><p>{{end}}a</p>",
      "<p>&nbsp;</p>"})
  void brokenHtmlIsFoundWhereItShows(String line) {
    String told = problem(line, Map.of());
    assertTrue(told.startsWith("reference.html:3:") && told.contains("this HTML cannot be read"), told);
  }

  @Test
  void includedFilesHavePlacesOfTheirOwn() {
    String told = problem("{{include part.html}}", Map.of("part.html", "<p>one</p>\n<p>{{text nothing}}</p>\n"));
    assertEquals("part.html:2:11: error: there is no text 'nothing'", told);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "p { colr: red; } | reference.css:3:1: error: this style cannot be used: colr is an unrecognized CSS property",
      "p { width: 3foo; } | reference.css:3:1: error: this style cannot be used: Unsupported CSS unit foo"})
  void brokenStyleIsFoundInItsFile(String line, String expected) {
    Map<String, String> files = Map.of("reference.css", "/* one */\n\n" + line + "\n", "reference.html",
        FIRST.formatted("<p>a</p>").replace("<head>", "<head>\n<style>\n{{include reference.css}}\n</style>"));
    BrokenTemplates broken = assertThrows(BrokenTemplates.class, () ->
        Press.of(BOOK, f -> Optional.ofNullable(files.get(f))).print(Reference.of(Edition.FIELD_GUIDE, Paper.A4)));
    assertEquals(expected, broken.problems().getFirst().toString().lines().findFirst().orElseThrow());
  }

  @Test
  void similarNameIsOffered() {
    Map<String, String> files = Map.of("reference.html", FIRST.formatted("{{text editon}}"));
    BrokenTemplates broken = assertThrows(BrokenTemplates.class, () ->
        Press.of(BOOK, f -> Optional.ofNullable(files.get(f))).print(Reference.of(Edition.FIELD_GUIDE, Paper.A4)));
    assertEquals("Did you mean 'edition'?", broken.problems().getFirst().hint());
  }

  @Test
  void missingFirstTemplateIsAProblem() {
    BrokenTemplates broken = assertThrows(BrokenTemplates.class, () -> Press.of(BOOK, f -> Optional.empty()));
    assertEquals(List.of("there is no template 'reference.html'"),
        broken.problems().stream().map(p -> p.message()).toList());
  }

  @Test
  void tooFewPagesAreAFailureOfTheMaker() {
    Map<String, String> files = Map.of("reference.html", FIRST.formatted("<p>Short.</p>")
        .replace("<head>", "<head><style>body { font-family: 'Source Sans 3' }</style>"));
    NotThreePages thrown = assertThrows(NotThreePages.class, () ->
        Press.of(BOOK, f -> Optional.ofNullable(files.get(f))).print(Reference.of(Edition.DUEL, Paper.LETTER)));
    assertEquals("The reference for duel on letter takes 1 pages instead of 3: shorten the text in the templates.",
        thrown.getMessage());
  }
}
