/**
 * The referee's desk: the table of fights, the disputed cases, and a board of one's own, which another package makes.
 *
 * <p>Start with {@link rankandfile.ui.referee.RefereeController}. {@link rankandfile.ui.referee.FightModel} is a fight
 * of the table, {@link rankandfile.ui.referee.CasesModel} the list of cases and the one that is open.
 *
 * <p>Decides no rule: every cell, verdict and board is what the engine or the book answers.
 */
@NullMarked
package rankandfile.ui.referee;

import org.jspecify.annotations.NullMarked;
