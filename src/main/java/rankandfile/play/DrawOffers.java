package rankandfile.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import rankandfile.rules.Side;

/** The draws offered in a game, oldest first; only the last may wait for an answer. */
final class DrawOffers {

  private final List<DrawOffer> all = new ArrayList<>();

  List<DrawOffer> all() {
    return List.copyOf(all);
  }

  void add(DrawOffer offer) {
    all.add(offer);
  }

  boolean hasOffered(Side side, int ply) {
    return all.stream().anyMatch(o -> o.ply() == ply && o.side() == side);
  }

  /**
   * The side whose offer waits at this ply: the other side has neither said no nor moved since.
   *
   * @param turn the side to move after so many plies
   */
  Optional<Side> standing(int ply, IntFunction<Side> turn) {
    return all.isEmpty() || all.getLast().declined() || ply > lastPly(all.getLast(), turn) ? Optional.empty()
        : Optional.of(all.getLast().side());
  }

  /** The last ply at which an offer can be answered: when the other side has to move. */
  private static int lastPly(DrawOffer offer, IntFunction<Side> turn) {
    return turn.apply(offer.ply()) == offer.side() ? offer.ply() + 1 : offer.ply();
  }

  /** The last offer is declined. */
  void decline() {
    DrawOffer offer = all.removeLast();
    all.add(new DrawOffer(offer.ply(), offer.side(), true));
  }

  /** Forgets the offers made after this ply. */
  void undoTo(int ply) {
    all.removeIf(o -> o.ply() > ply);
  }
}
