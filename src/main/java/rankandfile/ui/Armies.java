package rankandfile.ui;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Parent;
import rankandfile.notation.RulesText;
import rankandfile.play.Lineup;
import rankandfile.play.Players;
import rankandfile.play.SavedLineups;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.play.SetupDoor;
import rankandfile.ui.setup.SetupController;
import rankandfile.ui.setup.SetupWish;

/** The way from the screen for games to the one on which an army is set up. */
record Armies(SavedLineups saved, InForce inForce, Look look, Settings settings, Dialogs dialogs,
    Clipboard clipboard) implements SetupDoor {

  @Override
  public Parent before(Property<Lineup> army, RulesText rules, Players.Kind kind, Consumer<Lineup> ready,
      Runnable back) {
    SetupWish wish = SetupWish.forGame(army.getValue().side(), rules, ready, back).from(army.getValue());
    SetupController screen = controller(switch (kind) {
      case COMPUTER -> wish;
      case GUIDED -> wish.with(new SimpleStringProperty(new Texts("rankandfile.ui.desktop").text("guided.set-up")));
      case TWO_PEOPLE -> wish.sharing();
    });
    screen.model().lineupProperty().subscribe(army::setValue);
    return screen.view();
  }

  @Override
  public Parent without(RulesText rules, Runnable back) {
    return controller(SetupWish.forEditing(settings.bottomProperty().get(), rules, back)).view();
  }

  private SetupController controller(SetupWish wish) {
    return new SetupController(wish, saved, inForce, look, settings, dialogs, clipboard, new SplittableRandom());
  }
}
