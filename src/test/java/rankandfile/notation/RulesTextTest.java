package rankandfile.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.SwitchValue.Chase;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.rules.edition.Edition;

/** An edition and its switches as they are written. */
class RulesTextTest {

  @Test
  void everyEditionIsReadByItsId() {
    for (Edition edition : Edition.values()) {
      RulesText text = read(edition.id()).orElseThrow();
      assertEquals(RulesText.of(edition), text);
      assertEquals(edition.rules(), text.rules());
    }
  }

  @Test
  void everyValueOfEverySwitchIsReadAndWrittenAlike() {
    for (Switch key : Switch.values()) {
      for (SwitchValue value : key.choices()) {
        String written = "lightning, " + key.word() + "=" + value.word();
        RulesText text = read(written).orElseThrow();
        assertEquals(value, key.in(text.rules()));
        assertEquals(written, text.text());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"field-guide, chase=on, two-squares=5", "field-guide chase=on two-squares=5",
      "field-guide,chase=on,\ttwo-squares=5", " field-guide ,  chase=on,two-squares=5 "})
  void blanksAndCommasSeparate(String written) {
    assertEquals(Optional.of(new RulesText(Edition.FIELD_GUIDE, List.of(Chase.ON, TwoSquares.FIVE))), read(written));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
      "                              | an edition is missing here",
      "two-squares=5                 | an edition is missing here",
      "Lightning                     | there is no edition 'Lightning'",
      "field guide, two-squares=5    | there is no edition 'field guide'",
      "box 1961 two-squares=5        | there is no edition 'box 1961'",
      "lightning, two-squares        | the switch 'two-squares' lacks its value",
      "lightning, two-squares=       | the switch 'two-squares' lacks its value",
      "lightning, two-squares=1      | the switch 'two-squares' has no value '1'",
      "lightning, two-squares=5=5    | the switch 'two-squares' has no value '5=5'",
      "lightning, Two-Squares=5      | there is no switch 'Two-Squares'",
      "lightning, chase=on, chase=on | the switch 'chase' is set twice",
      "lightning, chase = on         | a switch, its equals sign and its value stand together",
      "lightning, chase =on          | a switch, its equals sign and its value stand together",
      "lightning, chase= on          | a switch, its equals sign and its value stand together"})
  void oneMistakeIsOneProblem(String written, String message) {
    assertEquals(List.of(message), problems(written == null ? "" : written).stream().map(Problem::message).toList());
  }

  @Test
  void allMistakesAreFoundAtOnce() {
    assertEquals(List.of("chess", "maybe", "x", "bomb=stays"), problems("chess, chase=maybe, x, bomb=stays bomb=stays")
        .stream().map(p -> p.sourceLine().substring(p.column() - 1, p.column() - 1 + p.length())).toList());
  }

  private static Optional<RulesText> read(String written) {
    Problems problems = new Problems();
    Optional<RulesText> text = RulesText.read(Source.of("a.md", written).line(1), problems);
    assertTrue(problems.isEmpty(), () -> problems.all().toString());
    return text;
  }

  private static List<Problem> problems(String written) {
    Problems problems = new Problems();
    assertEquals(Optional.empty(), RulesText.read(Source.of("a.md", written).line(1), problems));
    return problems.all();
  }
}
