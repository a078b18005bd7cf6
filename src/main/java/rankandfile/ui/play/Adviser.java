package rankandfile.ui.play;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import rankandfile.opponent.Level;
import rankandfile.opponent.Opponent;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.play.Table;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;

/** Finds a move for the player when asked, from what the player may know. */
final class Adviser {

  private static final Level LEVEL = Level.CLUB;

  private final Table table;
  private final Around around;
  private final Thinking thinking = new Thinking();
  private Optional<Move> move = Optional.empty();

  Adviser(Table table, Around around) {
    this.table = table;
    this.around = around;
  }

  /** The move that it has found for this turn. */
  Optional<Move> move() {
    return move;
  }

  boolean isBusy() {
    return thinking.isBusy();
  }

  /** Looks for a move of this side, whose turn it is; {@code found} is run when there is one. */
  void ask(Seat seat, Runnable found) {
    Observation seen = seat.seen();
    long asked = table.turnNumber();
    Opponent opponent = around.opponents().apply(LEVEL);
    thinking.ask(budget -> opponent.choose(seen, new SplittableRandom(asked), budget), around.budgets().apply(LEVEL),
        Duration.ZERO, answer -> {
          if (table.turnNumber() == asked) {
            move = Optional.of(answer);
            found.run();
          }
        }, failure -> {
          throw new IllegalStateException(failure);
        });
  }

  /** Forgets the hint, and stops looking for one. */
  void drop() {
    thinking.cancel();
    move = Optional.empty();
  }

  BoardPicture mark(BoardPicture picture) {
    return move.map(m -> picture.with(m.from(), Mark.HINT).with(m.to(), Mark.HINT)).orElse(picture);
  }
}
