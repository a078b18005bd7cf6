/**
 * Who sits beside a beginner: speaks when something happens for the first time, suggests a plan in between, and asks
 * before a slip that teaches nothing. Knows what the beginner may know and nothing else.
 *
 * <p>Start with {@link rankandfile.coach.Coach}, then {@link rankandfile.coach.Occasions} and {@link
 * rankandfile.coach.Plans}, which hold what there is to say. The words stand in {@code coach.properties}.
 *
 * <p>Must not know a position, the computer's thoughts about a running game, or the screen.
 */
@NullMarked
package rankandfile.coach;

import org.jspecify.annotations.NullMarked;
