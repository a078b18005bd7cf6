/**
 * The block in a chapter that is a board: read it, run it, hold its claims against the engine, step through it.
 *
 * <p>Start with {@link rankandfile.scenario.Scenario}. {@link rankandfile.scenario.ScenarioReader} reads the text of a
 * block, {@link rankandfile.scenario.Trial} compares its claims with what the engine says, and {@link
 * rankandfile.scenario.Playback} gives the frames that a screen steps through.
 *
 * <p>Knows no Markdown and no screens. The truth stays inside; others get scenes and observations.
 */
@NullMarked
package rankandfile.scenario;

import org.jspecify.annotations.NullMarked;
