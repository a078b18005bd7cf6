package rankandfile.ui.play;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import rankandfile.ui.board.BlockView;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.prose.InlineNodes;

/** The card of the last battle, and of the one before in the same turn: who met whom, who won, and the rule. */
final class BattleView extends VBox {

  private final Consumer<String> open;

  /** @param open goes to the address of a rule */
  BattleView(GameModel model, Consumer<String> open) {
    this.open = open;
    getStyleClass().add("panel-part");
    Parts.here(this, model.shownProperty().map(s -> s.sight().battles())).subscribe(this::show);
  }

  private void show(List<Battle> battles) {
    getChildren().clear();
    Parts.show(this, battles != null && !battles.isEmpty());
    if (battles != null) {
      String label = "battle";
      for (Battle battle : battles) {
        getChildren().addAll(Labels.wrapping(PlayWords.text(label, battle.square()), "panel-label"), card(battle));
        label = "battle.before";
      }
    }
  }

  private HBox card(Battle battle) {
    Text why = new Text(battle.fight().why().why() + " ");
    why.getStyleClass().add("said-why");
    TextFlow flow = new TextFlow(why, InlineNodes.rule(battle.fight().why().rule(), open));
    flow.getStyleClass().add("said-flow");
    VBox words = new VBox(Labels.wrapping(battle.title(), "said-what"), flow);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox card = new HBox(new BlockView(battle.fight().attacker()), new BlockView(battle.fight().defender()), words);
    card.setAlignment(Pos.CENTER_LEFT);
    card.getStyleClass().add("last-battle-card");
    return card;
  }
}
