package rankandfile.ui.referee;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.picture.Area;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.ScoutAttack;
import rankandfile.rules.Viewer;
import rankandfile.scenario.Answer;
import rankandfile.scenario.Line;
import rankandfile.scenario.Question;
import rankandfile.scenario.Scenario;

/** A fight as a board with one step: Red attacks Blue on B7, a Scout from afar where it may. */
final class Demonstration {

  private static final Square TARGET = Square.of(1, 6);
  private static final Area AREA = new Area(0, 3, 4, 7);

  private Demonstration() {}

  /** The move that is shown. */
  static Move move(Rank attacker, RulesText rules) {
    boolean far = attacker == Rank.SCOUT && rules.rules().scoutAttack() == ScoutAttack.ANY;
    return Move.of(Square.of(1, far ? 3 : 5), TARGET);
  }

  /** The board of the fight under these rules; its one step claims nothing. */
  static Scenario of(Encounter fight, RulesText rules, String caption, String rule) {
    Move move = move(fight.attacker(), rules);
    Setup setup = new Setup(List.of(new Placement(move.from(), new Piece(Side.RED, fight.attacker())),
        new Placement(TARGET, new Piece(Side.BLUE, fight.defender()))), List.of(), new TreeSet<>(), new TreeSet<>(),
        Side.RED, rules.rules(), Scope.FRAGMENT);
    String name = String.format(Locale.ROOT, "fight-%s-%s", fight.attacker(), fight.defender())
        .toLowerCase(Locale.ROOT);
    Span place = Source.of(name, "").end();
    Line step = new Line.Step(place, new Question.Play(move), new Answer.Open(), "", List.of());
    return new Scenario(name, caption, List.of(rule), rules, Viewer.ALL, setup, AREA, List.of(step), place);
  }
}
