package rankandfile.scenario;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import rankandfile.book.Book;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;

/**
 * Every switch is taught: with any one of them set otherwise, some board of the book disagrees with what it claims, or
 * draws another picture. A switch that no chapter shows is untaught or dead.
 */
class SwitchCoverageTest {

  private static final List<Scenario> BOARDS = Book.bundled().pages().stream()
      .flatMap(p -> p.chapter().scenarios().stream()).toList();

  @TestFactory
  Stream<DynamicTest> everySwitchIsShown() {
    return Arrays.stream(Switch.values()).map(key -> dynamicTest(key.word(), () -> assertTrue(
        BOARDS.stream().anyMatch(board -> others(key, board).stream().anyMatch(value -> tells(board, value))),
        "no board of the book changes when " + key.word() + " is set otherwise")));
  }

  private static List<SwitchValue> others(Switch key, Scenario board) {
    List<SwitchValue> others = new ArrayList<>(key.choices());
    others.remove(key.in(board.rules().rules()));
    return others;
  }

  private static boolean tells(Scenario board, SwitchValue value) {
    Scenario changed = with(board, value);
    Problems problems = new Problems();
    Trial.of(changed, problems);
    return !problems.isEmpty() || value.key() == Switch.FACES && !pictures(changed).equals(pictures(board));
  }

  /** The block as it would read with one switch more in its {@code rules}; its {@code in} lines stay out of it. */
  private static Scenario with(Scenario board, SwitchValue value) {
    List<SwitchValue> switches = new ArrayList<>(board.rules().switches());
    switches.removeIf(v -> v.key() == value.key());
    switches.add(value);
    RulesText rules = new RulesText(board.rules().edition(), switches);
    Side before = board.rules().rules().firstMover();
    boolean turnByDefault = board.setup().turn() == before;
    Setup setup = board.setup().with(rules.rules());
    return new Scenario(board.name(), board.caption(), board.cites(), rules, board.view(),
        turnByDefault ? setup.with(rules.rules().firstMover()) : setup, board.area(), withoutVariants(board),
        board.place());
  }

  private static List<Line> withoutVariants(Scenario board) {
    return board.lines().stream().map(l -> l instanceof Line.Step s
        ? new Line.Step(s.place(), s.question(), s.claim(), s.note(), List.of()) : l).toList();
  }

  private static List<Object> pictures(Scenario board) {
    return Playback.of(board).frames().stream()
        .<Object>map(f -> f.after().picture(board.rules().edition().numbering())).toList();
  }
}
