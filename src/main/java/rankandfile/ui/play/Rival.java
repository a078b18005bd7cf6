package rankandfile.ui.play;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import rankandfile.opponent.Level;
import rankandfile.opponent.Opponent;
import rankandfile.play.Answer;
import rankandfile.play.Player;
import rankandfile.play.Players;
import rankandfile.play.Table;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;
import rankandfile.ui.kit.Background;

/**
 * The computer at the table: thinks when it is its turn, answers offers, and gets nothing but observations. An answer
 * to what is no longer asked is dropped.
 */
final class Rival {

  /** How long a move stands on the board before the next one is made. */
  private static final double BREATH = 450;

  private final Table table;
  private final Players players;
  private final Around around;
  private final Consumer<List<News>> moved;
  private final Thinking thinking = new Thinking();

  /** @param moved gets the news of each of its moves */
  Rival(Table table, Players players, Around around, Consumer<List<News>> moved) {
    this.table = table;
    this.players = players;
    this.around = around;
    this.moved = moved;
  }

  boolean isOnTurn() {
    return !table.isOver() && players.of(table.turn()) instanceof Player.Computer;
  }

  /** Begins to think if it is its turn; goes on if it does already. */
  void begin() {
    if (isOnTurn() && !thinking.isBusy() && players.of(table.turn()) instanceof Player.Computer computer) {
      Side side = table.turn();
      long asked = table.turnNumber();
      Level level = Levels.of(computer.level());
      Opponent opponent = around.opponents().apply(level);
      Observation seen = table.seenBy(side);
      int ply = table.ply();
      thinking.ask(budget -> opponent.choose(seen, computer.random(ply), budget), around.budgets().apply(level),
          breath(), move -> play(side, move, asked), failure -> failed(side, asked, failure));
    }
  }

  private Duration breath() {
    return table.ply() == 0 ? Duration.ZERO
        : Duration.ofMillis((long) around.motion().getValue().millis(BREATH).toMillis());
  }

  private void play(Side side, Move move, long asked) {
    if (table.turnNumber() == asked) {
      if (!(table.submit(side, move) instanceof Answer.Made made)) {
        throw new IllegalStateException("not a move for " + side + ": " + move);
      }
      moved.accept(made.news());
    }
  }

  /** The game goes on with some legal move, and the fault is told as any other. */
  private void failed(Side side, long asked, Throwable failure) {
    if (table.turnNumber() == asked) {
      play(side, table.moves(side).getFirst(), asked);
    }
    Background.rethrow(failure);
  }

  /**
   * Puts the offer of a draw to it, which lies on the table.
   *
   * @param answered gets its answer, once the table knows it
   */
  void askForDraw(Side side, Consumer<Boolean> answered) {
    if (players.of(side) instanceof Player.Computer computer) {
      Level level = Levels.of(computer.level());
      Opponent opponent = around.opponents().apply(level);
      Observation seen = table.seenBy(side);
      long asked = table.turnNumber();
      thinking.ask(budget -> opponent.acceptsDraw(seen), around.budgets().apply(level), breath(),
          yes -> answer(side, yes, asked, answered), failure -> {
            answer(side, false, asked, answered);
            Background.rethrow(failure);
          });
    }
  }

  private void answer(Side side, boolean yes, long asked, Consumer<Boolean> answered) {
    if (table.turnNumber() == asked) {
      boolean told = yes ? table.acceptDraw(side) : table.declineDraw(side);
      answered.accept(told && yes);
    } else {
      begin(); // a move was made before the answer, and is its turn now
    }
  }

  void cancel() {
    thinking.cancel();
  }
}
