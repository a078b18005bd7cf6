package rankandfile.rules.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** A board that is being put together at random. Has setters because boards are built piece by piece. */
final class Draft {

  private static final List<Rank> MOVABLE = List.of(Rank.SPY, Rank.SCOUT, Rank.SCOUT, Rank.MINER, Rank.CORPORAL,
      Rank.SERGEANT, Rank.LIEUTENANT, Rank.CAPTAIN, Rank.CAPTAIN, Rank.MAJOR, Rank.COLONEL, Rank.GENERAL,
      Rank.MARSHAL);

  private final Random random;
  private final Map<Square, Piece> board = new TreeMap<>();
  private final List<Piece> lost = new ArrayList<>();

  Draft(Random random) {
    this.random = random;
  }

  /** Puts the piece there unless the square is taken or a lake. */
  void put(Side side, Rank rank, Square square) {
    if (!Way.isLake(square)) {
      board.putIfAbsent(square, new Piece(side, rank));
    }
  }

  void lose(Side side, Rank rank) {
    lost.add(new Piece(side, rank));
  }

  boolean isFree(Square square) {
    return !Way.isLake(square) && !board.containsKey(square);
  }

  boolean hasFlag(Side side) {
    return board.containsValue(new Piece(side, Rank.FLAG));
  }

  /** A rank that can move. */
  Rank mover() {
    return Rulebook.any(MOVABLE, random);
  }

  /** That many movers on free squares of the window, as far as it has some. */
  void scatter(Side side, int count, List<Square> window) {
    for (int i = 0; i < count; i++) {
      List<Square> free = window.stream().filter(this::isFree).toList();
      if (!free.isEmpty()) {
        put(side, mover(), Rulebook.any(free, random));
      }
    }
  }

  /** A Flag somewhere on the home rows, now and then with Bombs around it. */
  void flag(Side side) {
    List<Square> home = Square.all().stream().filter(s -> isFree(s) && side.isHome(s.row())).toList();
    Square square = Rulebook.any(home, random);
    put(side, Rank.FLAG, square);
    if (random.nextInt(3) == 0) {
      Way.neighbours(square).forEach(s -> put(side, Rank.BOMB, s));
    }
  }

  /** All squares of a rectangle this wide and high somewhere on the board. */
  List<Square> window(int wide, int high) {
    int left = random.nextInt(11 - wide);
    int bottom = random.nextInt(11 - high);
    return Square.all().stream().filter(s -> s.column() >= left && s.column() < left + wide
        && s.row() >= bottom && s.row() < bottom + high).toList();
  }

  Setup setup(Ruleset rules, Scope scope, Side turn) {
    List<Placement> placements = board.entrySet().stream().map(e -> new Placement(e.getKey(), e.getValue())).toList();
    Set<Square> moved = new HashSet<>(sample(6));
    moved.removeIf(s -> !board.get(s).rank().canMove());
    return new Setup(placements, lost, new TreeSet<>(moved), new TreeSet<>(sample(8)), turn, rules, scope);
  }

  private List<Square> sample(int oneIn) {
    return board.keySet().stream().filter(s -> random.nextInt(oneIn) == 0).toList();
  }
}
