/**
 * A second, slow reading of the rules page, and the test that holds the engine against it.
 *
 * <p>Start with {@link rankandfile.rules.oracle.LegalityOracleTest}. {@link rankandfile.rules.oracle.Annals} keeps
 * the whole past of a game; the classes named after a doing ({@code Refusing}, {@code Chasing}, {@code Telling}) each
 * answer for one section of the page by looking through that past from the beginning, every time anew.
 *
 * <p>Uses of the engine only its values and {@link rankandfile.rules.Position}, nothing of its inside.
 */
@NullMarked
package rankandfile.rules.oracle;

import org.jspecify.annotations.NullMarked;
