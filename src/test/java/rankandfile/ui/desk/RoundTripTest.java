package rankandfile.ui.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rankandfile.book.CheckCommand;
import rankandfile.notation.RulesText;
import rankandfile.notation.Words;
import rankandfile.rules.Move;
import rankandfile.rules.Placement;
import rankandfile.rules.RandomGame;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Sketch;

/** Boards at random, with random play, copied as blocks: the check accepts them, and pasted they are the same boards. */
class RoundTripTest {

  @TempDir
  Path folder;

  @Test
  void blocksComeBackAsTheyWere() throws IOException {
    goRound(60);
  }

  @Test
  @Tag("long")
  void aThousandBlocksComeBackAsTheyWere() throws IOException {
    goRound(1000);
  }

  private void goRound(int boards) throws IOException {
    Random random = new Random(77);
    StringBuilder page = new StringBuilder("# Boards\n");
    for (int i = 0; i < boards; i++) {
      String block = goRound(i, random);
      page.append('\n').append(block);
    }
    Path file = folder.resolve("boards.md");
    Files.writeString(file, page);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);

    assertEquals(0, CheckCommand.run(List.of(file.toString()), print, print));
    assertEquals("1 chapters, " + boards + " scenarios, 0 tasks, 0 problems",
        out.toString(StandardCharsets.UTF_8).strip());
  }

  private static String goRound(int number, Random random) {
    RulesText rules = rules(random);
    Setup setup = setup(rules, random);
    List<Move> moves = RandomGame.from(setup, random.nextInt(60), random).moves();
    Viewer view = random.nextInt(4) == 0 ? Viewer.of(Side.values()[random.nextInt(2)]) : Viewer.ALL;
    Desks desk = new Desks();
    desk.model.open(new Sketch(new Sketch.Title("board-" + number, random.nextBoolean() ? "" : "A board: its rules.",
        List.of()), rules, view, setup, List.of()));
    play(desk, moves, view, number % 10 == 0);
    String block = desk.model.block();

    Reading read = Reading.of("pasted", block);
    assertEquals(List.of(), read.problems(), block);
    Desks other = new Desks().pasted(block);
    assertFalse(other.paste.openProperty().get(), block);
    assertEquals(filled(desk.model.sketch(), other.model.sketch()), other.model.sketch(), block);
    assertEquals(desk.model.scene().seen(), other.model.scene().seen(), block);
    assertEquals(block, other.model.block());
    assertTrue(desk.model.sketch().moves().size() == moves.size(), block);
    return block;
  }

  /** By hand for some, since each move is compared with ten editions; at once for the others. */
  private static void play(Desks desk, List<Move> moves, Viewer view, boolean byHand) {
    if (byHand && view == Viewer.ALL) {
      moves.forEach(m -> desk.type(Words.text(m)));
    } else {
      desk.model.open(desk.model.sketch().with(moves));
    }
  }

  /** The board with what a block must say and the desk need not know. */
  private static Sketch filled(Sketch sketch, Sketch read) {
    Sketch.Title title = read.title();
    assertEquals(sketch.title().name(), title.name());
    assertTrue(sketch.title().caption().isEmpty() || sketch.title().caption().equals(title.caption()));
    return sketch.with(title);
  }

  private static RulesText rules(Random random) {
    RulesText rules = RulesText.of(Edition.values()[random.nextInt(Edition.values().length)]);
    for (int i = random.nextInt(4); i > 0; i--) {
      List<SwitchValue> values = Switch.values()[random.nextInt(Switch.values().length)].choices();
      rules = rules.with(values.get(random.nextInt(values.size())));
    }
    return rules;
  }

  /** The start of a game, a moment of one, or a part of one. */
  private static Setup setup(RulesText rules, Random random) {
    Setup whole = RandomGame.of(rules.rules(), 0, random).setup();
    Scope scope = whole.scope() == Scope.OPENING ? Scope.GAME : whole.scope();
    List<Placement> placed = new ArrayList<>(whole.placements());
    boolean part = random.nextBoolean();
    if (part) {
      placed.removeIf(p -> random.nextInt(3) > 0);
    }
    TreeSet<Square> standing = new TreeSet<>();
    placed.forEach(p -> standing.add(p.square()));
    TreeSet<Square> moved = new TreeSet<>(whole.moved());
    moved.retainAll(standing);
    TreeSet<Square> known = new TreeSet<>(whole.known());
    known.retainAll(standing);
    return new Setup(placed, whole.lost(), moved, known, random.nextBoolean() ? Side.RED : Side.BLUE, rules.rules(),
        part ? Scope.FRAGMENT : scope);
  }
}
