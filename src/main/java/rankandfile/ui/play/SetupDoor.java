package rankandfile.ui.play;

import java.util.function.Consumer;
import javafx.beans.property.Property;
import javafx.scene.Parent;
import rankandfile.notation.RulesText;
import rankandfile.play.Lineup;
import rankandfile.play.Players;

/** Where an army is set up: a screen of its own, of which this one knows nothing else. */
public interface SetupDoor {

  /**
   * The screen for one side's army before a game.
   *
   * @param army what stands at first, and then whatever stands
   * @param kind a beginner is told what to think of, and of two people neither sees what the other saves
   * @param ready gets a whole army
   * @param back leaves without one
   */
  Parent before(Property<Lineup> army, RulesText rules, Players.Kind kind, Consumer<Lineup> ready, Runnable back);

  /** The screen for trying out armies without a game. */
  Parent without(RulesText rules, Runnable back);
}
