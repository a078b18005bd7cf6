package rankandfile.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rankandfile.rules.Event;
import rankandfile.rules.Observation;
import rankandfile.rules.Outcome;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Verdict.Accepted;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;

/**
 * The game so far as one player has heard it: the own setup, and every move with what the referee told of it. Enemy
 * pieces go by the squares on which they started.
 *
 * <p>Makes an observation of it by playing it over with any ranks for the pieces that have not shown themselves: an
 * observation does not depend on those.
 */
final class Ledger {

  /** The own rules. They bind this player; the other side may do what the referee lets it do. */
  static final Ruleset RULES = Edition.TOURNAMENT.rules();

  private final Side side;
  private final List<Placement> own;
  private final List<Report> reports = new ArrayList<>();
  private final Map<Square, Square> startOfEnemyAt = new HashMap<>();
  private final Map<Square, Rank> shown = new HashMap<>();
  private final Set<Square> walked = new HashSet<>();
  private final Set<Square> ran = new HashSet<>();
  private boolean fits = true;

  Ledger(Side side, List<Placement> own) {
    this.side = side;
    this.own = own;
    Square.all().stream().filter(s -> side.other().isHome(s.row())).forEach(s -> startOfEnemyAt.put(s, s));
  }

  /** Adds the next move of either side; an illegal one was not made. */
  void add(Report report) {
    reports.add(report);
    Optional.ofNullable(startOfEnemyAt.remove(report.from()))
        .ifPresentOrElse(start -> addTheirs(report, start), () -> addOwn(report));
  }

  private void addTheirs(Report report, Square start) {
    (report.length() > 1 ? ran : walked).add(start);
    report.fight().ifPresent(fight -> shown.put(start, fight.attacker()));
    if (report.fight().isEmpty() || report.fight().get().outcome() == Outcome.ATTACKER_WINS) {
      startOfEnemyAt.put(report.to(), start);
    }
  }

  private void addOwn(Report report) {
    Optional<Square> start = Optional.ofNullable(startOfEnemyAt.get(report.to()));
    fits &= start.isPresent() == (report.word() != Report.Word.OK);
    report.fight().ifPresent(fight -> {
      start.ifPresent(s -> shown.put(s, fight.defender()));
      if (fight.outcome() != Outcome.DEFENDER_WINS) {
        startOfEnemyAt.remove(report.to());
      }
    });
  }

  /** Something was missed: from now on what was heard tells nothing. */
  void lose() {
    fits = false;
  }

  /** What the player may know now, the own turn; nothing if what was heard does not fit together or leaves no move. */
  Optional<Observation> seen() {
    if (!fits) {
      return Optional.empty();
    }
    Position position = Position.of(Setup.of(dealt(), RULES, Scope.FRAGMENT));
    for (Report report : reports) {
      if (!(position.judgeIgnoringRepetition(report.move()) instanceof Accepted accepted)
          || !isAsTold(report, accepted)) {
        fits = false;
        return Optional.empty();
      }
      position = accepted.after();
    }
    Observation seen = ofWholeGame(position.observedBy(Viewer.of(side)));
    return seen.destinations().isEmpty() ? Optional.empty() : Optional.of(seen);
  }

  private List<Placement> dealt() {
    List<Placement> both = new ArrayList<>(own);
    Square.all().stream().filter(s -> side.other().isHome(s.row()))
        .forEach(s -> both.add(new Placement(s, new Piece(side.other(), anyRank(s)))));
    return both;
  }

  private Rank anyRank(Square start) {
    Rank any = ran.contains(start) ? Rank.SCOUT : walked.contains(start) ? Rank.SERGEANT : Rank.BOMB;
    return shown.getOrDefault(start, any);
  }

  private static boolean isAsTold(Report report, Accepted accepted) {
    return report.word() == Report.Word.VICTORY_FLAG || switch (accepted.events().getFirst()) {
      case Event.Fought fought -> report.fight().equals(Optional.of(
          new Report.Fight(fought.attacker().rank(), fought.defender().rank(), fought.outcome())));
      case Event e -> report.fight().isEmpty();
    };
  }

  /** It was played over as a fragment, in which no dealt rank can end the game for want of a move. */
  private static Observation ofWholeGame(Observation seen) {
    return new Observation(seen.viewer(), seen.rules(), Scope.OPENING, seen.turn(), seen.board(), seen.lost(),
        seen.rescues(), seen.log(), seen.destinations(), seen.crossings(), seen.threats(), seen.occurrences());
  }
}
