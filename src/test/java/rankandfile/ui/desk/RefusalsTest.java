package rankandfile.ui.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rankandfile.book.Book;
import rankandfile.notation.Reason;
import rankandfile.notation.Result;
import rankandfile.notation.Words;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.rules.Move;
import rankandfile.rules.Viewer;
import rankandfile.scenario.Answer;
import rankandfile.scenario.Line;
import rankandfile.scenario.Question;
import rankandfile.scenario.RuleIds;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Sketch;
import rankandfile.ui.live.Said;
import rankandfile.wording.Explanation;

/** Every reason of the rules is met on the desk, at the boards of the book, by typing the move. */
class RefusalsTest {

  /** Nothing on the board is to blame: the game is over, or what was captured decides. */
  private static final Set<Reason> UNMARKED =
      EnumSet.of(Reason.GAME_OVER, Reason.NO_RESCUE_LEFT, Reason.NOT_CAPTURED);

  /** What the book claims of other editions only, or not at all. */
  private static final String MORE = """
      ```scenario more
      caption: Two reasons more.
      cites: M2, M6
      rules: summary-fr
      red: Scout A1
      blue: Major A4
      A1-A4 -> refused: scout must stand next to it
      B1-B2 -> refused: no piece there
      ```
      """;

  private final Map<Reason, Integer> met = new EnumMap<>(Reason.class);
  private final Desks desk = new Desks();

  @Test
  void everyReasonIsExplainedWithSquareRuleAndWayOut() {
    Book.bundled().pages().forEach(p -> p.chapter().scenarios().forEach(this::refuseAll));
    Reading.of("more", MORE).scenarios().forEach(this::refuseAll);

    assertEquals(EnumSet.allOf(Reason.class), EnumSet.copyOf(met.keySet()));
  }

  private void refuseAll(Scenario scenario) {
    List<Move> made = new ArrayList<>();
    for (Line line : scenario.lines()) {
      if (line instanceof Line.Reset) {
        made.clear();
      } else if (line instanceof Line.Step s && s.question() instanceof Question.Play q
          && s.claim() instanceof Answer.Outcome o) {
        if (o.result() instanceof Result.Refused r) {
          refuse(scenario, made, q.move(), r.reason());
        } else {
          made.add(q.move());
        }
      }
    }
  }

  private void refuse(Scenario scenario, List<Move> made, Move move, Reason reason) {
    String where = scenario.name() + ": " + Words.text(move);
    desk.model.open(Sketch.of(scenario.setup(), scenario.rules(), Viewer.ALL).with(made));
    var before = desk.model.scene().seen();
    var sketch = desk.model.sketch();
    desk.type(Words.text(move));

    Said said = desk.model.face().saidProperty().get();
    assertTrue(said instanceof Said.Refused, where + " -> " + said);
    Explanation why = ((Said.Refused) said).why();
    assertTrue(why.what().contains(move.from().toString()), where + " -> " + why);
    assertTrue(RuleIds.ALL.contains(why.rule()), where);
    assertFalse(why.why().isBlank(), where);
    assertTrue(UNMARKED.contains(reason) || isMarked(desk.model.face().pictureProperty().get()), where);
    assertEquals(before, desk.model.scene().seen(), where);
    assertEquals(sketch, desk.model.sketch(), where);
    assertTrue(desk.model.block().endsWith(Words.text(move) + " -> refused: " + reason.word() + "\n```\n"), where);
    met.merge(reason, 1, Integer::sum);
  }

  private static boolean isMarked(BoardPicture picture) {
    return !picture.borders().isEmpty() || picture.marks().values().stream()
        .anyMatch(m -> m.contains(Mark.REFUSED_SQUARE) || m.contains(Mark.REFUSED_PIECE));
  }
}
