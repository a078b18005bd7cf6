package rankandfile.ui.live;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.FlowPane;
import rankandfile.ui.kit.Parts;

/** A button for each thing that a move may mean, while that is not clear. */
public final class OffersView extends FlowPane {

  /** Shows the offers, now and whenever they change; {@code choose} gets the chosen one. */
  public OffersView(ObservableValue<List<Offer>> offers, Consumer<Offer> choose) {
    getStyleClass().add("offers");
    offers.subscribe(list -> {
      getChildren().setAll(list.stream().map(o -> Parts.button(o.words(), () -> choose.accept(o))).toList());
      Parts.show(this, !list.isEmpty());
    });
  }
}
