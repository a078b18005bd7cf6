/**
 * The program: {@link rankandfile.Main} reads the command line and starts what it asks for.
 *
 * <p>Start reading in {@code rankandfile.rules}, the game; {@code rankandfile.book} reads the
 * chapters, {@code rankandfile.ui} shows them. Nothing here may load JavaFX before a window is wanted.
 */
@NullMarked
package rankandfile;

import org.jspecify.annotations.NullMarked;
