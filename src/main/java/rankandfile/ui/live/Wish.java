package rankandfile.ui.live;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue;
import rankandfile.wording.Names;

/**
 * What a hand has pointed at so far, until it is one move: the chosen piece, which way a Captain takes, what a Rescue
 * brings back and where. Never changes; each answer is the next wish.
 *
 * @param chosen the piece that is to move
 * @param offers what the move may mean, while that is not clear
 * @param rescue the move with the rank to bring back, while its square is to be pointed at
 */
record Wish(Optional<Square> chosen, List<Offer> offers, Optional<Offer> rescue) {

  static final Wish NONE = new Wish(Optional.empty(), List.of(), Optional.empty());

  static Wish choosing(Square square) {
    return new Wish(Optional.of(square), List.of(), Optional.empty());
  }

  /** The moves that two squares may mean: one, allowed or not, or several that are. */
  static List<Move> meant(Playable board, Square from, Square to) {
    List<Move> ways = board.ways(from, to);
    return ways.isEmpty() ? List.of(corner(board.seen(), from, to).map(via -> Move.of(from, via, to))
        .orElse(Move.of(from, to))) : ways;
  }

  /** Where a Captain of two steps would turn on its way to a square across a corner; a free square, if one is. */
  private static Optional<Square> corner(Observation seen, Square from, Square to) {
    boolean twoSteps = seen.rules().captainSteps() == SwitchValue.CaptainSteps.TWO && seen.at(from)
        .filter(s -> s instanceof Sighting.Own own && own.piece().rank() == Rank.CAPTAIN).isPresent();
    boolean acrossCorner = Math.abs(from.column() - to.column()) == 1 && Math.abs(from.row() - to.row()) == 1;
    List<Square> corners = List.of(Square.of(from.column(), to.row()), Square.of(to.column(), from.row()));
    return !twoSteps || !acrossCorner ? Optional.empty()
        : corners.stream().filter(c -> !c.isLake() && seen.at(c).isEmpty()).findFirst()
            .or(() -> Optional.of(corners.getFirst()));
  }

  /** Asks which way. */
  static Wish way(List<Move> ways) {
    List<Offer> offers = ways.stream().map(m -> new Offer(
        LiveWords.text(m.via().isPresent() ? "way.by" : "way.straight", m.via().map(Square::toString).orElse("")), m,
        Optional.empty())).toList();
    return new Wish(Optional.of(ways.getFirst().from()), offers, Optional.empty());
  }

  /** Asks what to bring back with the move, if anything can be. */
  static Optional<Wish> rescue(Playable board, Move move) {
    Set<Rank> ranks = new LinkedHashSet<>(
        board.rescues(move).stream().map(Rescue::rank).sorted().toList().reversed());
    if (ranks.isEmpty()) {
      return Optional.empty();
    }
    List<Offer> offers = new ArrayList<>();
    ranks.forEach(r -> offers.add(new Offer(LiveWords.text("rescue.bring", Names.of(r)), move, Optional.of(r))));
    offers.add(new Offer(LiveWords.text("rescue.none"), move, Optional.empty()));
    return Optional.of(new Wish(Optional.of(move.from()), offers, Optional.empty()));
  }

  /** The rank is chosen; its square comes next. */
  Wish bringing(Offer offer) {
    return new Wish(chosen, List.of(), Optional.of(offer));
  }

  /** Where the chosen rank may be set down. */
  SortedSet<Square> places(Playable board) {
    SortedSet<Square> places = new TreeSet<>();
    rescue.ifPresent(o -> board.rescues(o.move()).stream().filter(r -> r.rank() == o.rescued().orElseThrow())
        .forEach(r -> places.add(r.square())));
    return places;
  }

  /** The move with the Rescue onto this square. */
  Move rescued(Square square) {
    Offer offer = rescue.orElseThrow();
    return offer.move().with(new Rescue(offer.rescued().orElseThrow(), square));
  }

  /** Draws the wish onto the board's picture. */
  BoardPicture mark(BoardPicture picture, Playable board) {
    if (rescue.isPresent()) {
      return picture.with(places(board), Mark.MAY_GO);
    }
    return chosen.map(c -> picture.selecting(c, reached(board, c))).orElse(picture);
  }

  /** What the viewer may know of where the piece can go. */
  static SortedSet<Square> reached(Playable board, Square from) {
    return board.seen().destinations().getOrDefault(from, new TreeSet<>());
  }
}
