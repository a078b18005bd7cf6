/**
 * What the drawing of a board consists of, in plain data, and the same in words.
 *
 * <p>Start with {@link rankandfile.picture.BoardPicture}: the app's board, the figure in print and the tests all read
 * it. It is made from what a viewer may know, so it holds nothing else.
 *
 * <p>Knows no toolkit, no colours, no sizes.
 */
@NullMarked
package rankandfile.picture;

import org.jspecify.annotations.NullMarked;
