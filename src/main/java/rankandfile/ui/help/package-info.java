/**
 * The page that F1 opens: the signs of a board, the keys of every part, what was tested for people who cannot see or
 * point well, and what the program is, made of and licensed under.
 *
 * <p>Start with {@link rankandfile.ui.help.HelpController}.
 *
 * <p>Knows other screens only by their lists of keys.
 */
@NullMarked
package rankandfile.ui.help;

import org.jspecify.annotations.NullMarked;
