package rankandfile.ui.live;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import rankandfile.ui.board.BlockView;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.prose.InlineNodes;
import rankandfile.wording.Explanation;

/** What is said under a board: the card of a battle, of a refusal, of a wrong answer, or a sentence. */
public final class SaidView extends VBox {

  private final Consumer<String> open;

  /**
   * Shows what is said now.
   *
   * @param open goes to the address of a rule
   */
  public SaidView(ObservableValue<Said> said, Consumer<String> open) {
    this.open = open;
    getStyleClass().add("said");
    said.subscribe(this::show);
  }

  private void show(Said said) {
    getChildren().clear();
    switch (said) {
      case Said.Nothing s -> { }
      case Said.Plain s -> getChildren().add(Labels.wrapping(s.sentence(), "said-plain"));
      case Said.Fight s -> getChildren().add(fight(s));
      case Said.Refused s -> getChildren().add(explained(s.why(), "refusal-card"));
      case Said.Over s -> getChildren().add(explained(s.why(), "over-card"));
      case Said.Wrong s -> getChildren().add(explained(s.why(), "wrong-card"));
      case Said.Solved s -> getChildren().add(solved(s));
    }
    Parts.show(this, !getChildren().isEmpty());
  }

  private Node fight(Said.Fight fight) {
    VBox words = new VBox(Labels.wrapping(fight.why().what(), "said-what"), why(fight.why()));
    HBox.setHgrow(words, Priority.ALWAYS);
    Label attacks = Labels.wrapping(LiveWords.text("attacks"), "attacks");
    attacks.setMinWidth(USE_PREF_SIZE);
    HBox row = new HBox(new BlockView(fight.attacker()), attacks, new BlockView(fight.defender()), words);
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("battle-row");
    VBox card = new VBox(row);
    if (!fight.rest().isEmpty()) {
      card.getChildren().add(Labels.wrapping(fight.rest(), "said-rest"));
    }
    card.getStyleClass().add("battle-card");
    return card;
  }

  private Node explained(Explanation why, String style) {
    VBox card = new VBox(Labels.wrapping(why.what(), "said-what"), why(why));
    card.getStyleClass().add(style);
    return card;
  }

  private Node solved(Said.Solved solved) {
    var words = Labels.wrapping(solved.sentence(), "said-what");
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox card = new HBox(new Icon(Icon.Shape.CHECK), words);
    card.getStyleClass().add("solved-card");
    return card;
  }

  private Node why(Explanation why) {
    Text text = new Text(why.why() + " ");
    text.getStyleClass().add("said-why");
    TextFlow flow = new TextFlow(text, InlineNodes.rule(why.rule(), open));
    flow.getStyleClass().add("said-flow");
    return flow;
  }
}
