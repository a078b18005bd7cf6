/**
 * Computer players. They receive what a player may know, guess what they may not, and search on their guesses.
 *
 * <p>Start with {@link rankandfile.opponent.Opponent}, what a game asks of one, and {@link rankandfile.opponent.Level},
 * the ones there are. One answer goes through {@link rankandfile.opponent.Thinker}: what has happened (Story, Course),
 * what each piece can be (Knowledge, which a screen may ask, too) and probably is (Suspicion), guessed worlds
 * (Guesses), what is worth what (Worth, Goals, Habit, Points), the search (Search).
 * {@link rankandfile.opponent.Reasons} tells why.
 *
 * <p>Must not know a position that holds the truth, files, words or the screen.
 */
@NullMarked
package rankandfile.opponent;

import org.jspecify.annotations.NullMarked;
