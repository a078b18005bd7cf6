package rankandfile.ui.play;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import rankandfile.coach.Remark;
import rankandfile.picture.Mark;
import rankandfile.ui.board.MarkName;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/**
 * What the coach says, and the two answers to it while the game goes on. While it has nothing to say, how to hear all
 * of it again.
 */
final class GuideView extends VBox {

  private final GameModel model;
  private final Consumer<String> open;

  /** @param open goes to an address */
  GuideView(GameModel model, Consumer<String> open) {
    this.model = model;
    this.open = open;
    getStyleClass().add("panel-part");
    Parts.here(this, model.shownProperty().map(s -> new State(s.remark(), isSilent(s)))).subscribe(this::show);
  }

  /** What is shown; {@code silent} when a guide is there and has nothing to say. */
  private record State(Optional<Remark> remark, boolean silent) {}

  private boolean isSilent(Shown shown) {
    return model.isGuided() && shown.remark().isEmpty() && shown.replay().isEmpty() && shown.curtain().isEmpty();
  }

  private void show(State state) {
    getChildren().clear();
    Parts.show(this, state != null && (state.silent || state.remark.isPresent()));
    if (state != null && state.silent) {
      getChildren().addAll(Labels.wrapping(PlayWords.text("guide"), "guide-label"),
          Labels.wrapping(PlayWords.text("guide.silent"), "secondary"),
          Parts.button(PlayWords.text("guide.again"), model::tellAgain, "flat", "link-button"));
    } else if (state != null) {
      state.remark.ifPresent(this::fill);
    }
  }

  private void fill(Remark remark) {
    getChildren().addAll(Labels.wrapping(PlayWords.text("guide"), "guide-label"),
        Labels.wrapping(remark.title(), "heading-section"));
    if (!remark.text().isEmpty()) {
      getChildren().add(flow(remark, words(remark.text())));
    }
    if (!remark.plan().isEmpty() && !remark.text().isEmpty()) {
      Text word = words(PlayWords.text("guide.plan") + " ");
      word.getStyleClass().add("guide-plan");
      getChildren().add(new TextFlow(word, words(remark.plan())));
    } else if (!remark.plan().isEmpty()) {
      getChildren().add(flow(remark, words(remark.plan())));
    }
    if (!remark.marked().isEmpty()) {
      getChildren().add(new MarkName(remark.movable() ? Mark.CAN_MOVE : Mark.LOOK));
    }
    if (model.isGuided()) {
      getChildren().add(answers());
    }
  }

  private FlowPane answers() {
    FlowPane buttons = new FlowPane(Parts.button(PlayWords.text("guide.got-it"), model::gotIt),
        Parts.button(PlayWords.text("guide.fewer"), model::fewerTips, "flat"));
    buttons.getStyleClass().add("guide-buttons");
    return buttons;
  }

  /** The words with the links behind them. */
  private TextFlow flow(Remark remark, Text words) {
    TextFlow flow = new TextFlow(words);
    flow.getStyleClass().add("said-flow");
    for (Remark.Link link : remark.links()) {
      Hyperlink node = new Hyperlink(link.words());
      node.getStyleClass().add("rule-link");
      node.setAccessibleText(link.words());
      node.setMinWidth(Hyperlink.USE_PREF_SIZE);
      node.setOnAction(clicked -> {
        node.setVisited(false);
        open.accept(link.address());
      });
      flow.getChildren().addAll(words(" "), node);
    }
    return flow;
  }

  private static Text words(String sentence) {
    Text text = new Text(sentence);
    text.getStyleClass().add("guide-text");
    return text;
  }
}
