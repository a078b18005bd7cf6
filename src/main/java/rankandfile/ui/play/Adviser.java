package rankandfile.ui.play;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import rankandfile.opponent.Level;
import rankandfile.opponent.Opponent;
import rankandfile.opponent.Reasons;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.play.Table;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.ui.kit.Background;

/** Finds a move for the player when asked, and a reason for it, from what the player may know. */
final class Adviser {

  private static final Level LEVEL = Level.CLUB;

  private final Table table;
  private final Around around;
  private final Thinking thinking = new Thinking();
  private Optional<Hint> hint = Optional.empty();

  /** A move with its reason in words. */
  private record Hint(Move move, String words) {}

  Adviser(Table table, Around around) {
    this.table = table;
    this.around = around;
  }

  /** What it has found for this turn, in words. */
  Optional<String> words() {
    return hint.map(Hint::words);
  }

  boolean isBusy() {
    return thinking.isBusy();
  }

  /** Looks for a move of this side, whose turn it is; {@code answered} is run when it is found or cannot be. */
  void ask(Seat seat, Runnable answered) {
    Observation seen = seat.seen();
    long asked = table.turnNumber();
    Opponent opponent = around.opponents().apply(LEVEL);
    thinking.ask(budget -> hint(seen, opponent.choose(seen, new SplittableRandom(asked), budget)),
        around.budgets().apply(LEVEL), Duration.ZERO, answer -> {
          if (table.turnNumber() == asked) {
            hint = Optional.of(answer);
            answered.run();
          }
        }, failure -> {
          answered.run();
          Background.rethrow(failure);
        });
  }

  private static Hint hint(Observation seen, Move move) {
    return new Hint(move, Advice.of(move, Reasons.why(seen, move)));
  }

  /** Forgets the hint, and stops looking for one. */
  void drop() {
    thinking.cancel();
    hint = Optional.empty();
  }

  BoardPicture mark(BoardPicture picture) {
    return hint.map(h -> picture.with(h.move.from(), Mark.HINT).with(h.move.to(), Mark.HINT)).orElse(picture);
  }
}
