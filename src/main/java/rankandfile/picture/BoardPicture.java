package rankandfile.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Outcome;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Numbering;

/**
 * A drawn board: which part, what stands on it, and what is marked. Lakes are not listed, since {@link
 * Square#isLake} tells them. Equal pictures look equal.
 *
 * @param area the part that is drawn; the maps hold squares of it only
 * @param bottom the side whose home rows are at the bottom
 * @param blocks the pieces that stand on the board
 * @param lost the pieces that the last move took away, drawn hollow where they are remembered: an attacker where it
 *     came from, a defender where it stood, unless a piece stands there now
 * @param marks the marked squares, each with at least one mark
 * @param borders the borders that are drawn as closed
 * @param arrow the way of the last move: start, corner if it turned, end; empty without a move
 */
public record BoardPicture(
    Area area,
    Side bottom,
    SortedMap<Square, Block> blocks,
    SortedMap<Square, Block> lost,
    SortedMap<Square, Set<Mark>> marks,
    List<Border> borders,
    List<Square> arrow) {

  public BoardPicture {
    blocks = within(area, blocks);
    lost = within(area, lost);
    marks = within(area, marks);
    borders = List.copyOf(borders);
    arrow = List.copyOf(arrow);
  }

  /** The same board with this side's home rows at the bottom. */
  public BoardPicture seenFrom(Side side) {
    return new BoardPicture(area, side, blocks, lost, marks, borders, arrow);
  }

  /** An empty board, Red at the bottom. */
  public static BoardPicture empty(Area area) {
    return new BoardPicture(area, Side.RED, new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), List.of(), List.of());
  }

  /** What a viewer may know, with the last move marked. The numbering decides the badges. */
  public static BoardPicture of(Observation seen, Area area, Numbering numbering) {
    boolean open = seen.rules().faces() == SwitchValue.Faces.OPEN;
    SortedMap<Square, Block> blocks = new TreeMap<>();
    seen.board().forEach((square, sighting) -> blocks.put(square, block(sighting, open, numbering)));
    BoardPicture still = new BoardPicture(area, Side.RED, blocks, new TreeMap<>(), new TreeMap<>(), List.of(),
        List.of());
    return lastMove(seen.log()).map(news -> still.withLastMove(news, numbering)).orElse(still);
  }

  private static Block block(Sighting sighting, boolean open, Numbering numbering) {
    return switch (sighting) {
      case Sighting.Own s -> new Block(s.id(), s.side(), front(s.piece().rank(), numbering), s.moved(), s.known(),
          open && s.known());
      case Sighting.Known s -> new Block(s.id(), s.side(), front(s.rank(), numbering), s.moved(), true, open);
      case Sighting.Hidden s -> new Block(s.id(), s.side(), new Face.Back(s.among()), s.moved(), false, false);
    };
  }

  private static Face front(Rank rank, Numbering numbering) {
    return new Face.Front(rank, numbering.label(rank));
  }

  private static Optional<News> lastMove(List<News> log) {
    return log.reversed().stream()
        .filter(n -> !(n instanceof News.Ended || n instanceof News.Rescued))
        .findFirst();
  }

  private BoardPicture withLastMove(News news, Numbering numbering) {
    return switch (news) {
      case News.Walked n -> along(n.path());
      case News.Fought n -> {
        BoardPicture drawn = along(n.path());
        if (n.outcome() != Outcome.ATTACKER_WINS) {
          drawn = drawn.withLost(n.path().getFirst(), n.attackerId(), n.side(), n.attacker(), numbering);
        }
        yield n.outcome() == Outcome.DEFENDER_WINS ? drawn
            : drawn.withLost(n.path().getLast(), n.defenderId(), n.side().other(), n.defender(), numbering);
      }
      case News.DefendedSilently n ->
          along(n.path()).withLost(n.path().getFirst(), n.attackerId(), n.side(), n.attacker(), numbering);
      case News.Rescued n -> this;
      case News.Ended n -> this;
    };
  }

  private BoardPicture along(List<Square> path) {
    BoardPicture drawn = with(path.getFirst(), Mark.FROM).with(path.getLast(), Mark.TO);
    return new BoardPicture(area, bottom, blocks, lost, drawn.marks, borders, path);
  }

  private BoardPicture withLost(Square square, PieceId id, Side side, Rank rank, Numbering numbering) {
    if (blocks.containsKey(square)) {
      return this;
    }
    SortedMap<Square, Block> more = new TreeMap<>(lost);
    more.put(square, new Block(id, side, front(rank, numbering), false, false, false));
    return new BoardPicture(area, bottom, blocks, more, marks, borders, arrow);
  }

  /** This picture with one mark more; the same picture where the square is not drawn. */
  public BoardPicture with(Square square, Mark mark) {
    SortedMap<Square, Set<Mark>> more = new TreeMap<>(marks);
    Set<Mark> here = EnumSet.of(mark);
    here.addAll(marks.getOrDefault(square, Set.of()));
    more.put(square, Collections.unmodifiableSet(here));
    return new BoardPicture(area, bottom, blocks, lost, more, borders, arrow);
  }

  /** This picture with one mark more on each of these squares. */
  public BoardPicture with(Collection<Square> squares, Mark mark) {
    BoardPicture drawn = this;
    for (Square square : squares) {
      drawn = drawn.with(square, mark);
    }
    return drawn;
  }

  /** This picture with a refusal marked there: around the piece that stands there, or across the empty square. */
  public BoardPicture refusing(Square square) {
    return with(square, block(square).isPresent() ? Mark.REFUSED_PIECE : Mark.REFUSED_SQUARE);
  }

  /** This picture with a closed border more. */
  public BoardPicture with(Border border) {
    List<Border> more = new ArrayList<>(borders);
    more.add(border);
    return new BoardPicture(area, bottom, blocks, lost, marks, more, arrow);
  }

  /** Another part of the same board; nothing is drawn outside the part that this picture has. */
  public BoardPicture crop(Area part) {
    return new BoardPicture(part, bottom, blocks, lost, marks, borders, arrow);
  }

  /** This picture with the chosen piece and where it may go. */
  public BoardPicture selecting(Square chosen, SortedSet<Square> targets) {
    BoardPicture drawn = with(chosen, Mark.SELECTED);
    for (Square target : targets) {
      drawn = drawn.with(target, blocks.containsKey(target) ? Mark.MAY_ATTACK : Mark.MAY_GO);
    }
    return drawn;
  }

  public Optional<Block> block(Square square) {
    return Optional.ofNullable(blocks.get(square));
  }

  public Set<Mark> marks(Square square) {
    return marks.getOrDefault(square, Set.of());
  }

  private static <V> SortedMap<Square, V> within(Area area, SortedMap<Square, V> all) {
    SortedMap<Square, V> inside = new TreeMap<>(all);
    inside.keySet().removeIf(s -> !area.holds(s));
    return Collections.unmodifiableSortedMap(inside);
  }
}
