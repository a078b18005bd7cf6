/**
 * The blocks in a chapter that are boards: scenarios that run, and tasks to solve.
 *
 * <p>Start with {@link rankandfile.scenario.Scenario} and {@link rankandfile.scenario.Task}. Readers read the text of
 * a block, {@link rankandfile.scenario.Trial} and {@link rankandfile.scenario.TaskTrial} hold it against the engine,
 * {@link rankandfile.scenario.Playback} gives the frames that a screen steps through. The grammar of tasks is told
 * at {@link rankandfile.scenario.TaskReader}. {@link rankandfile.scenario.Sketch} is a board that somebody has set up,
 * and {@link rankandfile.scenario.BlockText} writes it as a block.
 *
 * <p>Knows no Markdown and no screens. The truth stays inside; others get scenes and observations.
 */
@NullMarked
package rankandfile.scenario;

import org.jspecify.annotations.NullMarked;
