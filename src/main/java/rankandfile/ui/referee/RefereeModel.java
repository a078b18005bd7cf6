package rankandfile.ui.referee;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Place;
import rankandfile.ui.kit.Texts;

/** Which part of the desk is in front; kept from one run to the next. */
public final class RefereeModel {

  private static final String KEPT = "referee";

  private final KeptValues state;
  private final Texts texts;
  private final ReadOnlyObjectWrapper<RefereePart> part = new ReadOnlyObjectWrapper<>(this, "part");

  RefereeModel(KeptValues state, Texts texts) {
    this.state = state;
    this.texts = texts;
    part.set(state.value(KEPT).flatMap(RefereePart::named).orElse(RefereePart.TABLE));
  }

  /** The part in front. */
  public ReadOnlyObjectProperty<RefereePart> partProperty() {
    return part.getReadOnlyProperty();
  }

  /** Brings a part to the front. */
  public void show(RefereePart wanted) {
    part.set(wanted);
    state.set(KEPT, wanted.word());
  }

  /** What a part is called. */
  String title(RefereePart wanted) {
    return texts.text("part." + wanted.name());
  }

  Place place(RefereePart wanted) {
    return new Place(RefereePart.SCREEN, wanted.address(), title(wanted));
  }

  /** The part that an address means; the screen's own is the last one that was in front. */
  Optional<Place> resolve(String address) {
    return address.equals(RefereePart.SCREEN) ? Optional.of(place(part.get()))
        : places().stream().filter(p -> p.address().equals(address)).findFirst();
  }

  List<Place> places() {
    return List.of(RefereePart.values()).stream().map(this::place).toList();
  }
}
