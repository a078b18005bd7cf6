package rankandfile.rules;

import java.util.List;
import rankandfile.rules.SwitchValue.RescueRule;

/**
 * How many sequences of legal moves of a given length there are. A sequence that ends the game earlier is not
 * counted; a move and the same move with a Rescue are two moves.
 */
final class MoveCounts {

  private MoveCounts() {}

  /** Counted with play and undo; the field is as before afterwards. */
  static long on(Field field, int length) {
    if (length == 0) {
      return 1;
    }
    long count = 0;
    int[] moves = new int[field.mostMoves()];
    int end = field.moves(moves);
    for (int i = 0; i < end; i++) {
      count += after(field, moves[i], length) + afterWithRescues(field, moves[i], length);
    }
    return count;
  }

  private static long after(Field field, int move, int length) {
    Step step = field.play(move);
    long count = on(field, length - 1);
    field.undo(step);
    return count;
  }

  private static long afterWithRescues(Field field, int move, int length) {
    if (field.rules().rescue() == RescueRule.OFF || PackedMove.rescues(move)) {
      return 0;
    }
    long count = 0;
    int[] forms = new int[Rank.values().length * 100];
    int end = field.rescues(move, forms);
    for (int i = 0; i < end; i++) {
      count += after(field, forms[i], length);
    }
    return count;
  }

  /** Counted with the verdicts of positions that never change. */
  static long on(Position position, int length) {
    if (length == 0) {
      return 1;
    }
    long count = 0;
    for (Move move : position.moves()) {
      count += after(position, move, length);
      List<Rescue> rescues = move.rescue().isPresent() ? List.of() : position.rescues(move);
      for (Rescue rescue : rescues) {
        count += after(position, move.with(rescue), length);
      }
    }
    return count;
  }

  private static long after(Position position, Move move, int length) {
    if (position.judge(move) instanceof Verdict.Accepted accepted) {
      return on(accepted.after(), length - 1);
    }
    throw new AssertionError(move + " is among the moves and is refused");
  }
}
