/**
 * The desktop: {@link rankandfile.ui.Program} is one run from start to end, {@link rankandfile.ui.Desktop} wires the
 * screens together by their constructors; each screen has a package of its own.
 *
 * <p>JavaFX is known here and below only.
 */
@NullMarked
package rankandfile.ui;

import org.jspecify.annotations.NullMarked;
