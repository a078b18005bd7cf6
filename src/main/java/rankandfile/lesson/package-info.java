/**
 * Learning: solving a task step by step, and what a reader has done so far.
 *
 * <p>Start with {@link rankandfile.lesson.TaskRun}. Nothing here draws or waits; a screen asks and shows.
 */
@NullMarked
package rankandfile.lesson;

import org.jspecify.annotations.NullMarked;
