package rankandfile.ui.desk;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import rankandfile.notation.RulesText;
import rankandfile.rules.Move;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Scene;
import rankandfile.scenario.Sketch;

/**
 * The board as it would stand under each of the ten editions after the same moves. Grows move by move, so that a long
 * game need not be played ten times over for each move.
 *
 * @param now the boards of the editions that allow every move so far
 * @param last what these editions said to the last move; an edition that got there and refuses it says so
 */
record Boards(Map<Edition, Scene> now, Map<Edition, Reply> last) {

  Boards {
    now = Collections.unmodifiableMap(now);
    last = Collections.unmodifiableMap(last);
  }

  static Boards of(Sketch sketch) {
    Map<Edition, Scene> start = new EnumMap<>(Edition.class);
    for (Edition edition : Edition.values()) {
      start.put(edition, sketch.under(RulesText.of(edition)).start());
    }
    Boards boards = new Boards(start, Map.of());
    for (Move move : sketch.moves()) {
      boards = boards.and(move);
    }
    return boards;
  }

  /** One move later; a move that is refused everywhere may be asked for too. */
  Boards and(Move move) {
    Map<Edition, Scene> after = new EnumMap<>(Edition.class);
    Map<Edition, Reply> said = new EnumMap<>(Edition.class);
    now.forEach((edition, scene) -> {
      Scene.Attempt answer = scene.attempt(move);
      said.put(edition, Reply.of(scene, answer));
      if (answer instanceof Scene.Attempt.Made made) {
        after.put(edition, made.after());
      }
    });
    return new Boards(after, said);
  }
}
