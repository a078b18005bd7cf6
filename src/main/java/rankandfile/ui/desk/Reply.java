package rankandfile.ui.desk;

import java.util.Optional;
import rankandfile.notation.Reason;
import rankandfile.notation.Result;
import rankandfile.rules.Ending;
import rankandfile.rules.Move;
import rankandfile.scenario.Scene;

/**
 * What one edition says to a move. Where it is refused since the game is over, how it is over belongs to the answer.
 *
 * @param over how the game was over before the move; empty for every other answer
 */
record Reply(Result result, Optional<Ending> over) {

  static Reply of(Scene before, Move move) {
    return of(before, before.attempt(move));
  }

  static Reply of(Scene before, Scene.Attempt answer) {
    boolean isOver = answer.result().equals(new Result.Refused(Reason.GAME_OVER));
    return new Reply(answer.result(), isOver ? before.seen().ending() : Optional.empty());
  }
}
