/**
 * The computer player at another program's table: the contest protocol on standard input and output.
 *
 * <p>Start with {@link rankandfile.engine.Conversation}, which says what is heard and answered, line by line;
 * {@link rankandfile.engine.Ledger} makes of it what a player may know.
 *
 * <p>Must not know the truth, for nobody tells it; nor files, books and screens.
 */
@NullMarked
package rankandfile.engine;

import org.jspecify.annotations.NullMarked;
