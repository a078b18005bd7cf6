package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rankandfile.rules.Setup;
import rankandfile.rules.Viewer;
import rankandfile.scenario.Scene;
import rankandfile.scenario.Sketch;

/**
 * A sketch that has been played: all of its moves are legal.
 *
 * @param elsewhere the same under all editions
 */
record Moment(Sketch sketch, Sketch.Played played, Boards elsewhere) {

  /** The sketch with those of its moves that are legal one after the other. */
  static Moment of(Sketch sketch) {
    Sketch.Played played = sketch.played();
    Sketch legal = sketch.with(played.made());
    return new Moment(legal, new Sketch.Played(played.start(), played.steps(), Optional.empty()), Boards.of(legal));
  }

  /** One move later. */
  Moment and(Scene.Attempt.Made made) {
    List<Scene.Attempt.Made> steps = new ArrayList<>(played.steps());
    steps.add(made);
    return new Moment(sketch.and(made.move()), new Sketch.Played(played.start(), steps, Optional.empty()),
        elsewhere.and(made.move()));
  }

  /** The same seen by somebody else. */
  Moment with(Viewer viewer) {
    return viewer == sketch.view() ? this : of(sketch.with(viewer));
  }

  /** The same with other words above it. */
  Moment with(Sketch.Title title) {
    return new Moment(sketch.with(title), played, elsewhere);
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
