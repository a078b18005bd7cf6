package rankandfile.scenario;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.notation.Result;
import rankandfile.rules.Square;

/** Something that a solver may do or say, as a task block lists it. */
public sealed interface Choice {

  /** Moves and the other side's replies in turn, the solver's first; each is a {@link Question.Play}. */
  record Moves(List<Line.Step> steps) implements Choice {
    public Moves {
      steps = List.copyOf(steps);
    }
  }

  /** A result named before the fight. */
  record Named(Result result) implements Choice {}

  /** Squares pointed at. */
  record Squares(SortedSet<Square> squares) implements Choice {
    public Squares {
      squares = Collections.unmodifiableSortedSet(new TreeSet<>(squares));
    }
  }

  /** A square that was not pointed at, although it belongs to the answer. */
  record Missed(Square square) implements Choice {}
}
