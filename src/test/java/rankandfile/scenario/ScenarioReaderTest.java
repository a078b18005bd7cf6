package rankandfile.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rankandfile.notation.Problem;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Side;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;

/** What a block becomes when nothing is wrong with it. */
class ScenarioReaderTest {

  private static final String HEADS = "caption: A Captain.\ncites: A4, M3\n";

  @Test
  void headersThatLackHaveTheirDefaults() {
    Scenario scenario = read(HEADS + "red: Captain A5\n");

    assertEquals("name", scenario.name());
    assertEquals("A Captain.", scenario.caption());
    assertEquals(List.of("A4", "M3"), scenario.cites());
    assertEquals(RulesText.of(Edition.FIELD_GUIDE), scenario.rules());
    assertEquals(Viewer.ALL, scenario.view());
    assertEquals(Scope.FRAGMENT, scenario.setup().scope());
    assertEquals(Side.RED, scenario.setup().turn());
    assertTrue(scenario.setup().lost().isEmpty() && scenario.setup().moved().isEmpty()
        && scenario.setup().known().isEmpty() && scenario.lines().isEmpty());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "rules: field-guide, first=blue               | BLUE",
      "rules: field-guide, first=chosen             | RED",
      "rules: lightning                             | RED",
      "turn: blue                                   | BLUE",
      "rules: field-guide, first=blue;turn: red     | RED"})
  void theFirstMoverOfTheRulesIsToMove(String headers, Side turn) {
    assertEquals(turn, read(HEADS + headers.replace(';', '\n') + "\nred: Captain A5\n").setup().turn());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "red: Captain C3                                              | B2:D4",
      "red: Captain A5;blue: Bomb A6                                | A4:B7",
      "red: Captain A1, Captain J10                                 | A1:J10",
      "red: Captain C3;;C3-C4;legal C4 -> F4                        | B2:G5",
      "red: Captain C3;;C3-C4;  in lightning -> moves;red sees H9 -> empty | B2:I10",
      "red: Captain C3;;legal C3 -> C4;  in lightning -> A9         | A2:D10",
      ";  A  B;3 .. CP;2 .. ..;;legal J10 ->                        | A2:B3",
      ";  J;10 ..                                                   | J10:J10"})
  void drawnIsTheDiagramOrOneSquareMoreThanIsNamed(String lines, String area) {
    assertEquals(area, read(HEADS + lines.replace(';', '\n') + "\n").area().toString());
  }

  @Test
  void notesAndVariantsBelongToTheirStep() {
    Scenario scenario = read(HEADS + """
        red: Captain A5
        blue: Bomb A6

        A5-A6 -> defender wins -- It -- is -> lost.
          # A remark between.

          in lightning -> both lost -- There.
        reset -- Back.
        legal A5 -> A4 A6 B5
          in duel -> A4
        """);

    Line.Step move = (Line.Step) scenario.lines().get(0);
    Line.Step legal = (Line.Step) scenario.lines().get(2);
    assertEquals("It -- is -> lost.", move.note());
    assertEquals(List.of("There."), move.variants().stream().map(Line.Variant::note).toList());
    assertEquals(new Line.Reset(), scenario.lines().get(1));
    assertEquals(RulesText.of(Edition.DUEL), legal.variants().getFirst().rules());
  }

  @Test
  void ranksAreWrittenInAnyCaseAndListsWithBlanksOrCommas() {
    Scenario scenario = read(HEADS + "red: CAPTAIN A5 scout,B5\nmoved: A5,B5\nknown: A5 B5\ncaptured: SP,sp mi\n");

    assertEquals(List.of(Rank.CAPTAIN, Rank.SCOUT),
        scenario.setup().placements().stream().map(p -> p.piece().rank()).toList());
    assertEquals(2, scenario.setup().moved().size());
    assertEquals(2, scenario.setup().known().size());
    assertEquals(List.of(Side.RED, Side.BLUE, Side.BLUE),
        scenario.setup().lost().stream().map(p -> p.side()).toList());
  }

  @Test
  void blockWithoutNameIsPlayedAllTheSame() {
    Problems problems = new Problems();
    Optional<Scenario> scenario = ScenarioReader.read(block("scenario", HEADS + "red: Captain A5\n"), problems);

    assertEquals(List.of("this block has no name"), problems.all().stream().map(Problem::message).toList());
    assertEquals("", scenario.orElseThrow().name());
  }

  @Test
  void blockWithABrokenBoardIsNoScenario() {
    Problems problems = new Problems();

    assertEquals(Optional.empty(), ScenarioReader.read(block("scenario x", HEADS + "red: Captain Q5\n"), problems));
    assertEquals(1, problems.count());
  }

  private static Scenario read(String text) {
    Problems problems = new Problems();
    Optional<Scenario> scenario = ScenarioReader.read(block("scenario name", text), problems);
    assertTrue(problems.isEmpty(), () -> problems.all().toString());
    return scenario.orElseThrow();
  }

  private static Block block(String info, String text) {
    Source source = Source.of("a.md", info + "\n" + text);
    List<Span> lines = new ArrayList<>();
    for (int i = 2; i <= source.lines().size(); i++) {
      lines.add(source.line(i));
    }
    return new Block(source.line(1), lines);
  }
}
