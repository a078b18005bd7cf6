package rankandfile.rules.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import rankandfile.rules.Move;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.Chase;

/** T5: threats, evasions and continuous chases, found again in the list of turns at every question. */
final class Chasing {

  private Chasing() {}

  /** Whether the move, which is legal but for T5, is refused because of it. */
  static boolean bars(Annals past, Move wish) {
    return past.rules().chase() == Chase.ON && repeats(past, wish) && !isStraightBack(past, wish);
  }

  /** Whether it is a chasing move that brings back a position of the running chase. */
  static boolean repeats(Annals past, Move wish) {
    if (wish.rescue().isPresent() || past.at(wish.to()).isPresent()) {
      return false;
    }
    Moment after = after(past, wish);
    List<Integer> threats = runningThreats(past, past.turns().size());
    Set<Chip> evaders = threats.stream().map(i -> past.turns().get(i + 1).mover()).collect(Collectors.toSet());
    return enemiesNextTo(after.board(), wish.to(), past.side()).stream().anyMatch(evaders::contains)
        && past.moments().subList(threats.getLast() + 1, past.moments().size()).contains(after);
  }

  /** Whether more than one piece has made the threats of the running chase. */
  static boolean isBySeveral(Annals past) {
    return runningThreats(past, past.turns().size()).stream().map(i -> past.turns().get(i).mover()).distinct()
        .count() > 1;
  }

  /** Whether the move ends away from the piece that has just evaded. */
  static boolean leavesTheLastEvader(Annals past, Move wish) {
    return !enemiesNextTo(past.now().board(), wish.to(), past.side()).contains(past.turns().getLast().mover());
  }

  /** The exception: back to the square that the same piece left on the player's previous turn, by the same way. */
  static boolean isStraightBack(Annals past, Move wish) {
    List<Turn> own = past.turnsOf(past.side());
    return !own.isEmpty() && own.getLast().mover().equals(past.at(wish.from()).orElseThrow())
        && own.getLast().squares().reversed().equals(Way.squares(wish));
  }

  /** How many threats the chase that this side is carrying on has had, 0 when it carries on none. */
  static int threats(Annals past, Side chaser) {
    int turns = past.turns().size();
    if (chaser == past.side()) {
      return runningThreats(past, turns).size();
    }
    boolean threatened = turns > 0 && isThreat(past, turns - 1);
    return threatened ? 1 + runningThreats(past, turns - 1).size() : 0;
  }

  /**
   * The turns that were threats of the chase by the side whose turn number {@code turn} is, latest first: the turn
   * before was an evasion, the one before that the threat evaded, and so on without a gap.
   */
  private static List<Integer> runningThreats(Annals past, int turn) {
    List<Integer> threats = new ArrayList<>();
    for (int i = turn - 2; i >= 0 && isThreat(past, i) && isEvasion(past, i + 1); i -= 2) {
      threats.add(i);
    }
    return threats;
  }

  /** A move onto an empty square that ended next to an enemy. An attack or a Rescue ends chases instead. */
  static boolean isThreat(Annals past, int turn) {
    return !endsChases(past.turns().get(turn)) && !threatenedBy(past, turn).isEmpty();
  }

  /** The move right after a threat, if it moved a piece that the threat stood next to. */
  static boolean isEvasion(Annals past, int turn) {
    return !endsChases(past.turns().get(turn)) && threatenedBy(past, turn - 1).contains(past.turns().get(turn).mover());
  }

  private static boolean endsChases(Turn turn) {
    return turn.isAttack() || turn.rescued().isPresent();
  }

  private static List<Chip> threatenedBy(Annals past, int turn) {
    Turn done = past.turns().get(turn);
    return enemiesNextTo(past.moments().get(turn + 1).board(), done.to(), done.mover().side());
  }

  static List<Chip> enemiesNextTo(Map<Square, Chip> board, Square square, Side side) {
    return board.entrySet().stream()
        .filter(e -> Way.areNeighbours(e.getKey(), square) && e.getValue().side() != side)
        .map(Map.Entry::getValue).toList();
  }

  private static Moment after(Annals past, Move wish) {
    Map<Square, Chip> board = new HashMap<>(past.now().board());
    board.put(wish.to(), board.remove(wish.from()));
    return new Moment(board, past.side().other());
  }
}
