/**
 * Your board at the referee's desk: {@link rankandfile.ui.desk.DeskController} makes it, {@link
 * rankandfile.ui.desk.DeskModel} is what happens on it. There are two ways of holding it: <em>Set up</em>, in which
 * pieces go anywhere, and <em>Play</em>, in which the rules answer.
 *
 * <p>Its state is a {@link rankandfile.scenario.Sketch} with the ways back and forward. What is shown and said follows
 * the observation of the viewer who is chosen.
 */
@NullMarked
package rankandfile.ui.desk;

import org.jspecify.annotations.NullMarked;
