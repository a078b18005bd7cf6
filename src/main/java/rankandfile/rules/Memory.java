package rankandfile.rules;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The least of a game's past that decides what is legal now: counts of crossings, positions, running chases. Knows
 * nothing of the present; every question comes with the board as it stands.
 */
record Memory(@Nullable Past positions, Run red, Run blue, @Nullable Pursuit byRed, @Nullable Pursuit byBlue) {

  private static final int[] NOBODY = {};

  /** The memory of a game that begins with this board. */
  static Memory atStart(Board board) {
    return new Memory(board.game().threefold() ? Past.after(null, board.key()) : null, Run.NONE, Run.NONE, null, null);
  }

  Run run(int side) {
    return side == 0 ? red : blue;
  }

  @Nullable Pursuit pursuit(int side) {
    return side == 0 ? byRed : byBlue;
  }

  // ---- what it bars; asked of pieces of the side to move

  /** Whether a repetition rule may bar the piece from something. */
  boolean binds(Board board, int piece) {
    return run(board.turn()).closes(piece, board.game().limit()) || pursuit(board.turn()) != null;
  }

  /** T1: the border on the way that the piece has crossed too often, or -1. */
  int closedBorder(Board board, int piece, int move) {
    return run(board.turn()).closedBorder(piece, move, board.game().limit());
  }

  /** T5: whether the move, made without a Rescue, is a chasing move that brings back a position of the chase. */
  boolean repeatsChase(Board board, int piece, int move) {
    Pursuit pursuit = pursuit(board.turn());
    int to = PackedMove.to(move);
    if (pursuit == null || !board.isEmpty(to) || !standsNextToEvader(board, pursuit, piece, to)) {
      return false;
    }
    return !run(board.turn()).isStraightBack(piece, move) && pursuit.hasStood(board.keyAfterWalk(piece, to));
  }

  private static boolean standsNextToEvader(Board board, Pursuit pursuit, int piece, int square) {
    for (int near : Ground.NEXT[square]) {
      if (board.isEnemy(piece, near) && pursuit.hasEvaded(board.at(near))) {
        return true;
      }
    }
    return false;
  }

  /** T6: how often the position on the board has stood, this time included; 0 where the rules do not count. */
  int occurrences(Board board) {
    return Past.count(positions, board.key());
  }

  // ---- how it goes on

  /** The memory after this move, which has been made on the board; the turn has passed to the opponent of the mover. */
  Memory after(Board board, int piece, int move, boolean fought, boolean rescued) {
    Game game = board.game();
    int turn = board.turn();
    int mover = turn ^ 1;
    Run run = run(mover).after(piece, move);
    Past past = null;
    if (game.threefold()) {
      // A position from before a fight can come back only through a Rescue.
      past = Past.after(fought && !game.rescue() ? null : positions, board.key());
    }
    Pursuit own = null;
    Pursuit others = null;
    if (game.chase() && !fought && !rescued) {
      own = pursuitAfter(pursuit(mover), board, piece);
      Pursuit running = pursuit(turn);
      others = running != null && running.isEvadedBy(piece) ? running.evadedBy(piece) : null;
    }
    return mover == 0 ? new Memory(past, run, blue, own, others) : new Memory(past, red, run, others, own);
  }

  /** T5: the mover's chase after a move to an empty square. It still runs only if the last threat was evaded. */
  private static @Nullable Pursuit pursuitAfter(@Nullable Pursuit before, Board board, int piece) {
    int[] threatened = enemiesNextTo(board, piece);
    if (threatened.length == 0) {
      return null;
    }
    return before == null ? Pursuit.begin(threatened, board.key()) : before.goOn(threatened, board.key());
  }

  private static int[] enemiesNextTo(Board board, int piece) {
    int count = 0;
    int[] found = new int[4];
    for (int near : Ground.NEXT[board.where(piece)]) {
      if (board.isEnemy(piece, near)) {
        found[count++] = board.at(near);
      }
    }
    return count == 0 ? NOBODY : Arrays.copyOf(found, count);
  }
}
