/**
 * The desktop: {@link rankandfile.ui.Desktop} opens the window; each screen has a package of its own.
 *
 * <p>JavaFX is known here and below only.
 */
@NullMarked
package rankandfile.ui;

import org.jspecify.annotations.NullMarked;
