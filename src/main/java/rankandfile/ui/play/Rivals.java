package rankandfile.ui.play;

import java.security.SecureRandom;
import java.time.LocalDateTime;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import rankandfile.opponent.Budget;
import rankandfile.opponent.Level;
import rankandfile.opponent.Opponent;

/**
 * The computer players that there are, and what else of a game comes from outside.
 *
 * @param opponents who plays at a level
 * @param budgets how long each may think
 * @param seeds gives the random numbers of each new player
 * @param clock tells when a game begins
 */
public record Rivals(Function<Level, Opponent> opponents, Function<Level, Budget> budgets, LongSupplier seeds,
    Supplier<LocalDateTime> clock) {

  /** Those of the program, by the clock of the system. */
  public static Rivals ofProgram() {
    return new Rivals(level -> level, Level::budget, new SecureRandom()::nextLong, LocalDateTime::now);
  }
}
