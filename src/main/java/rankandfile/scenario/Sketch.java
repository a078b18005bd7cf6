package rankandfile.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.notation.Result;
import rankandfile.notation.RulesText;
import rankandfile.picture.Area;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Viewer;

/**
 * A board that somebody has set up, with the moves played from there: what can be copied as a block and read again.
 * Never changes.
 *
 * @param title what stands above the board in its block
 * @param rules the edition with its switches; the setup has the same rules
 * @param setup where the moves begin; its pieces in the order of their squares, the lost ones by side and rank
 * @param moves moves that are legal one after the other
 */
public record Sketch(Title title, RulesText rules, Viewer view, Setup setup, List<Move> moves) {

  /**
   * What a block says of itself.
   *
   * @param name its address: letters, digits and hyphens
   * @param caption one line; empty for the usual one
   * @param cites the rules that it is about; empty where nobody has said
   */
  public record Title(String name, String caption, List<String> cites) {

    /** Nobody has named it yet. */
    public static final Title NONE = new Title("your-board", "", List.of());

    public Title {
      caption = caption.strip().replaceAll("\\s+", " ");
      cites = List.copyOf(cites);
    }

    public Title with(String otherCaption) {
      return new Title(name, otherCaption, cites);
    }
  }

  public Sketch {
    setup = tidy(setup, rules);
    moves = List.copyOf(moves);
  }

  private static Setup tidy(Setup setup, RulesText rules) {
    return new Setup(
        setup.placements().stream().sorted(Comparator.comparing(Placement::square)).toList(),
        setup.lost().stream().sorted(Comparator.comparing(Piece::side)
            .thenComparing(Piece::rank)).toList(),
        setup.moved(), setup.known(), setup.turn(), rules.rules(),
        setup.scope() == Scope.OPENING ? Scope.GAME : setup.scope());
  }

  /** A board without pieces. */
  public static Sketch empty(RulesText rules) {
    return of(Setup.of(List.of(), rules.rules(), Scope.FRAGMENT), rules, Viewer.ALL);
  }

  /** A board from which nothing is played yet. The start of a game is a moment of it like any other. */
  public static Sketch of(Setup setup, RulesText rules, Viewer view) {
    return new Sketch(Title.NONE, rules, view, setup, List.of());
  }

  /** What a block leads to: its diagram and the moves made up to the first reset. Claims and questions are left out. */
  public static Sketch of(Scenario scenario) {
    Sketch sketch = new Sketch(new Title(scenario.name(), scenario.caption(), scenario.cites()), scenario.rules(),
        scenario.view(), scenario.setup(), List.of());
    return sketch.with(sketch.play(played(scenario)).made());
  }

  private static List<Move> played(Scenario scenario) {
    return scenario.lines().stream().takeWhile(l -> !(l instanceof Line.Reset)).flatMap(Sketch::tried)
        .filter(s -> s.claim() instanceof Answer.Outcome a && !(a.result() instanceof Result.Refused))
        .map(s -> ((Question.Play) s.question()).move()).toList();
  }

  private static Stream<Line.Step> tried(Line line) {
    return line instanceof Line.Step s && s.question() instanceof Question.Play ? Stream.of(s)
        : Stream.empty();
  }

  /** The move that a block refuses behind all moves it makes, and before any reset. */
  public static Optional<Move> refused(Scenario scenario) {
    List<Line.Step> tried = scenario.lines().stream().takeWhile(l -> !(l instanceof Line.Reset))
        .flatMap(Sketch::tried).toList();
    return tried.isEmpty() ? Optional.empty() : Optional.of(tried.getLast())
        .filter(s -> s.claim() instanceof Answer.Outcome a && a.result() instanceof Result.Refused)
        .map(s -> ((Question.Play) s.question()).move());
  }

  public Sketch with(Setup other) {
    return new Sketch(title, rules, view, other, List.of());
  }

  public Sketch with(List<Move> others) {
    return new Sketch(title, rules, view, setup, others);
  }

  public Sketch with(Title other) {
    return new Sketch(other, rules, view, setup, moves);
  }

  public Sketch with(Viewer other) {
    return new Sketch(title, rules, other, setup, moves);
  }

  /** The same board and moves under other rules, legal there or not. */
  public Sketch under(RulesText other) {
    return new Sketch(title, other, view, setup, moves);
  }

  /** The same with one legal move more. */
  public Sketch and(Move move) {
    List<Move> more = new ArrayList<>(moves);
    more.add(move);
    return with(more);
  }

  // ---- playing it

  /**
   * What came of playing it.
   *
   * @param start the board before the first move
   * @param steps the moves that were made
   * @param refused the move at which it stopped, if one was refused
   */
  public record Played(Scene start, List<Scene.Attempt.Made> steps, Optional<Scene.Attempt.Refused> refused) {

    public Played {
      steps = List.copyOf(steps);
    }

    /** The board after the last move made. */
    public Scene end() {
      return steps.isEmpty() ? start : steps.getLast().after();
    }

    /** The moves that were made. */
    public List<Move> made() {
      return steps.stream().map(Scene.Attempt.Made::move).toList();
    }
  }

  /** The board before its first move. */
  public Scene start() {
    return Scene.of(setup, view, Area.BOARD);
  }

  /** Plays its moves up to the first one that is refused. */
  public Played played() {
    return play(moves);
  }

  private Played play(List<Move> wanted) {
    Scene start = start();
    Scene now = start;
    List<Scene.Attempt.Made> steps = new ArrayList<>();
    for (Move move : wanted) {
      switch (now.attempt(move)) {
        case Scene.Attempt.Refused r -> {
          return new Played(start, steps, Optional.of(r));
        }
        case Scene.Attempt.Made m -> {
          steps.add(m);
          now = m.after();
        }
      }
    }
    return new Played(start, steps, Optional.empty());
  }
}
