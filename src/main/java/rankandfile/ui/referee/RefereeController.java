package rankandfile.ui.referee;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Parent;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Place;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Texts;

/** Puts the parts of the referee's desk together. */
public final class RefereeController {

  private final Texts texts = new Texts("rankandfile.ui.referee.referee");
  private final RefereeModel model;
  private final Navigation navigation;
  private final Map<RefereePart, Function<RefereeHead, Parent>> makers = new EnumMap<>(RefereePart.class);

  /** The desk; {@code state} keeps which part was in front. */
  public RefereeController(Navigation navigation, KeptValues state) {
    this.navigation = navigation;
    model = new RefereeModel(state, texts);
  }

  /** Sets how a part is made: around its head, which it puts at its top left. Asked when it is first wanted. */
  public void set(RefereePart part, Function<RefereeHead, Parent> maker) {
    makers.put(part, maker);
  }

  /** The screen for the frame. */
  public Screen screen() {
    return new Screen(new Parts(), () -> new RefereeView(model, makers, part -> navigation.open(part.address()),
        texts));
  }

  /** The parts as places. */
  private final class Parts implements Destination {

    @Override
    public String screen() {
      return RefereePart.SCREEN;
    }

    @Override
    public Optional<Place> resolve(String address) {
      return model.resolve(address);
    }

    @Override
    public void show(Place place) {
      RefereePart.named(place.address().substring(RefereePart.SCREEN.length() + 1)).ifPresent(model::show);
    }

    @Override
    public List<Place> places() {
      return model.places();
    }
  }
}
