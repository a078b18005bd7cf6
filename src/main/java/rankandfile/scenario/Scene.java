package rankandfile.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.notation.Reason;
import rankandfile.notation.Result;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Refusal;
import rankandfile.rules.Rescue;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.Verdict;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Numbering;

/**
 * A moment on a teaching board, as its reader may see it. Holds the truth and hands out observations. Never changes.
 */
public final class Scene {

  private final Position position;
  private final Viewer viewer;
  private final Area area;

  private Scene(Position position, Viewer viewer, Area area) {
    this.position = position;
    this.viewer = viewer;
    this.area = area;
  }

  /** What the diagram of a scenario shows, under its own rules. */
  public static Scene of(Scenario scenario) {
    return of(scenario, scenario.rules().rules());
  }

  /** What the diagram of a scenario shows, under other rules. */
  public static Scene of(Scenario scenario, Ruleset rules) {
    return new Scene(Position.of(scenario.setup().with(rules)), scenario.view(), scenario.area());
  }

  /**
   * A board that somebody has set up.
   *
   * @throws IllegalArgumentException if a piece stands in a lake or shares its square
   */
  public static Scene of(Setup setup, Viewer viewer, Area area) {
    return new Scene(Position.of(setup), viewer, area);
  }

  /** The answer to a move that somebody tries. */
  public sealed interface Attempt {

    /** The move is made. */
    record Made(Move move, List<News> news, Result result, Scene after) implements Attempt {}

    /** The move is refused, and nothing has changed. */
    record Refused(Move move, Refusal refusal) implements Attempt {
      @Override
      public Result result() {
        return new Result.Refused(Reason.of(refusal));
      }
    }

    /** The answer as a chapter would claim it. */
    Result result();
  }

  /**
   * A move that a reader tries. When the side to move is hidden from the reader every move is refused in the same way,
   * since any other answer would tell what stands there.
   */
  public Attempt tried(Move move) {
    return viewer.owns(turn()) ? attempt(move)
        : new Attempt.Refused(move, new Refusal.NotYourPiece(move.from(), turn()));
  }

  /** A move of the side whose turn it is, as a chapter's script makes it; not for what a reader tries. */
  public Attempt attempt(Move move) {
    Verdict verdict = position.judge(move);
    return switch (verdict) {
      case Verdict.Accepted v -> new Attempt.Made(v.move(), v.events().stream().map(e -> e.asNews()).toList(),
          Result.of(v), new Scene(v.after(), viewer, area));
      case Verdict.Refused v -> new Attempt.Refused(move, v.refusal());
    };
  }

  /** The side to move. */
  public Side turn() {
    return position.turn();
  }

  public Ruleset rules() {
    return position.rules();
  }

  /** What the reader may know. */
  public Observation seen() {
    return position.observedBy(viewer);
  }

  /**
   * The squares that the side to move can reach from there; none from an empty square or the other side's piece, and
   * none when the side to move is hidden from the reader, since they would tell what stands there.
   */
  public SortedSet<Square> destinations(Square from) {
    return viewer.owns(turn()) ? position.destinations(from) : Collections.emptySortedSet();
  }

  /** The ways on which a Captain can go from one square to another, each a legal move; one for every other piece. */
  public List<Move> ways(Square from, Square to) {
    return viewer.owns(turn())
        ? position.moves().stream().filter(m -> m.from().equals(from) && m.to().equals(to)).toList()
        : List.of();
  }

  /** Every Rescue that may be made with this move; none for an illegal move or a hidden side's. */
  public List<Rescue> rescues(Move move) {
    return viewer.owns(turn()) ? position.rescues(move) : List.of();
  }

  /**
   * The board set up anew as it stands, without what has been counted on it; only where the reader may see both
   * armies, since a setup tells everything.
   */
  public Optional<Setup> setup() {
    return viewer == Viewer.ALL ? Optional.of(setup(seen())) : Optional.empty();
  }

  private static Setup setup(Observation seen) {
    List<Placement> placements = new ArrayList<>();
    SortedSet<Square> moved = new TreeSet<>();
    SortedSet<Square> known = new TreeSet<>();
    seen.board().forEach((square, sighting) -> {
      if (sighting instanceof Sighting.Own own) {
        placements.add(new Placement(square, own.piece()));
        if (own.moved()) {
          moved.add(square);
        }
        if (own.known()) {
          known.add(square);
        }
      }
    });
    boolean begun = !seen.log().isEmpty() && seen.scope() == Scope.OPENING;
    return new Setup(placements, seen.lost(), moved, known, seen.turn(), seen.rules(),
        begun ? Scope.GAME : seen.scope());
  }

  /** The board as it is drawn, with the last move marked. */
  public BoardPicture picture(Numbering numbering) {
    return BoardPicture.of(seen(), area, numbering);
  }

  /** This scene's answer to a question; nothing is changed. */
  Answer answer(Question question) {
    return question.ask(position);
  }
}
