package rankandfile.ui.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rankandfile.notation.Problem;

/** Blocks that cannot be read: what is wrong is shown, and the board is as it was. */
class BrokenBlocksTest {

  private static final String BLOCK = """
      ```scenario one
      caption: A Scout before a lake.
      cites: B2, M5
      rules: field-guide, two-squares=5
      turn: red
      moved: C4
      known: A8
      captured: SP mi

           A   B   C   D
       8  cp  ..  ..  ..
       7  ..  ..  ..  bo
       6  ..  ..  ~~  ~~
       5  ..  ..  ~~  ~~
       4  ..  ..  SC  ..

      C4-C7 -> refused: lake in the way
      C4-B4
      A8-A7
      B4-B8
      ```
      """;
  private static final String RUBBISH = "zZ9~.:>-=é{0}\t";

  private final Desks desk = new Desks();

  @Test
  void hundredBrokenBlocksLoseNothing() {
    desk.type("SC C4", "ma A1", "C4-C3");
    Moment before = desk.model.moment();
    Random random = new Random(5);
    int broken = 0;
    while (broken < 100) {
      String text = broken(random);
      if (!Reading.of("pasted", text).problems().isEmpty()) {
        broken++;
        desk.pasted(text);
        assertShown(text);
        assertSame(before, desk.model.moment(), text);
        assertEquals(text, desk.paste.textProperty().get());
        desk.paste.close();
        assertSame(before, desk.model.moment(), text);
      }
    }
  }

  private void assertShown(String text) {
    assertTrue(desk.paste.openProperty().get(), text);
    List<Problem> problems = desk.paste.problemsProperty().get();
    assertFalse(problems.isEmpty(), text);
    for (Problem problem : problems) {
      assertTrue(problem.line() >= 1 && problem.line() <= text.lines().count() + 1, problem + text);
      assertFalse(problem.message().isBlank(), text);
    }
    assertFalse(desk.paste.aboutProperty().get().isBlank());
  }

  /** A line is left out, doubled or exchanged, or a few characters are others. */
  private static String broken(Random random) {
    List<String> lines = new ArrayList<>(BLOCK.lines().toList());
    int at = random.nextInt(lines.size());
    switch (random.nextInt(5)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, lines.get(random.nextInt(lines.size())));
      default -> lines.set(at, spoilt(lines.get(at), random));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String spoilt(String line, Random random) {
    StringBuilder spoilt = new StringBuilder(line.isEmpty() ? " " : line);
    for (int i = random.nextInt(3); i >= 0; i--) {
      spoilt.setCharAt(random.nextInt(spoilt.length()), RUBBISH.charAt(random.nextInt(RUBBISH.length())));
    }
    return spoilt.toString();
  }

  @Test
  void mendedTextGoesOntoTheBoard() {
    desk.pasted(BLOCK.replace("SC", "SX"));
    assertEquals("there is no piece 'SX'", desk.paste.problemsProperty().get().getFirst().message());
    desk.paste.textProperty().set(BLOCK);
    desk.paste.read();

    assertFalse(desk.paste.openProperty().get());
    assertEquals("one", desk.model.sketch().title().name());
    assertEquals(3, desk.model.sketch().moves().size());
  }

  @Test
  void linesWithoutFencesWillDo() {
    desk.pasted(BLOCK.lines().filter(l -> !l.startsWith("```")).reduce("", (a, b) -> a + b + "\n"));

    assertFalse(desk.paste.openProperty().get());
    assertEquals("your-board", desk.model.sketch().title().name());
  }

  @Test
  void ofSeveralBlocksOneIsChosen() {
    desk.pasted("# Two\n\n" + BLOCK + "\n" + BLOCK.replace("scenario one", "scenario two"));

    assertTrue(desk.paste.openProperty().get());
    assertEquals(List.of("one", "two"), desk.paste.foundProperty().get().stream().map(s -> s.name()).toList());
    desk.paste.put(desk.paste.foundProperty().get().get(1));
    assertEquals("two", desk.model.sketch().title().name());
    assertFalse(desk.paste.openProperty().get());
  }

  @Test
  void emptyAndForeignTextsSaySo() {
    desk.pasted(" \n");
    assertEquals("Paste the text of a board here, or a page with several. “Copy as text” writes such texts.", desk.paste.aboutProperty().get());
    desk.pasted("# A page\n\n```java\nint a;\n```\n");
    assertTrue(desk.paste.aboutProperty().get().startsWith("There is no board"));
    desk.pasted("x".repeat(Reading.LONGEST + 1));
    assertTrue(desk.paste.aboutProperty().get().contains("longer than 1 MB"));
  }
}
