package rankandfile.ui.learn;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Move;
import rankandfile.rules.Square;
import rankandfile.scenario.Scene;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** The hand over a scene: gathers what is pointed at until it is one move, allowed or not, and passes it on. */
final class Mover {

  private final Supplier<Scene> scene;
  private final Consumer<Move> decided;
  private final Texts texts;
  private Wish wish = Wish.NONE;

  Mover(Supplier<Scene> scene, Consumer<Move> decided, Texts texts) {
    this.scene = scene;
    this.decided = decided;
    this.texts = texts;
  }

  void drop() {
    wish = Wish.NONE;
  }

  List<Offer> offers() {
    return wish.offers();
  }

  /** Chooses the piece on the square, or sets a rescued one down there. */
  void select(Square square) {
    if (wish.rescue().isPresent()) {
      decide(wish.rescued(square));
    } else {
      wish = scene.get().seen().at(square).isPresent() ? Wish.choosing(square) : Wish.NONE;
    }
  }

  void move(Square from, Square to) {
    if (isHidden()) {
      wish = Wish.NONE;
      return;
    }
    List<Move> ways = Wish.meant(scene.get(), from, to);
    if (ways.size() > 1) {
      wish = Wish.way(ways, texts);
    } else {
      rescueOr(ways.getFirst());
    }
  }

  void choose(Offer offer) {
    boolean way = asksTheWay();
    if (offer.rescued().isPresent()) {
      wish = wish.bringing(offer);
    } else if (way) {
      rescueOr(offer.move());
    } else {
      decide(offer.move());
    }
  }

  private void rescueOr(Move move) {
    Wish.rescue(scene.get(), move, texts).ifPresentOrElse(w -> wish = w, () -> decide(move));
  }

  private void decide(Move move) {
    wish = Wish.NONE;
    decided.accept(move);
  }

  private boolean asksTheWay() {
    return !wish.offers().isEmpty() && wish.offers().stream().noneMatch(o -> o.rescued().isPresent());
  }

  /** Whether the pieces of the side to move lie face down for the viewer, so that he cannot move for it. */
  boolean isHidden() {
    return !scene.get().seen().viewer().owns(scene.get().turn());
  }

  /** What is asked now, or why nothing can be moved. */
  Optional<String> question() {
    if (wish.rescue().isPresent()) {
      return Optional.of(texts.text("rescue.where"));
    }
    if (!wish.offers().isEmpty()) {
      return Optional.of(texts.text(asksTheWay() ? "way.which" : "rescue.what"));
    }
    return isHidden() ? Optional.of(texts.text("try.hidden", Names.of(scene.get().turn()))) : Optional.empty();
  }

  BoardPicture mark(BoardPicture picture) {
    return wish.mark(picture, scene.get());
  }
}
