package rankandfile.ui.play;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import rankandfile.picture.Mark;
import rankandfile.ui.board.MarkName;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.live.Said;
import rankandfile.ui.live.SaidView;

/** What stands beside the board about the move at hand: a refusal, a question with its answers, a notice, a hint. */
final class AsideView extends VBox {

  private final FlowPane answers = new FlowPane();

  /** @param open goes to the address of a rule */
  AsideView(GameModel model, Consumer<String> open) {
    getStyleClass().addAll("panel-part", "aside");
    answers.getStyleClass().add("offers");
    MarkName hint = new MarkName(Mark.HINT);
    getChildren().addAll(new SaidView(model.shownProperty().map(Shown::said), open), hint, answers);
    model.shownProperty().map(s -> s.sight().picture().marks().values().stream().anyMatch(m -> m.contains(Mark.HINT)))
        .subscribe(marked -> Parts.show(hint, marked));
    model.shownProperty().map(Shown::choices).subscribe(this::show);
    model.shownProperty().map(Shown::said).subscribe(s -> Parts.show(this, !(s instanceof Said.Nothing)));
  }

  private void show(List<Choice> choices) {
    boolean focused = answers.isFocusWithin();
    answers.getChildren().setAll(choices.stream().map(AsideView::button).toList());
    Parts.show(answers, !choices.isEmpty());
    if (focused && !choices.isEmpty()) {
      answers.getChildren().getFirst().requestFocus();
    }
  }

  private static Button button(Choice choice) {
    Button button = Parts.button(choice.words(), choice.run());
    if (choice.first()) {
      button.getStyleClass().add("primary");
    }
    return button;
  }
}
