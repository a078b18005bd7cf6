/**
 * Boards of the book that run, on whatever screen: a {@link rankandfile.ui.live.LiveBoard} is a scenario or a task on
 * its board, {@link rankandfile.ui.live.BoardPane} shows one with what is said and done under it.
 *
 * <p>Of use for other boards: {@link rankandfile.ui.live.Mover} makes moves of what a hand points at, {@link
 * rankandfile.ui.live.Telling} and {@link rankandfile.ui.live.SaidView} say what a move led to, {@link
 * rankandfile.ui.live.Refusing} marks why one is refused, {@link rankandfile.ui.live.Editions} compares editions.
 *
 * <p>Holds no position: a scene answers, and shows what its viewer may know. Knows no screen.
 */
@NullMarked
package rankandfile.ui.live;

import org.jspecify.annotations.NullMarked;
