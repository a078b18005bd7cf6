package rankandfile.ui.setup;

import java.util.ArrayList;
import java.util.List;
import rankandfile.play.Lineup;

/** The lineups that stood one after the other, for going back and forward. Equal neighbours are kept once. */
final class Drafts {

  private final List<Lineup> all = new ArrayList<>();
  private int here;

  Drafts(Lineup first) {
    all.add(first);
  }

  Lineup now() {
    return all.get(here);
  }

  /** Goes on with this one; what was gone back from is forgotten. */
  void put(Lineup next) {
    if (!next.equals(now())) {
      all.subList(here + 1, all.size()).clear();
      all.add(next);
      here++;
    }
  }

  boolean canUndo() {
    return here > 0;
  }

  boolean canRedo() {
    return here < all.size() - 1;
  }

  void undo() {
    here = Math.max(0, here - 1);
  }

  void redo() {
    here = Math.min(all.size() - 1, here + 1);
  }
}
