package rankandfile.print;

import static rankandfile.print.PrintWords.say;

import java.util.List;
import java.util.TreeSet;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.InWords;
import rankandfile.picture.PictureWords;
import rankandfile.rules.Fights;
import rankandfile.rules.Move;
import rankandfile.rules.Outcome;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;
import rankandfile.scenario.Scene;
import rankandfile.wording.Names;
import rankandfile.wording.Sentences;

/** A fight between Red on E6 and Blue on E7, played by the engine: the board before it, and how it ends. */
final class Fight {

  private static final Square FROM = Square.of(4, 5);
  private static final Square TO = Square.of(4, 6);

  private final Reference reference;

  Fight(Reference reference) {
    this.reference = reference;
  }

  /** The figure with its caption. */
  String between(Rank attacker, Rank defender, double square) {
    Ruleset rules = reference.rules().rules();
    Setup setup = new Setup(List.of(new Placement(FROM, new Piece(Side.RED, attacker)),
        new Placement(TO, new Piece(Side.BLUE, defender))), List.of(), new TreeSet<>(), new TreeSet<>(), Side.RED,
        rules, Scope.FRAGMENT);
    Scene before = Scene.of(setup, Viewer.ALL, new Area(4, 5, 4, 6));
    BoardPicture drawn = before.picture(reference.numbering());
    String told = before.attempt(Move.of(FROM, TO)) instanceof Scene.Attempt.Made made
        ? Sentences.of(made.news()) : "";
    String svg = new BoardFigure(drawn, square, reference.inkSaver())
        .svg(new InWords(PictureWords.bundled()).of(drawn) + " " + told);
    return "<div class=\"fight\">" + svg + "<p>" + caption(attacker, defender,
        Fights.under(rules).between(attacker, defender)) + "</p></div>";
  }

  private static String caption(Rank attacker, Rank defender, Outcome outcome) {
    String against = switch (defender) {
      case FLAG -> "flag";
      case BOMB -> "bomb";
      default -> attacker == defender ? "equal" : "other";
    };
    String key = "fight." + against + "." + outcome.name();
    return "<b>" + Html.escape(say(key, Names.of(attacker), Names.of(defender))) + "</b><br/>"
        + Html.escape(say(key + ".then", Names.of(attacker), Names.of(defender), FROM, TO));
  }
}
