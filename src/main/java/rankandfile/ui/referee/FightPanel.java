package rankandfile.ui.referee;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Place;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.ui.live.StepButtons;
import rankandfile.ui.live.Surroundings;
import rankandfile.ui.live.Ticker;
import rankandfile.ui.prose.InlineNodes;
import rankandfile.wording.Explanation;
import rankandfile.wording.Names;

/** The chosen fight: how it ends, its board, the rule, and the editions in which it ends otherwise. */
final class FightPanel extends VBox {

  private static final int SQUARE = 72;

  private final Surroundings around;
  private final Texts texts;
  private int square = SQUARE;

  FightPanel(TableModel model, Surroundings around, Texts texts) {
    this.around = around;
    this.texts = texts;
    getStyleClass().add("fight-panel");
    model.fightProperty().subscribe(fight -> fight.boardProperty().subscribe(board -> fill(fight)));
  }

  /** The largest side of a square. */
  void limit(int pixels) {
    square = pixels;
    if (lookup("#board-fight") instanceof BoardView board) {
      board.setMaxSquare(pixels);
    }
  }

  private void fill(FightModel fight) {
    String focused = focusedId();
    ScenarioModel board = fight.boardProperty().get();
    getChildren().setAll(Labels.wrapping(fight.title(), "heading-panel"),
        Labels.wrapping(fight.result(), "fight-result"), board(board), steps(fight, board));
    if (!fight.under().isEmpty()) {
      getChildren().add(under(fight));
    }
    getChildren().add(rule(fight.why()));
    if (!fight.pages().isEmpty()) {
      getChildren().add(pages(fight.pages()));
    }
    fight.others().forEach(o -> getChildren().add(others(fight, o)));
    VBox notes = new VBox();
    notes.getStyleClass().add("fight-group");
    fight.notes().forEach(n -> notes.getChildren().add(Labels.wrapping(n, "fight-note")));
    getChildren().addAll(notes, desk(board));
    if (!focused.isEmpty() && lookup("#" + focused) instanceof Node node) {
      node.requestFocus();
    }
  }

  /** Playing under another edition makes the panel anew; the focus stays at the same place in it. */
  private String focusedId() {
    Node owner = getScene() == null ? null : getScene().getFocusOwner();
    return owner == null || owner.getId() == null || !isFocusWithin() ? "" : owner.getId();
  }

  private Node board(ScenarioModel board) {
    BoardView view = new BoardView(board.pictureProperty(), BoardActions.NONE);
    view.setId("board-fight");
    view.setMaxSquare(square);
    view.motionProperty().bind(around.look().motionProperty());
    Parts.here(view, around.settings().coordinatesProperty()).subscribe(view::setCoordinates);
    new Ticker(board, around.look().motionProperty());
    return view;
  }

  private Node steps(FightModel fight, ScenarioModel board) {
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    Label position = new Label();
    position.getStyleClass().add("step-position");
    position.setMinWidth(USE_PREF_SIZE);
    board.stepProperty().subscribe(step -> position.setText(
        texts.text(step.intValue() == 0 ? "fight.before" : "fight.after", fight.way())));
    HBox row = new HBox(new StepButtons(board), gap, position);
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("fight-steps");
    return row;
  }

  private Node under(FightModel fight) {
    Button back = Parts.button(texts.text("fight.back"), fight::playAsInForce, "flat", "link-button", "fight-back");
    back.setId("fight-back");
    return new VBox(Labels.wrapping(fight.under(), "played-under"), back);
  }

  private TextFlow rule(Explanation why) {
    Text text = new Text(why.why() + " ");
    text.getStyleClass().add("fight-why");
    TextFlow flow = new TextFlow(text, InlineNodes.rule(why.rule(), around.open()));
    flow.getStyleClass().add("said-flow");
    return flow;
  }

  private Node pages(List<Place> pages) {
    VBox list = new VBox();
    for (Place page : pages) {
      Hyperlink link = new Hyperlink(page.title());
      link.getStyleClass().add("page-link");
      link.setWrapText(true);
      link.setMinHeight(USE_PREF_SIZE);
      link.setOnAction(pressed -> {
        link.setVisited(false);
        around.open().accept(page.address());
      });
      list.getChildren().add(link);
    }
    return list;
  }

  private Node others(FightModel fight, FightModel.Others others) {
    FlowPane chips = new FlowPane();
    chips.getStyleClass().add("editions-bar");
    for (Edition edition : others.editions()) {
      Button chip = Parts.button(Names.brief(edition), () -> fight.play(edition), "edition-chip");
      chip.setId("play-" + edition.id());
      chip.setGraphic(Parts.glyph("chip-play"));
      chip.setAccessibleText(texts.text("fight.chip.accessible", Names.of(edition), others.why().what()));
      chips.getChildren().add(chip);
    }
    VBox group = new VBox(chips, Labels.wrapping(others.why().what(), "fight-other"), rule(others.why()));
    group.getStyleClass().add("fight-group");
    return group;
  }

  private Node desk(ScenarioModel board) {
    Button button = Parts.button(texts.text("fight.desk"), () -> around.atDesk(board), "flat",
        "link-button", "desk-button");
    button.setId("fight-desk");
    button.setGraphic(new Icon(Icon.Shape.SCALES));
    return button;
  }
}
