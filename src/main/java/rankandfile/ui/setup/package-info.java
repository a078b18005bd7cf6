/**
 * The screen on which somebody sets up an army: a tray, the board, ready formations, and lineups of one's own.
 *
 * <p>Start with {@link rankandfile.ui.setup.SetupController}, which is given a {@link rankandfile.ui.setup.SetupWish}:
 * whose army, under which rules, and whom to tell when it stands. {@link rankandfile.ui.setup.SetupModel} is the army
 * that is being set up, {@link rankandfile.ui.setup.ShelfModel} what is kept of earlier ones.
 *
 * <p>Knows one army only, no game and no opponent.
 */
@NullMarked
package rankandfile.ui.setup;

import org.jspecify.annotations.NullMarked;
