/**
 * Games: the page on which one begins or goes on, the game itself, the curtain between two people, the end and the
 * way back through the moves.
 *
 * <p>Start with {@link rankandfile.ui.play.PlayController}. {@link rankandfile.ui.play.PlayModel} says which page is
 * in front, {@link rankandfile.ui.play.GameModel} is one game as one side sees it, {@link
 * rankandfile.ui.play.ReplayModel} a walk through its moves; a {@link rankandfile.ui.play.Sight} is all that is shown
 * at one moment. In a guided game the coach speaks beside the board.
 *
 * <p>Shows what a table says to a side, and nothing else while a game runs. Does not know how an army is set up.
 */
@NullMarked
package rankandfile.ui.play;

import org.jspecify.annotations.NullMarked;
