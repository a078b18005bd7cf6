package rankandfile.opponent;

import rankandfile.rules.Field;
import rankandfile.rules.PackedMove;

/** Puts moves in an order in which the best one comes early: attacks, then what was good at the same ply or before. */
final class MoveOrder {

  private final Field field;
  private final int[][] good;
  private final int[][] history = new int[Grid.SQUARES][Grid.SQUARES];

  MoveOrder(Field field, int plies) {
    this.field = field;
    this.good = new int[plies][2];
  }

  boolean isAttack(int move) {
    return field.at(PackedMove.to(move)) >= 0;
  }

  /**
   * Sorts the moves in place.
   *
   * @param first a move that was the best in this position before, or 0
   * @param quiet whether more than the attacks is wanted
   * @return how many moves are left: all, or the attacks
   */
  int sort(int[] list, int count, int ply, boolean quiet, int first) {
    int attacks = 0;
    for (int i = 0; i < count; i++) {
      if (isAttack(list[i])) {
        int move = list[i];
        list[i] = list[attacks];
        list[attacks++] = move;
      }
    }
    if (!quiet) {
      return attacks;
    }
    for (int i = attacks; i < count; i++) {
      int move = list[i];
      int rating = rating(move, ply, first);
      int j = i;
      while (j > attacks && rating(list[j - 1], ply, first) < rating) {
        list[j] = list[j - 1];
        j--;
      }
      list[j] = move;
    }
    return count;
  }

  private int rating(int move, int ply, int first) {
    if (move == first) {
      return Integer.MAX_VALUE;
    }
    if (move == good[ply][0]) {
      return Integer.MAX_VALUE - 1;
    }
    if (move == good[ply][1]) {
      return Integer.MAX_VALUE - 2;
    }
    return history[PackedMove.from(move)][PackedMove.to(move)];
  }

  /** The move was so good that no other was looked at. */
  void remember(int move, int ply, int depth) {
    if (isAttack(move)) {
      return;
    }
    if (good[ply][0] != move) {
      good[ply][1] = good[ply][0];
      good[ply][0] = move;
    }
    if (depth > 0) {
      history[PackedMove.from(move)][PackedMove.to(move)] += depth * depth;
    }
  }
}
