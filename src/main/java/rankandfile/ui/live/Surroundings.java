package rankandfile.ui.live;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import rankandfile.notation.RulesText;
import rankandfile.rules.Setup;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Settings;

/**
 * What a board needs of the screen that it is on.
 *
 * @param open goes to an address
 * @param goOn goes on from a solved task
 * @param desk opens a position at the referee's desk, under rules whose edition is known
 */
public record Surroundings(Look look, Settings settings, Consumer<String> open, Runnable goOn,
    BiConsumer<Setup, RulesText> desk) {

  /** Opens what stands on the board at the desk, by the rules of the board. */
  public void atDesk(LiveBoard board) {
    board.setup().ifPresent(setup -> desk.accept(setup, board.played()));
  }
}
