package rankandfile.ui.welcome;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Texts;

/** Makes the first screen. */
public final class WelcomeController {

  private final Texts texts = new Texts("rankandfile.ui.welcome.welcome");
  private final WelcomeModel model;
  private final Runnable chooseEdition;

  /**
   * The first screen.
   *
   * @param continuation what is offered to go on with; may change
   * @param chooseEdition what "Other box?" does
   */
  public WelcomeController(Navigation navigation, InForce inForce,
      ObservableValue<Optional<Continuation>> continuation, Runnable chooseEdition) {
    this.chooseEdition = chooseEdition;
    model = new WelcomeModel(navigation, inForce, continuation, texts);
  }

  public Screen screen() {
    return new Screen(Destination.single(Navigation.START.screen(), Navigation.START.title()), this::view);
  }

  private WelcomeView view() {
    WelcomeView view = new WelcomeView(model, texts);
    view.otherBox().setOnAction(pressed -> {
      view.otherBox().setVisited(false);
      chooseEdition.run();
    });
    return view;
  }
}
