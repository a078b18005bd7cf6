package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rankandfile.rules.Move;
import rankandfile.rules.Setup;
import rankandfile.rules.Viewer;
import rankandfile.scenario.Scene;
import rankandfile.scenario.Sketch;

/**
 * A sketch that has been played: all of its moves are legal.
 *
 * @param tried the move that was tried last and refused: the last line of a dispute, judged anew under other rules
 * @param elsewhere the same under all editions
 */
record Moment(Sketch sketch, Sketch.Played played, Optional<Move> tried, Boards elsewhere) {

  /** The sketch with those of its moves that are legal one after the other; the next one is the one tried last. */
  static Moment of(Sketch sketch) {
    Sketch.Played played = sketch.played();
    Sketch legal = sketch.with(played.made());
    return new Moment(legal, new Sketch.Played(played.start(), played.steps(), Optional.empty()),
        played.refused().map(Scene.Attempt.Refused::move), Boards.of(legal));
  }

  /** One move later. */
  Moment and(Scene.Attempt.Made made) {
    List<Scene.Attempt.Made> steps = new ArrayList<>(played.steps());
    steps.add(made);
    return new Moment(sketch.and(made.move()), new Sketch.Played(played.start(), steps, Optional.empty()),
        Optional.empty(), elsewhere.and(made.move()));
  }

  /** The same after this move was tried and refused, or after no such move. */
  Moment trying(Optional<Move> move) {
    return new Moment(sketch, played, move, elsewhere);
  }

  /** The same seen by somebody else. */
  Moment with(Viewer viewer) {
    return viewer == sketch.view() ? this : of(sketch.with(viewer)).trying(tried);
  }

  /** Everything that was played and tried, to be played under other rules. */
  List<Move> all() {
    List<Move> all = new ArrayList<>(sketch.moves());
    tried.ifPresent(all::add);
    return all;
  }

  /** The same with other words above it. */
  Moment with(Sketch.Title title) {
    return new Moment(sketch.with(title), played, tried, elsewhere);
  }

  /** The board now. */
  Scene scene() {
    return played.end();
  }

  /** The board now as something to be changed by hand. */
  Setup setup() {
    return played.steps().isEmpty() ? sketch.setup() : with(Viewer.ALL).scene().setup().orElseThrow();
  }

  boolean hasMoves() {
    return !played.steps().isEmpty();
  }
}
