package rankandfile.ui.referee;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import rankandfile.ui.kit.Texts;

/** The part of the desk that is in front, each made when it is first wanted. */
public final class RefereeView extends StackPane {

  private final RefereeModel model;
  private final Map<RefereePart, Function<RefereeHead, Parent>> makers;
  private final Texts texts;
  private final Map<RefereePart, RefereeHead> heads = new EnumMap<>(RefereePart.class);
  private final Map<RefereePart, Parent> made = new EnumMap<>(RefereePart.class);

  /**
   * The desk.
   *
   * @param makers makes a part around its head, which it puts at its top left
   * @param open goes to a part
   */
  RefereeView(RefereeModel model, Map<RefereePart, Function<RefereeHead, Parent>> makers,
      Consumer<RefereePart> open, Texts texts) {
    this.model = model;
    this.makers = makers;
    this.texts = texts;
    getStyleClass().addAll("referee", "reading");
    setMinSize(0, 0);
    model.partProperty().subscribe(part -> show(part, open));
  }

  private void show(RefereePart part, Consumer<RefereePart> open) {
    boolean switched = heads.values().stream().anyMatch(RefereeHead::isFocusWithin);
    RefereeHead head = heads.computeIfAbsent(part, p -> new RefereeHead(p, model, open, texts));
    getChildren().setAll(made.computeIfAbsent(part, p -> makers.get(p).apply(head)));
    if (switched) {
      applyCss();
      layout();
      head.enter();
    }
  }
}
