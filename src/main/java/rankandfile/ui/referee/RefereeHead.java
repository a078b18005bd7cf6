package rankandfile.ui.referee;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.layout.FlowPane;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Texts;

/** What stands above each part of the desk: the choice of the part. A part may add its own buttons behind it. */
public final class RefereeHead extends FlowPane {

  private final RefereePart here;
  private final Segments<RefereePart> segments;

  /** Heads the part {@code here}; {@code open} is told when another one is chosen. */
  RefereeHead(RefereePart here, RefereeModel model, Consumer<RefereePart> open, Texts texts) {
    this.here = here;
    segments = new Segments<>(texts.text("parts"), List.of(RefereePart.values()), model::title);
    segments.valueProperty().set(here);
    segments.valueProperty().addListener((property, was, is) -> {
      if (is != null && is != here) {
        open.accept(is);
        segments.valueProperty().set(here);
      }
    });
    setPrefWrapLength(1); // no wider than the choice, where another part puts it beside its own buttons
    getStyleClass().add("referee-head");
    getChildren().add(segments);
  }

  /** Gives the chosen part the focus, visibly. */
  void enter() {
    FocusRing.show(segments, segments.getChildren().get(here.ordinal()));
  }
}
