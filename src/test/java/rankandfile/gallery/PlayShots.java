package rankandfile.gallery;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Parent;
import rankandfile.ui.kit.Look;
import rankandfile.ui.play.PlayStates;

/** The screen for games in its states. */
final class PlayShots {

  private PlayShots() {}

  static List<Shot> all(Look look) {
    List<Shot> shots = new ArrayList<>();
    for (String name : PlayStates.NAMES) {
      Shot wide = new Shot("play-" + name, 1280, 800, () -> shot(look, name));
      Shot small = new Shot("play-" + name + "-1024", 1024, 600, () -> shot(look, name));
      shots.addAll(List.of(wide, wide.dark(), wide.text(200), small, small.text(200)));
    }
    return shots;
  }

  private static Parent shot(Look look, String name) {
    PlayStates states = new PlayStates(look);
    return new SlowRoot(states.at(name), () -> states.then(name));
  }
}
