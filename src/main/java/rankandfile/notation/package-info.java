/**
 * The text forms of squares, pieces, moves, rules and results, as chapters and records write them, and what to say
 * when a text is wrong.
 *
 * <p>Start with {@link rankandfile.notation.Words}; {@link rankandfile.notation.Span} is a piece of a text that
 * remembers its place, {@link rankandfile.notation.Problem} what is wrong with one.
 *
 * <p>Knows the words of the scenario language, which are fixed and the same in every language of the app. Knows no
 * files and no screens.
 */
@NullMarked
package rankandfile.notation;

import org.jspecify.annotations.NullMarked;
