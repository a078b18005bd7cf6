package rankandfile.opponent;

import java.util.Arrays;
import java.util.Objects;
import rankandfile.rules.PackedMove;

/** The game once more from its start, turn by turn: what stood where, and what the other side had been told by then. */
final class Course {

  private final int[] at = new int[Grid.SQUARES];
  private final int[] on;
  private final boolean[] shown;
  private final boolean[] moved;

  Course(Story story) {
    int pieces = story.pieces();
    on = new int[pieces];
    shown = new boolean[pieces];
    moved = new boolean[pieces];
    Arrays.fill(at, Story.GONE);
    Arrays.fill(on, Story.GONE);
    for (int p = 0; p < pieces; p++) {
      put(p, story.start(p));
    }
  }

  private void put(int piece, int square) {
    on[piece] = square;
    if (square != Story.GONE) {
      at[square] = piece;
    }
  }

  private void lift(int piece) {
    at[on[piece]] = Story.GONE;
    on[piece] = Story.GONE;
  }

  /** Goes on by the next turn of the story. */
  void goOn(Story.Turn turn) {
    int to = PackedMove.to(turn.move());
    lift(turn.piece());
    moved[turn.piece()] = true;
    if (turn.target() == Story.GONE) {
      put(turn.piece(), to);
    } else {
      fight(turn, to);
    }
    if (turn.rescued() != Story.GONE) {
      put(turn.rescued(), PackedMove.unpack(turn.move()).rescue().orElseThrow().square().index());
      shown[turn.rescued()] = true;
    }
  }

  private void fight(Story.Turn turn, int to) {
    shown[turn.piece()] = true;
    shown[turn.target()] |= turn.told();
    switch (Objects.requireNonNull(turn.outcome())) {
      case ATTACKER_WINS -> {
        lift(turn.target());
        put(turn.piece(), to);
      }
      case DEFENDER_WINS -> { }
      case BOTH_LOST -> lift(turn.target());
    }
  }

  /** The number of the piece on the square, or {@link Story#GONE}. */
  int at(int square) {
    return at[square];
  }

  /** The square of the piece, or {@link Story#GONE}. */
  int on(int piece) {
    return on[piece];
  }

  /** Whether a fight or a Rescue has told the other side the piece's rank. */
  boolean isShown(int piece) {
    return shown[piece];
  }

  boolean hasMoved(int piece) {
    return moved[piece];
  }
}
