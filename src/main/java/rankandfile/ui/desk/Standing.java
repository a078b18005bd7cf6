package rankandfile.ui.desk;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import rankandfile.notation.RulesText;
import rankandfile.picture.Area;
import rankandfile.rules.Ending;
import rankandfile.rules.Observation;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Scene;
import rankandfile.wording.Explanation;
import rankandfile.wording.Results;

/**
 * How a board is over as it stands. A part of a game ends for want of a move never; where its side to move has none,
 * this is how a whole game would be over.
 */
record Standing(Ending ending, boolean whole) {

  static Optional<Standing> of(Scene scene) {
    Observation seen = scene.seen();
    return seen.ending().map(e -> new Standing(e, true)).or(() -> isStuckPart(seen)
        ? Optional.of(new Standing(asGame(scene, scene.rules()).orElse(
            new Ending.Win(seen.turn().other(), Ending.WinReason.NO_MOVE_LEFT)), false)) : Optional.empty());
  }

  private static boolean isStuckPart(Observation seen) {
    return seen.scope() == Scope.FRAGMENT && seen.viewer() == Viewer.ALL && !seen.board().isEmpty()
        && seen.destinations().isEmpty();
  }

  /** How the pieces of a part would be over under these rules, were they all of a game. */
  private static Optional<Ending> asGame(Scene scene, Ruleset rules) {
    Setup part = scene.setup().orElseThrow();
    Setup game = new Setup(part.placements(), part.lost(), part.moved(), part.known(), part.turn(), rules, Scope.GAME);
    return Scene.of(game, Viewer.ALL, Area.BOARD).seen().ending();
  }

  /** How the same board is over under all editions that get so far; nothing where the game goes on. */
  static Map<Edition, Optional<Ending>> everywhere(Moment moment) {
    Map<Edition, Optional<Ending>> all = new EnumMap<>(Edition.class);
    boolean part = isStuckPart(moment.scene().seen());
    moment.elsewhere().now().forEach((edition, scene) -> all.put(edition,
        part ? asGame(scene, RulesText.of(edition).rules()) : scene.seen().ending()));
    return all;
  }

  Explanation explain(Ruleset rules) {
    return whole ? Results.explain(ending, rules) : Results.inWholeGame(ending, rules);
  }
}
