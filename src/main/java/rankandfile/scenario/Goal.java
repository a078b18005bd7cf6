package rankandfile.scenario;

import rankandfile.rules.Ending;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** What a task asks for. The first four are reached by moving, the others by naming something. */
public sealed interface Goal {

  /** One of the solver's pieces stands on this square. */
  record Reach(Square square) implements Goal {}

  /** The piece that stands on this square in the diagram is taken. */
  record Capture(Square square) implements Goal {}

  /** The solver wins the game. */
  record Win() implements Goal {}

  /** None of the solver's pieces is lost by the end of the line. */
  record LoseNothing() implements Goal {}

  /** What does this move lead to? */
  record NameResult(Move move) implements Goal {}

  /** Which squares can the piece on this square reach? */
  record NameSquares(Square square) implements Goal {}

  /** Which enemy piece cannot be a Bomb, by what the solver may know? */
  record FindNoBomb() implements Goal {}

  /** Whether it is reached by moving. */
  default boolean isPlayed() {
    return switch (this) {
      case Reach g -> true;
      case Capture g -> true;
      case Win g -> true;
      case LoseNothing g -> true;
      case NameResult g -> false;
      case NameSquares g -> false;
      case FindNoBomb g -> false;
    };
  }

  /** Whether moving has reached it, from what is seen of the diagram and of the board now; false if nobody moves. */
  default boolean isReached(Observation start, Observation now, Side solver) {
    return switch (this) {
      case Reach g -> now.at(g.square).filter(s -> s.side() == solver).isPresent();
      case Capture g -> start.at(g.square)
          .filter(s -> now.board().values().stream().noneMatch(n -> n.id().equals(s.id()))).isPresent();
      case Win g -> now.ending().filter(e -> e instanceof Ending.Win w && w.winner() == solver).isPresent();
      case LoseNothing g -> now.log().size() > start.log().size() && lost(start, solver) == lost(now, solver);
      case NameResult g -> false;
      case NameSquares g -> false;
      case FindNoBomb g -> false;
    };
  }

  private static long lost(Observation seen, Side side) {
    return seen.lost().stream().filter(p -> p.side() == side).count();
  }
}
