/**
 * A monkey at the keys and the mouse of the whole program, and somebody who watches what comes of it.
 *
 * <p>Start with {@link rankandfile.monkey.MonkeyTest}. What the monkey does depends on its seed and on what the window
 * shows at that moment, so a run can be repeated about as far as the program itself does the same at the same time.
 */
@NullMarked
package rankandfile.monkey;

import org.jspecify.annotations.NullMarked;
