/**
 * The first screen: three doors, what can be continued, and the edition in force.
 *
 * <p>Start with {@link rankandfile.ui.welcome.WelcomeController}.
 *
 * <p>Knows other screens by their addresses only.
 */
@NullMarked
package rankandfile.ui.welcome;

import org.jspecify.annotations.NullMarked;
