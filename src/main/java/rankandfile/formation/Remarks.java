package rankandfile.formation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import rankandfile.formation.Remark.Kind;
import rankandfile.play.Lineup;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * Finds what there is to say about a lineup, whole or not yet: of an unfinished one only what no further piece can
 * mend.
 */
public final class Remarks {

  /** How far a Spy may stand from those that it avenges, in columns or rows. */
  private static final int NEAR = 4;

  private final Lineup lineup;
  private final Army army;
  private final List<Square> home;
  private final List<Remark> found = new ArrayList<>();

  private Remarks(Lineup lineup, Army army) {
    this.lineup = lineup;
    this.army = army;
    home = Lineup.squares(lineup.side());
  }

  /** All remarks, the gravest first. */
  public static List<Remark> of(Lineup lineup, Army army) {
    Remarks remarks = new Remarks(lineup, army);
    remarks.find();
    return List.copyOf(remarks.found);
  }

  private void find() {
    ways();
    squaresOf(Rank.FLAG).forEach(this::flag);
    miners();
    squaresOf(Rank.SPY).forEach(this::spy);
  }

  private void say(Kind kind, Collection<Square> squares) {
    if (!squares.isEmpty()) {
      found.add(new Remark(kind, new TreeSet<>(squares)));
    }
  }

  private SortedSet<Square> squaresOf(Rank rank) {
    return lineup.pieces().entrySet().stream().filter(e -> e.getValue() == rank).map(e -> e.getKey())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  // ---- ways out

  private void ways() {
    List<Square> exits = home.stream().filter(this::facesALane).toList();
    List<Square> free = exits.stream().filter(this::isPassable).toList();
    if (free.isEmpty()) {
      say(Kind.SEALED, exits);
      return;
    }
    SortedSet<Square> reached = new TreeSet<>(free);
    Deque<Square> next = new ArrayDeque<>(free);
    while (!next.isEmpty()) {
      for (Square square : beside(next.remove(), this::isPassable)) {
        if (reached.add(square)) {
          next.add(square);
        }
      }
    }
    say(Kind.SHUT_IN, lineup.pieces().keySet().stream().filter(s -> isPassable(s) && !reached.contains(s)).toList());
  }

  private boolean isPassable(Square square) {
    return lineup.at(square).map(Rank::canMove).orElse(true);
  }

  /** Whether a piece could step from here out of its rows. */
  private boolean facesALane(Square square) {
    return isInFront(square) && !square.isLake() && !ahead(square).isLake();
  }

  private boolean isInFront(Square square) {
    return rowsBehindFront(square) == 0;
  }

  /** 0 for the front row, 3 for the back row. */
  private int rowsBehindFront(Square square) {
    return Math.abs(square.row() - home.getFirst().row());
  }

  private Square ahead(Square square) {
    return Square.of(square.column(), square.row() + (lineup.side() == Side.RED ? 1 : -1));
  }

  private List<Square> beside(Square square, Predicate<Square> wanted) {
    return home.stream().filter(s -> s.isNextTo(square) && wanted.test(s)).toList();
  }

  // ---- pieces

  private void flag(Square flag) {
    if (facesALane(flag)) {
      say(Kind.FLAG_IN_FRONT, List.of(flag));
    }
    boolean fills = army.size() == home.size();
    boolean whole = lineup.pieces().size() >= army.size();
    if (!fills && whole) {
      say(Kind.FLAG_OPEN, beside(flag, s -> lineup.at(s).isEmpty()));
    }
    boolean mayBecomeBomb = !beside(flag, s -> lineup.at(s).isEmpty()).isEmpty();
    if (fills && !mayBecomeBomb && beside(flag, s -> lineup.at(s).filter(r -> r == Rank.BOMB).isPresent()).isEmpty()) {
      say(Kind.FLAG_BARE, List.of(flag));
    }
  }

  private void miners() {
    SortedSet<Square> miners = squaresOf(Rank.MINER);
    if (army.count(Rank.MINER) > 1 && miners.size() == army.count(Rank.MINER)
        && miners.stream().allMatch(s -> rowsBehindFront(s) < 2)) {
      say(Kind.MINERS_IN_FRONT, miners);
    }
  }

  private void spy(Square spy) {
    if (facesALane(spy)) {
      say(Kind.SPY_IN_FRONT, List.of(spy));
    }
    SortedSet<Square> avenged = squaresOf(Rank.MARSHAL);
    avenged.addAll(squaresOf(Rank.GENERAL));
    int whole = army.count(Rank.MARSHAL) + army.count(Rank.GENERAL);
    if (avenged.size() == whole && avenged.stream().noneMatch(s -> isNear(s, spy))) {
      say(Kind.SPY_ALONE, List.of(spy));
    }
  }

  private static boolean isNear(Square one, Square other) {
    return Math.abs(one.column() - other.column()) <= NEAR && Math.abs(one.row() - other.row()) <= NEAR;
  }
}
