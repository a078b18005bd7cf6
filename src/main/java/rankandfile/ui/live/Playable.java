package rankandfile.ui.live;

import java.util.List;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Rescue;
import rankandfile.rules.Square;
import rankandfile.scenario.Scene;

/** What a hand moves on: what its owner may see, and what its moves may mean. */
public interface Playable {

  Observation seen();

  /** The ways from one square to the other, each a legal move; none where the piece may not go. */
  List<Move> ways(Square from, Square to);

  /** Every Rescue that may be made with this move. */
  List<Rescue> rescues(Move move);

  /** A moment on a teaching board. */
  static Playable of(Scene scene) {
    return new Playable() {
      @Override
      public Observation seen() {
        return scene.seen();
      }

      @Override
      public List<Move> ways(Square from, Square to) {
        return scene.ways(from, to);
      }

      @Override
      public List<Rescue> rescues(Move move) {
        return scene.rescues(move);
      }
    };
  }
}
