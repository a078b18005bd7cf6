package rankandfile.ui.play;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.animation.PauseTransition;
import rankandfile.opponent.Budget;
import rankandfile.ui.kit.Background;

/**
 * A computer player's work off the screen's thread, one question at a time. What was cancelled is never answered, and
 * its thread ends as soon as the player asks its budget.
 */
final class Thinking {

  /** A question that is being thought about. */
  private record Job(AtomicBoolean cancelled, Background.Job work, PauseTransition pause) {
    void cancel() {
      cancelled.set(true);
      work.cancel();
      pause.stop();
    }
  }

  private Optional<Job> job = Optional.empty();

  /**
   * Asks, in place of what was asked before.
   *
   * @param question what the thread does, within the budget that it is given
   * @param least how long the answer is held back at least, so that a movement on the screen comes to its end
   * @param answered gets the answer, on JavaFX's thread
   * @param failed is told of an exception in its place
   */
  <T> void ask(Function<Budget, T> question, Budget budget, Duration least, Consumer<? super T> answered,
      Consumer<? super Throwable> failed) {
    cancel();
    AtomicBoolean cancelled = new AtomicBoolean();
    PauseTransition pause = new PauseTransition();
    long begun = System.nanoTime();
    Background.Job work = Background.run(() -> question.apply(budget.until(cancelled::get)), answer -> {
      Duration rest = least.minusNanos(System.nanoTime() - begun);
      if (rest.isPositive()) {
        pause.setDuration(javafx.util.Duration.millis(rest.toMillis() + 1));
        pause.setOnFinished(end -> tell(answered, answer));
        pause.play();
      } else {
        tell(answered, answer);
      }
    }, failure -> tell(failed, failure));
    job = Optional.of(new Job(cancelled, work, pause));
  }

  private <T> void tell(Consumer<? super T> whom, T what) {
    job = Optional.empty();
    whom.accept(what);
  }

  /** Whether a question waits for its answer. */
  boolean isBusy() {
    return job.isPresent();
  }

  void cancel() {
    job.ifPresent(Job::cancel);
    job = Optional.empty();
  }
}
