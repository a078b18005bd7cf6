package rankandfile.ui.live;

import java.util.function.Consumer;
import rankandfile.rules.Setup;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Settings;

/**
 * What a board needs of the screen that it is on.
 *
 * @param open goes to an address
 * @param goOn goes on from a solved task
 * @param desk opens a position at the referee's desk
 */
public record Surroundings(Look look, Settings settings, Consumer<String> open, Runnable goOn,
    Consumer<Setup> desk) {}
