package rankandfile.ui.play;

import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Pair;
import rankandfile.ui.kit.Parts;

/** What a player can do beside moving a piece. Not there after the end, and while one looks back. */
final class GameBar extends StackPane {

  private final GameModel model;

  GameBar(GameModel model, GameDoors doors) {
    this.model = model;
    getStyleClass().add("game-bar");
    Button over = Parts.button(PlayWords.text("hand-over"), model::handOver, "primary");
    over.setId("hand-over");
    model.shownProperty().map(s -> s.possible().handOver()).subscribe(v -> Parts.show(over, v));
    FlowPane left = new Row(over, button("undo", "undo", Icon.Shape.UNDO, doors::undo, Possible::undo),
        button("hint", "hint.ask", Icon.Shape.LAMP, model::hint, Possible::hint));
    FlowPane right = new Row(button("draw", "draw", Icon.Shape.TO_BAR, doors::offerDraw, Possible::draw),
        button("resign", "resign", Icon.Shape.PENNANT, doors::resign, Possible::resign),
        button("leave", "leave", Icon.Shape.LEFT, doors::leave, p -> true));
    right.getStyleClass().add("game-bar-right");
    getChildren().add(new Pair(left, right, 4, false));
    model.shownProperty().map(Shown::replay).subscribe(replay -> Parts.show(this, replay.isEmpty()));
  }

  private Button button(String id, String key, Icon.Shape shape, Runnable pressed, Predicate<Possible> possible) {
    Button button = Parts.button(PlayWords.text(key), pressed, "flat");
    button.setId(id);
    button.setGraphic(new Icon(shape));
    model.shownProperty().map(s -> !possible.test(s.possible())).subscribe(button::setDisable);
    return button;
  }

  /** Buttons in one row where there is room, and in several where not. */
  private static final class Row extends FlowPane {

    Row(Button... buttons) {
      super(buttons);
      getStyleClass().add("game-bar-part");
    }

    @Override
    protected double computePrefWidth(double height) {
      return getChildren().stream().filter(Node::isManaged)
          .mapToDouble(b -> snapSizeX(b.prefWidth(-1)) + getHgap()).sum();
    }
  }
}
