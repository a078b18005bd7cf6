/**
 * The named editions: each a value made of an army and switches, with where its rules come from.
 *
 * <p>Start with {@link rankandfile.rules.edition.Edition}. {@link rankandfile.rules.edition.Numbering} holds the
 * printed numbers, which are display only. Nothing here decides a move.
 */
@NullMarked
package rankandfile.rules.edition;

import org.jspecify.annotations.NullMarked;
