/**
 * What all screens share: {@link rankandfile.ui.kit.Look} (theme, text size, motion) puts the one style sheet on a
 * scene, {@link rankandfile.ui.kit.Background} does work off the screen's thread.
 *
 * <p>Knows no screen and nothing of the game.
 */
@NullMarked
package rankandfile.ui.kit;

import org.jspecify.annotations.NullMarked;
