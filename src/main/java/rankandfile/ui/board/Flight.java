package rankandfile.ui.board;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.PieceId;
import rankandfile.rules.Square;

/**
 * What happened between two pictures, where it was one move. Knows only what the two pictures show.
 *
 * @param flyer the piece that went, as it is shown afterwards
 * @param way its start, the corner where it turned, its end
 * @param falls whether it was lost at the end
 * @param struck the piece that was lost at the end
 */
record Flight(Block flyer, List<Square> way, boolean falls, Optional<Block> struck) {

  /** Whether two pieces met. */
  boolean isFight() {
    return falls || struck.isPresent();
  }

  static Optional<Flight> between(BoardPicture was, BoardPicture is) {
    Map<PieceId, Square> before = places(was);
    Map<PieceId, Square> after = places(is);
    if (!before.keySet().containsAll(after.keySet())) {
      return Optional.empty();
    }
    List<PieceId> gone = before.keySet().stream().filter(id -> !after.containsKey(id)).toList();
    List<PieceId> moved = after.keySet().stream().filter(id -> !after.get(id).equals(before.get(id))).toList();
    return switch (moved.size()) {
      case 0 -> fallen(was, is, gone);
      case 1 -> moved(was, is, before.get(moved.getFirst()), after.get(moved.getFirst()), gone);
      default -> Optional.empty();
    };
  }

  private static Map<PieceId, Square> places(BoardPicture picture) {
    Map<PieceId, Square> places = new HashMap<>();
    picture.blocks().forEach((square, block) -> places.put(block.id(), square));
    return places;
  }

  private static Optional<Flight> moved(BoardPicture was, BoardPicture is, Square from, Square to,
      Collection<PieceId> gone) {
    Optional<Block> struck = was.block(to);
    if (!Set.copyOf(gone).equals(struck.map(b -> Set.of(b.id())).orElse(Set.of()))) {
      return Optional.empty();
    }
    List<Square> way = is.arrow().size() > 1 && is.arrow().getFirst().equals(from) && is.arrow().getLast().equals(to)
        ? is.arrow() : List.of(from, to);
    return is.block(to).map(b -> new Flight(b, way, false, struck));
  }

  /** The attacker was lost, and perhaps the piece that it attacked. */
  private static Optional<Flight> fallen(BoardPicture was, BoardPicture is, Collection<PieceId> gone) {
    if (is.arrow().size() < 2 || is.arrow().equals(was.arrow())) {
      return Optional.empty();
    }
    Square from = is.arrow().getFirst();
    Optional<Block> flyer = was.block(from);
    Optional<Block> struck = was.block(is.arrow().getLast()).filter(b -> gone.contains(b.id()));
    Set<PieceId> expected = new HashSet<>();
    flyer.ifPresent(b -> expected.add(b.id()));
    struck.ifPresent(b -> expected.add(b.id()));
    if (flyer.isEmpty() || !expected.equals(Set.copyOf(gone))) {
      return Optional.empty();
    }
    Block shown = Optional.ofNullable(is.lost().get(from)).orElse(flyer.get());
    return Optional.of(new Flight(shown, is.arrow(), true, struck));
  }
}
