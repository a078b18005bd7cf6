/**
 * The frame around all screens: the rail, the top bar with search and edition, and the place of the sheet for choosing
 * an edition.
 *
 * <p>Start with {@link rankandfile.ui.frame.FrameController}: it takes screens and shows the one where navigation is.
 *
 * <p>Knows no screen's inside.
 */
@NullMarked
package rankandfile.ui.frame;

import org.jspecify.annotations.NullMarked;
