package rankandfile.ui.referee;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Place;
import rankandfile.ui.kit.Texts;

/** Which part of the desk is in front, kept from one run to the next, and what its addresses mean. */
public final class RefereeModel {

  /** Where one comes to settle a dispute: the cases, with the search field in hand. */
  private static final String SETTLE = RefereePart.CASES.address() + "/settle";
  private static final String KEPT = "referee";

  private final CasesModel cases;
  private final KeptValues state;
  private final Texts texts;
  private final ReadOnlyObjectWrapper<RefereePart> part = new ReadOnlyObjectWrapper<>(this, "part");

  RefereeModel(CasesModel cases, KeptValues state, Texts texts) {
    this.cases = cases;
    this.state = state;
    this.texts = texts;
    part.set(state.value(KEPT).flatMap(RefereePart::named).orElse(RefereePart.TABLE));
  }

  /** The part in front. */
  public ReadOnlyObjectProperty<RefereePart> partProperty() {
    return part.getReadOnlyProperty();
  }

  /** What a part is called. */
  String title(RefereePart wanted) {
    return texts.text("part." + wanted.name());
  }

  private Place place(RefereePart wanted) {
    return wanted == RefereePart.CASES
        ? cases.openProperty().get().map(c -> Cases.place(c.chapter())).orElseGet(() -> plain(wanted)) : plain(wanted);
  }

  private Place plain(RefereePart wanted) {
    return new Place(RefereePart.SCREEN, wanted.address(), title(wanted));
  }

  /** The part in front as a place, with the case that is open in it. */
  Place here() {
    return place(part.get());
  }

  /** The place that an address means; the screen's own is where one was last. */
  Optional<Place> resolve(String address) {
    if (address.equals(RefereePart.SCREEN)) {
      return Optional.of(here());
    }
    if (address.equals(SETTLE)) {
      return Optional.of(new Place(RefereePart.SCREEN, SETTLE, title(RefereePart.CASES)));
    }
    return cases.at(address).map(p -> Cases.place(p.chapter()))
        .or(() -> places().stream().filter(p -> p.address().equals(address)).findFirst());
  }

  /** The three parts. */
  List<Place> places() {
    return List.of(RefereePart.values()).stream().map(this::plain).toList();
  }

  /** Shows a place that was resolved here. */
  void show(Place place) {
    String word = place.address().split("/")[1];
    part.set(RefereePart.named(word).orElseThrow());
    state.set(KEPT, word);
    cases.look(place.address().equals(SETTLE));
    cases.at(place.address()).ifPresent(cases::open);
  }
}
