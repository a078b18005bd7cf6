/**
 * What a teacher knows about setting up: ready formations for every army, and remarks about a lineup that no rule
 * makes.
 *
 * <p>Start with {@link rankandfile.formation.Formation} and {@link rankandfile.formation.Remark}. The formations stand
 * as rows in {@code formations.txt}, the words in {@code formation.properties}. A package of its own, since a game is
 * played without either of them, while the coach may use both.
 *
 * <p>Knows one side's army and nothing of a running game, of opponents and of the screen.
 */
@NullMarked
package rankandfile.formation;

import org.jspecify.annotations.NullMarked;
