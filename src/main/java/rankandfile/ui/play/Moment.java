package rankandfile.ui.play;

import java.util.Optional;
import rankandfile.rules.Side;

/**
 * Who looks at a game, and at what of it.
 *
 * @param viewer the side of the person at the screen, or of the next one while the curtain is down
 * @param replay the walk through the moves that is shown in place of the game as it stands
 * @param curtain in front of everything
 * @param note what stands beside the board until the next thing happens; empty for nothing
 */
record Moment(Side viewer, Optional<ReplayModel> replay, Optional<Curtain> curtain, String note) {

  static Moment of(Side viewer) {
    return new Moment(viewer, Optional.empty(), Optional.empty(), "");
  }

  /** The game as it stands. */
  Moment now() {
    return new Moment(viewer, Optional.empty(), curtain, "");
  }

  Moment with(ReplayModel walk) {
    return new Moment(viewer, Optional.of(walk), curtain, note);
  }

  Moment noting(String words) {
    return new Moment(viewer, replay, curtain, words);
  }

  static Moment behind(Curtain curtain, Side next) {
    return new Moment(next, Optional.empty(), Optional.of(curtain), "");
  }

  Moment uncovered() {
    return new Moment(viewer, replay, Optional.empty(), note);
  }

  /** Whether the game as it stands lies open before the person. */
  boolean isLive() {
    return replay.isEmpty() && curtain.isEmpty();
  }
}
