/**
 * The board control, one for all screens: {@link rankandfile.ui.board.BoardView} draws an observable
 * {@link rankandfile.picture.BoardPicture} and turns clicks, drags and keys into the wishes of
 * {@link rankandfile.ui.board.BoardActions}; what is chosen is read from the picture's marks.
 *
 * <p>{@code new BoardView(picture, actions)}, then {@code motionProperty().bind(look.motionProperty())}; place
 * {@code status()}, the {@link rankandfile.ui.board.StatusLine}, anywhere and say with it what happens.
 * {@code setMaxSquare}, {@code setCoordinates}, {@code hereProperty}, {@code finish} are the rest. {@link
 * rankandfile.ui.board.Carrying} brings pieces onto it from beside it.
 *
 * <p>Knows no rules, no positions and no screen: only what a picture holds.
 */
@NullMarked
package rankandfile.ui.board;

import org.jspecify.annotations.NullMarked;
