package rankandfile.coach;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import rankandfile.rules.Fights;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Outcome;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;
import rankandfile.wording.Names;

/**
 * A moment of a game as the beginner sees it.
 *
 * @param seen by one side, not by both
 * @param fresh the news of the last move, of either side; empty at the start
 */
record Moment(Observation seen, List<News> fresh) {

  /** The row of the lakes that is farther away, counted from the own back row, which is 0. */
  private static final int LAST_LAKE = 5;

  /** A piece where it stands. */
  record Standing<T extends Sighting>(Square square, T piece) {}

  Moment {
    fresh = List.copyOf(fresh);
  }

  Side me() {
    return seen.viewer() == Viewer.RED ? Side.RED : Side.BLUE;
  }

  Side enemy() {
    return me().other();
  }

  /** {@code Blue}. */
  String enemyName() {
    return Names.of(enemy());
  }

  boolean isMyTurn() {
    return seen.turn() == me() && seen.ending().isEmpty();
  }

  // ---- what has just happened

  /** The fight of the last move, with both ranks told. */
  Optional<News.Fought> fight() {
    return news(News.Fought.class);
  }

  <N extends News> Optional<N> news(Class<N> kind) {
    return fresh.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  // ---- what stands where

  /** My own pieces. */
  Stream<Standing<Sighting.Own>> mine() {
    return standing(Sighting.Own.class).filter(s -> s.piece.side() == me());
  }

  Stream<Standing<Sighting.Own>> mine(Rank rank) {
    return mine().filter(s -> s.piece.piece().rank() == rank);
  }

  /** The enemy's pieces whose rank I know. */
  Stream<Standing<Sighting.Known>> known() {
    return standing(Sighting.Known.class);
  }

  Stream<Standing<Sighting.Known>> known(Rank rank) {
    return known().filter(s -> s.piece.rank() == rank);
  }

  /** The enemy's pieces whose rank I do not know. */
  Stream<Standing<Sighting.Hidden>> hidden() {
    return standing(Sighting.Hidden.class);
  }

  private <T extends Sighting> Stream<Standing<T>> standing(Class<T> kind) {
    return seen.board().entrySet().stream().filter(e -> kind.isInstance(e.getValue()))
        .map(e -> new Standing<>(e.getKey(), kind.cast(e.getValue())));
  }

  Optional<Square> placeOf(PieceId id) {
    return seen.board().entrySet().stream().filter(e -> e.getValue().id().equals(id)).map(Map.Entry::getKey)
        .findFirst();
  }

  // ---- what is left

  /** How many pieces of this rank the side still has. */
  int left(Side side, Rank rank) {
    long lost = seen.lost().stream().filter(p -> p.side() == side && p.rank() == rank).count();
    return seen.rules().army().count(rank) - (int) lost;
  }

  /** The strength of the strongest piece that the enemy still has; 0 for none that moves. */
  int strongestEnemy() {
    return Stream.of(Rank.values()).filter(r -> left(enemy(), r) > 0).mapToInt(Rank::strength).max().orElse(0);
  }

  /** Whether an attacker wins by what it is; not where it wins a tie, in which whoever attacks first wins. */
  boolean beats(Rank attacker, Rank defender) {
    return attacker.strength() != defender.strength()
        && Fights.under(seen.rules()).between(attacker, defender) == Outcome.ATTACKER_WINS;
  }

  /** The rank that attacks Bombs and lives. */
  Rank clearer() {
    return seen.rules().bombClearedBy().rank();
  }

  /** The rule of the book about Bombs that are cleared as here. */
  String bombRule() {
    return clearer() == Rank.MINER ? "A4" : "A5";
  }

  /** How many steps over empty squares lead to a square beside this one, and onto it; nothing where there is no way. */
  OptionalInt way(Square from, Square to) {
    Map<Square, Integer> reached = new HashMap<>(Map.of(from, 0));
    Deque<Square> next = new ArrayDeque<>(List.of(from));
    while (!next.isEmpty()) {
      Square here = next.poll();
      for (Square there : Square.all().stream().filter(here::isNextTo).toList()) {
        if (there.equals(to)) {
          return OptionalInt.of(reached.get(here) + 1);
        }
        if (!there.isLake() && seen.at(there).isEmpty() && reached.putIfAbsent(there, reached.get(here) + 1) == null) {
          next.add(there);
        }
      }
    }
    return OptionalInt.empty();
  }

  /** Whether a piece of mine has come past the lakes. */
  boolean isThrough() {
    return mine().anyMatch(s -> (me() == Side.RED ? s.square().row() : 9 - s.square().row()) > LAST_LAKE);
  }

  static SortedSet<Square> squares(Square... squares) {
    return new TreeSet<>(List.of(squares));
  }
}
