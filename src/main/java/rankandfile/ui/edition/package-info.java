/**
 * The choice of the edition in force: ten editions with what differs in each, fourteen house rules, the numbers on
 * the pieces, and three questions for people who do not know which box they have.
 *
 * <p>Start with {@link rankandfile.ui.edition.EditionController}; {@link rankandfile.ui.edition.BoxQuestion} finds
 * the edition by answers. The sheet lies in the frame and changes what is in force at once.
 *
 * <p>Knows no other screen.
 */
@NullMarked
package rankandfile.ui.edition;

import org.jspecify.annotations.NullMarked;
