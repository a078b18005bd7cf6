package rankandfile.ui.play;

import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import rankandfile.rules.Viewer;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Segments;

/** How the game ended, and what can be done with it now. */
final class EndView extends VBox {

  EndView(GameModel model, GameDoors doors) {
    getStyleClass().add("panel-part");
    model.shownProperty().map(Shown::head).subscribe(head -> {
      getChildren().clear();
      Parts.show(this, model.end().isPresent());
      model.end().ifPresent(end -> getChildren().addAll(
          Labels.wrapping(EndWords.title(end, model.players()), "heading-panel"),
          Labels.wrapping(EndWords.reason(end), "end-reason"), buttons(doors),
          Labels.wrapping(PlayWords.text("replay.eyes"), "panel-label", "end-eyes"),
          eyes(model.shownProperty().get().replay().orElseThrow())));
    });
  }

  private static FlowPane buttons(GameDoors doors) {
    Button again = Parts.button(PlayWords.text("end.again"), doors::again, "primary");
    again.setId("again");
    FlowPane buttons = new FlowPane(again, Parts.button(PlayWords.text("end.save"), doors::save),
        Parts.button(PlayWords.text("end.copy"), doors::copy), Parts.button(PlayWords.text("end.desk"), doors::desk),
        Parts.button(PlayWords.text("leave"), doors::leave));
    buttons.getStyleClass().add("offers");
    return buttons;
  }

  private static Segments<Viewer> eyes(ReplayModel replay) {
    Segments<Viewer> eyes = new Segments<>(PlayWords.text("replay.eyes"), replay.viewers(),
        v -> PlayWords.text("eyes." + v.name()));
    eyes.setId("eyes");
    eyes.valueProperty().bindBidirectional(replay.viewerProperty());
    return eyes;
  }
}
