package rankandfile.ui.learn;

import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.LiveBoard;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.ui.live.StepChip;
import rankandfile.ui.live.TaskModel;

/** A board's place in the text: its caption or aim, its steps, its address; in a narrow window the board too. */
final class CardView extends VBox {

  private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");

  private final LearnModel model;
  private final LiveBoard board;
  private final Texts texts;
  private final VBox room = new VBox();

  CardView(LearnModel model, LiveBoard board, Texts texts) {
    this.model = model;
    this.board = board;
    this.texts = texts;
    getStyleClass().add("card");
    setMargin(this, new Insets(4, 0, 16, 0));
    setId("card-" + board.name());
    switch (board) {
      case ScenarioModel s -> scenario(s);
      case TaskModel t -> task(t);
    }
    room.getStyleClass().add("card-board");
    Parts.show(room, false);
    getChildren().add(room);
    setOnMousePressed(press -> model.activate(board));
    Parts.here(this, model.activeProperty()).subscribe(
        a -> pseudoClassStateChanged(ACTIVE, a.filter(b -> b == board).isPresent()));
  }

  LiveBoard board() {
    return board;
  }

  /** Gives its first button the focus. */
  void enter() {
    FocusRing.enter(this);
  }

  /** Puts the board under the card. */
  void take(Node pane) {
    room.getChildren().setAll(pane);
    Parts.show(room, true);
  }

  /** The board is elsewhere. */
  void release() {
    room.getChildren().clear();
    Parts.show(room, false);
  }

  private void scenario(ScenarioModel scenario) {
    FlowPane chips = new FlowPane();
    chips.getStyleClass().add("step-chips");
    scenario.stepsProperty().subscribe(steps -> {
      chips.getChildren().clear();
      steps.forEach(s -> chips.getChildren().add(chip(scenario, s)));
      mark(chips, scenario.stepProperty().get());
    });
    scenario.stepProperty().subscribe(step -> mark(chips, step.intValue()));
    getChildren().addAll(Labels.wrapping(scenario.noticeProperty(), "card-notice"),
        head(Labels.wrapping(scenario.scenario().caption(), "card-caption")), chips);
  }

  private static void mark(FlowPane chips, int step) {
    for (int i = 0; i < chips.getChildren().size(); i++) {
      chips.getChildren().get(i).pseudoClassStateChanged(CURRENT, i + 1 == step);
    }
  }

  private Button chip(ScenarioModel scenario, StepChip step) {
    Button chip = Parts.button(step.words(), () -> {
      model.activate(board);
      scenario.go(step.number());
    }, "step-chip");
    Label number = new Label(Integer.toString(step.number()));
    number.getStyleClass().add("step-number");
    chip.setGraphic(number);
    chip.setDisable(!step.reached());
    chip.setAccessibleText(texts.text(step.reached() ? "card.step" : "card.step.unreached", step.number(),
        step.words()));
    return chip;
  }

  private void task(TaskModel task) {
    Label state = Labels.wrapping(texts.text("task.label"), "task-label");
    Icon check = new Icon(Icon.Shape.CHECK);
    state.setGraphic(check);
    Runnable show = () -> {
      boolean done = task.solvedProperty().get() || model.progress().isSolved(task.task());
      state.setText(texts.text(done ? "task.solved" : "task.label"));
      Parts.show(check, done);
      pseudoClassStateChanged(DONE, done);
    };
    task.solvedProperty().subscribe(v -> show.run());
    Parts.here(this, model.revisionProperty()).subscribe(v -> show.run());
    getChildren().addAll(Labels.wrapping(task.noticeProperty(), "card-notice"), state,
        head(Labels.wrapping(task.task().aim(), "heading-section")));
  }

  private Node head(Label words) {
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox head = new HBox(words, copyButton());
    head.setAlignment(Pos.TOP_LEFT);
    head.getStyleClass().add("card-head");
    return head;
  }

  private Button copyButton() {
    Button button = Parts.button("", () -> model.copyAddress(board.name()), "flat", "copy-button");
    Region link = new Icon(Icon.Shape.LINK);
    Region check = new Icon(Icon.Shape.CHECK);
    Parts.here(this, model.copiedProperty()).subscribe(name -> {
      boolean copied = name.equals(board.name());
      button.setGraphic(copied ? check : link);
      Parts.name(button, texts.text(copied ? "card.copied" : "card.copy", board.name()));
    });
    return button;
  }
}
