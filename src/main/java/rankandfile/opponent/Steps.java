package rankandfile.opponent;

import java.util.Arrays;
import rankandfile.rules.Field;

/** How many steps every square is away from a piece, round what stands in the way. */
final class Steps {

  /** No way leads there. */
  static final int FAR = 99;
  /** Past a piece that can go out of the way, or be beaten, it takes a step more. */
  private static final int PAST = 2;

  private Steps() {}

  /** Steps to the piece for its enemies, who cannot pass what stands beside it; a movable enemy costs a step more. */
  static int[] to(Field field, int piece) {
    return steps(field, piece, FAR, FAR);
  }

  /** Steps to the piece for its enemies when they beat what can move on the way. */
  static int[] throughMovable(Field field, int piece) {
    return steps(field, piece, PAST, FAR);
  }

  /** Steps to the piece for those of its enemies that beat even what cannot move. */
  static int[] throughAll(Field field, int piece) {
    return steps(field, piece, PAST, PAST);
  }

  /**
   * @param movable what it costs to enter the square of a piece of the same side that can move
   * @param fixed the same for one that cannot
   */
  private static int[] steps(Field field, int piece, int movable, int fixed) {
    int[] steps = new int[Grid.SQUARES];
    Arrays.fill(steps, FAR);
    int[] queue = new int[4 * Grid.SQUARES];
    int head = 0;
    int tail = 0;
    steps[field.where(piece)] = 0;
    queue[tail++] = field.where(piece);
    while (head < tail) {
      int square = queue[head++];
      for (int next : Grid.next(square)) {
        int cost = cost(field, piece, field.at(next), movable, fixed);
        if (steps[square] + cost < steps[next] && tail < queue.length) {
          steps[next] = steps[square] + cost;
          if (cost < FAR) {
            queue[tail++] = next;
          }
        }
      }
    }
    return steps;
  }

  private static int cost(Field field, int piece, int there, int movable, int fixed) {
    if (there < 0) {
      return 1;
    }
    boolean moves = field.rank(there).canMove();
    if (field.side(there) == field.side(piece)) {
      return moves ? movable : fixed;
    }
    return moves ? PAST : FAR;
  }
}
