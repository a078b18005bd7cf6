package rankandfile.ui.play;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import rankandfile.opponent.Budget;
import rankandfile.opponent.Level;
import rankandfile.opponent.Opponent;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.Settings;

/**
 * What a game needs of the program around it.
 *
 * @param motion how movements are shown
 * @param opponents who plays at a level
 * @param budgets how long each level may think
 * @param keep is told after every change of a game
 */
record Around(InForce inForce, Settings settings, ObservableValue<Motion> motion, Function<Level, Opponent> opponents,
    Function<Level, Budget> budgets, Consumer<GameModel> keep) {}
