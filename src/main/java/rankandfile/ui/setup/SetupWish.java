package rankandfile.ui.setup;

import java.util.function.Consumer;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import rankandfile.notation.RulesText;
import rankandfile.play.Lineup;
import rankandfile.rules.Side;

/**
 * What somebody wants of the screen.
 *
 * @param rules the edition with its house switches; they stay what they are while the screen is open
 * @param start what stands at first; of the same side as the army that is wanted
 * @param editing whether no game follows, so that the army need not be whole
 * @param shared whether the opponent sits at the same machine and is not to see what is saved for this game
 * @param coach what a coach says at the moment, shown above everything else; empty for nothing
 * @param onReady is given the army: a whole one, unless it is only edited
 * @param onBack leaves without an army; what has been set up so far is the model's {@code lineupProperty}
 */
public record SetupWish(RulesText rules, Lineup start, boolean editing, boolean shared,
    ObservableValue<String> coach, Consumer<Lineup> onReady, Runnable onBack) {

  /** An army for a game, set up from nothing. */
  public static SetupWish forGame(Side side, RulesText rules, Consumer<Lineup> onReady, Runnable onBack) {
    return new SetupWish(rules, Lineup.empty(side), false, false, new SimpleStringProperty(""), onReady, onBack);
  }

  /** An army that is edited, saved and loaded without a game. */
  public static SetupWish forEditing(Side side, RulesText rules, Runnable onDone) {
    return new SetupWish(rules, Lineup.empty(side), true, false, new SimpleStringProperty(""), done -> onDone.run(),
        onDone);
  }

  /** The same beginning with this lineup. */
  public SetupWish from(Lineup lineup) {
    return new SetupWish(rules, lineup, editing, shared, coach, onReady, onBack);
  }

  /** The same with a coach's words beside the board. */
  public SetupWish with(ObservableValue<String> words) {
    return new SetupWish(rules, start, editing, shared, words, onReady, onBack);
  }

  /** The same where the opponent sets up at this machine too. */
  public SetupWish sharing() {
    return new SetupWish(rules, start, editing, true, coach, onReady, onBack);
  }

  Side side() {
    return start.side();
  }
}
