/**
 * The screen with the chapters: contents, text, and a live board that follows the reading.
 *
 * <p>Start with {@link rankandfile.ui.learn.LearnController}. {@link rankandfile.ui.learn.LearnModel} is the page
 * that is open, its boards are of {@code ui.live}, its text of {@code ui.prose}.
 * Keys beside the board's own: F forward, B back, P play or pause, T try it, R retry or back to the step, H hint,
 * K check, G go on, J from the text to the board and back to its card.
 *
 * <p>Holds no position: a scene answers, and shows what its viewer may know.
 */
@NullMarked
package rankandfile.ui.learn;

import org.jspecify.annotations.NullMarked;
