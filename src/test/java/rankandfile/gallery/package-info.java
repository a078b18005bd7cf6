/**
 * A program that draws named scenes of the screens to PNG files, to be looked at: {@link
 * rankandfile.gallery.Gallery}.
 *
 * <p>Run it with {@code mvn -q test-compile exec:exec@gallery}, with {@code -Dshots=board} for those whose names hold
 * a word; add a scene by adding a {@link rankandfile.gallery.Shot} to a list that {@code Gallery} knows.
 */
@NullMarked
package rankandfile.gallery;

import org.jspecify.annotations.NullMarked;
