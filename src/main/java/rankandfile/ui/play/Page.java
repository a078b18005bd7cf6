package rankandfile.ui.play;

import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import rankandfile.notation.RulesText;
import rankandfile.play.Lineup;
import rankandfile.play.Players;

/** What is in front on the screen for games. */
public sealed interface Page {

  /** Where one begins a game or goes on with one. */
  record Start() implements Page {}

  /** One side sets up its army for a game of this kind: {@code army} is what stands so far, {@code ready} gets it. */
  record SettingUp(Players.Kind kind, RulesText rules, ObjectProperty<Lineup> army, Consumer<Lineup> ready)
      implements Page {}

  /** Armies are set up without a game. */
  record Trying(RulesText rules) implements Page {}

  /** Between two people: the next one confirms, and {@code go} is run. */
  record Between(Curtain curtain, Runnable go) implements Page {}

  /** A game, running or over. */
  record Playing(GameModel game) implements Page {}
}
