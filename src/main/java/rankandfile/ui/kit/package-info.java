/**
 * What all screens share. The state of the program: {@link rankandfile.ui.kit.InForce} (edition, house rules,
 * numbers), {@link rankandfile.ui.kit.Settings}, {@link rankandfile.ui.kit.Navigation} with {@link
 * rankandfile.ui.kit.Destination}. {@link rankandfile.ui.kit.Doors} to the system, {@link
 * rankandfile.ui.kit.Background} for work, {@link rankandfile.ui.kit.UserFiles} for files that people choose. {@link
 * rankandfile.ui.kit.Texts} are words, {@link rankandfile.ui.kit.Look} puts the one style sheet on a scene. Small
 * controls: {@link rankandfile.ui.kit.Segments}, {@link rankandfile.ui.kit.Icon}, {@link rankandfile.ui.kit.Pair}.
 *
 * <p>Knows no screen.
 */
@NullMarked
package rankandfile.ui.kit;

import org.jspecify.annotations.NullMarked;
