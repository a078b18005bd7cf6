/**
 * The game itself: board, pieces, moves, verdicts, endings, and what each side may know.
 *
 * <p>Start with {@link rankandfile.rules.Setup}, which holds anything a person can put on a board, and
 * {@link rankandfile.rules.Position}, which judges moves. {@link rankandfile.rules.Field} is the inner layer on plain
 * numbers that both the positions and a search use: what stands where (Board), what was before (Memory), where a piece
 * can go (Reach) and may (LegalMoves). Ids such as T1 or S3 in comments are the numbers of the rules in the book.
 *
 * <p>Knows no edition by name, no text form, no screen.
 */
@NullMarked
package rankandfile.rules;

import org.jspecify.annotations.NullMarked;
