package rankandfile.ui.play;

import java.util.List;
import java.util.SplittableRandom;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Chooses moves for the person at the screen by what the screen shows: an attack if there is one, else forwards. */
final class Chooser {

  record Wish(Square from, Square to) {}

  private final SplittableRandom random;

  Chooser(long seed) {
    random = new SplittableRandom(seed);
  }

  Wish next(GameModel game) {
    BoardPicture picture = game.shownProperty().get().sight().picture();
    List<Wish> all = game.hand().movable().stream()
        .flatMap(from -> game.hand().targets(from).stream().map(to -> new Wish(from, to))).toList();
    List<Wish> attacks = all.stream().filter(w -> picture.block(w.to).isPresent()).toList();
    int forward = picture.bottom() == Side.RED ? 1 : -1;
    List<Wish> on = all.stream().filter(w -> (w.to.row() - w.from.row()) * forward > 0).toList();
    List<Wish> best = !attacks.isEmpty() ? attacks : on.isEmpty() || random.nextInt(4) == 0 ? all : on;
    return best.get(random.nextInt(best.size()));
  }
}
