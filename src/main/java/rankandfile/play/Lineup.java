package rankandfile.play;

import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import rankandfile.notation.DrawnCell;
import rankandfile.notation.Words;
import rankandfile.rules.Army;
import rankandfile.rules.Defect;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * One side's army on its home rows, whole or not yet. Never changes. {@link LineupReader} reads its text, and older
 * forms.
 *
 * @param pieces what stands on each taken square; only home squares of the side
 */
public record Lineup(Side side, SortedMap<Square, Rank> pieces) {

  static final String COLUMNS = "     A   B   C   D   E   F   G   H   I   J";

  /** @throws IllegalArgumentException if a piece stands outside the side's home rows */
  public Lineup {
    pieces = Collections.unmodifiableSortedMap(new TreeMap<>(pieces));
    for (Square square : pieces.keySet()) {
      if (!side.isHome(square.row())) {
        throw new IllegalArgumentException(square + " is no home square of " + side);
      }
    }
  }

  /** No piece yet. */
  public static Lineup empty(Side side) {
    return new Lineup(side, new TreeMap<>());
  }

  /** The pieces of this side among the placements, such as an opponent's. */
  public static Lineup of(Side side, List<Placement> placements) {
    return new Lineup(side, placements.stream().filter(p -> p.piece().side() == side)
        .collect(Collectors.toMap(Placement::square, p -> p.piece().rank(), (first, second) -> first, TreeMap::new)));
  }

  /** The forty home squares as the side's player reads them: front row first, each row from left to right. */
  public static List<Square> squares(Side side) {
    Comparator<Square> frontFirst = Comparator.comparing(Square::row).reversed().thenComparing(Square::column);
    return Square.all().stream().filter(s -> Side.RED.isHome(s.row())).sorted(frontFirst)
        .map(s -> side == Side.RED ? s : turned(s)).toList();
  }

  private static Square turned(Square square) {
    return Square.of(9 - square.column(), 9 - square.row());
  }

  public Optional<Rank> at(Square square) {
    return Optional.ofNullable(pieces.get(square));
  }

  /** With a piece of this rank there, in place of what stood there. */
  public Lineup with(Square square, Rank rank) {
    SortedMap<Square, Rank> changed = new TreeMap<>(pieces);
    changed.put(square, rank);
    return new Lineup(side, changed);
  }

  /** With that square empty. */
  public Lineup without(Square square) {
    SortedMap<Square, Rank> changed = new TreeMap<>(pieces);
    changed.remove(square);
    return new Lineup(side, changed);
  }

  /** With the contents of two squares exchanged; either may be empty. */
  public Lineup swapped(Square one, Square other) {
    Lineup bare = without(one).without(other);
    Lineup first = at(one).map(r -> bare.with(other, r)).orElse(bare);
    return at(other).map(r -> first.with(one, r)).orElse(first);
  }

  /** Left and right exchanged. */
  public Lineup mirrored() {
    return onto(side, s -> Square.of(9 - s.column(), s.row()));
  }

  /** The same lineup for this side, as its player sees it: the board turned by half for the other one. */
  public Lineup turnedFor(Side other) {
    return other == side ? this : onto(other, Lineup::turned);
  }

  private Lineup onto(Side other, UnaryOperator<Square> where) {
    SortedMap<Square, Rank> moved = new TreeMap<>();
    pieces.forEach((square, rank) -> moved.put(where.apply(square), rank));
    return new Lineup(other, moved);
  }

  // ---- the army

  /** How many pieces of each rank still have to be placed; ranks of which none is left stand with 0. */
  public Map<Rank, Integer> toPlace(Army army) {
    Map<Rank, Integer> left = new EnumMap<>(Rank.class);
    for (Rank rank : Rank.values()) {
      left.put(rank, Math.max(0, army.count(rank) - count(rank)));
    }
    return left;
  }

  /** How many pieces of this rank stand. */
  public int count(Rank rank) {
    return (int) pieces.values().stream().filter(r -> r == rank).count();
  }

  /** What keeps a game from being started with it; nothing for a whole army. */
  public List<Defect> defects(Ruleset rules) {
    return Setup.of(placements(), rules, Scope.OPENING).defects().stream().filter(this::isMine).toList();
  }

  private boolean isMine(Defect defect) {
    return switch (defect) {
      case Defect.TooMany d -> d.side() == side;
      case Defect.TooFew d -> d.side() == side;
      case Defect.NoFlag d -> d.side() == side;
      case Defect.OnLake d -> true;
      case Defect.SharedSquare d -> true;
      case Defect.CannotHaveMoved d -> true;
      case Defect.NobodyThere d -> true;
      case Defect.OutsideHome d -> true;
      case Defect.NotTheStart d -> true;
    };
  }

  public List<Placement> placements() {
    return pieces.entrySet().stream().map(e -> new Placement(e.getKey(), new Piece(side, e.getValue()))).toList();
  }

  // ---- the text

  /** Its four rows as a diagram draws them, highest row first: the row's number and ten codes or two dots. */
  public List<String> rows() {
    return Square.all().stream().map(Square::row).distinct().filter(side::isHome).sorted(Collections.reverseOrder())
        .map(this::row).toList();
  }

  private String row(int row) {
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%2d", row + 1));
    for (int column = 0; column < 10; column++) {
      text.append("  ").append(at(Square.of(column, row)).map(r -> Words.code(new Piece(side, r)))
          .orElse(DrawnCell.EMPTY));
    }
    return text.toString();
  }

  /** The column letters and the rows, a line each. */
  public String text() {
    return COLUMNS + "\n" + String.join("\n", rows()) + "\n";
  }
}
