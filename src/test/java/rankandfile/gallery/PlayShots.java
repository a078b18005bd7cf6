package rankandfile.gallery;

import java.util.ArrayList;
import java.util.List;
import rankandfile.ui.kit.Look;
import rankandfile.ui.play.PlayStates;

/** The screen for games in its states. */
final class PlayShots {

  private PlayShots() {}

  static List<Shot> all(Look look) {
    List<Shot> shots = new ArrayList<>();
    for (String name : PlayStates.NAMES) {
      Shot wide = new Shot("play-" + name, 1280, 800, () -> new PlayStates(look).at(name));
      Shot small = new Shot("play-" + name + "-1024", 1024, 600, () -> new PlayStates(look).at(name));
      shots.addAll(List.of(wide, wide.dark(), wide.text(200), small, small.text(200)));
    }
    return shots;
  }
}
