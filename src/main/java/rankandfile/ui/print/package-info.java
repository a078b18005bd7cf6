/**
 * The screen that prints: the three pages as they will come out, what can be chosen about them, and the ways to save,
 * print and open them.
 *
 * <p>Start with {@link rankandfile.ui.print.PrintController}: it has the file made whenever something is chosen, and
 * {@link rankandfile.ui.print.PagePainter} has its pages drawn.
 *
 * <p>Knows nothing of what stands on a page: what is seen is the file.
 */
@NullMarked
package rankandfile.ui.print;

import org.jspecify.annotations.NullMarked;
