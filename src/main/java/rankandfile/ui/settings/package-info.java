/**
 * The settings: theme, size of the text, animation, coordinates, what can be begun anew, and where files lie.
 *
 * <p>Start with {@link rankandfile.ui.settings.SettingsController}. Every setting takes effect when it is changed.
 *
 * <p>Does not know what a {@link rankandfile.ui.kit.Reset} resets.
 */
@NullMarked
package rankandfile.ui.settings;

import org.jspecify.annotations.NullMarked;
