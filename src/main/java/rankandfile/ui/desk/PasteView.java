package rankandfile.ui.desk;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import rankandfile.notation.Problem;
import rankandfile.scenario.Scenario;
import rankandfile.ui.kit.Card;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;

/** The pasted text with what is wrong with it, beside the board that it is meant for. */
final class PasteView extends VBox {

  private final PasteModel model;
  private final Texts texts;
  private final TextArea text = new TextArea();
  private final VBox rows = new VBox();

  PasteView(PasteModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("desk-section");
    setId("paste");
    text.setId("paste-text");
    text.getStyleClass().add("block-text");
    text.setAccessibleText(texts.text("paste.text"));
    text.setPrefRowCount(14);
    text.textProperty().bindBidirectional(model.textProperty());
    Button put = Parts.button(texts.text("paste.put"), model::read, "primary");
    put.setId("paste-put");
    Button close = Parts.button(texts.text("paste.close"), model::close);
    close.setId("paste-close");
    FlowPane buttons = new FlowPane(put, close);
    buttons.getStyleClass().add("offers");
    getChildren().addAll(Labels.wrapping(texts.text("paste.title"), "heading-group"),
        Labels.wrapping(model.aboutProperty(), "paste-about"), rows, text, buttons);
    addEventHandler(KeyEvent.KEY_PRESSED, e -> {
      if (e.getCode() == KeyCode.ESCAPE) {
        model.close();
        e.consume();
      }
    });
    model.problemsProperty().subscribe(p -> show());
    model.foundProperty().subscribe(p -> show());
  }

  /** Gives the text the focus. */
  void enter() {
    text.requestFocus();
  }

  private void show() {
    rows.getChildren().setAll(model.foundProperty().get().stream().map(this::choice).toList());
    model.problemsProperty().get().forEach(p -> rows.getChildren().add(problem(p)));
    Parts.show(rows, !rows.getChildren().isEmpty());
  }

  private Node choice(Scenario scenario) {
    Button button = Card.button(new VBox(Labels.wrapping(scenario.name(), "choice-title"),
        Labels.wrapping(scenario.caption(), "choice-line")));
    button.getStyleClass().setAll("button", "choice");
    button.setAccessibleText(texts.text("paste.choice", scenario.name(), scenario.caption()));
    button.setOnAction(pressed -> model.put(scenario));
    return button;
  }

  private Node problem(Problem problem) {
    VBox words = new VBox(Labels.wrapping(texts.text("paste.problem", problem.line(), problem.message()),
        "problem-what"));
    if (!problem.hint().isEmpty()) {
      words.getChildren().add(Labels.wrapping(problem.hint(), "choice-line"));
    }
    Button button = Card.button(words);
    button.getStyleClass().setAll("button", "choice", "problem");
    button.setAccessibleText(texts.text("paste.problem.accessible", problem.line(), problem.message(),
        problem.hint()));
    button.setOnAction(pressed -> goTo(problem));
    return button;
  }

  /** Selects the place in the text. */
  private void goTo(Problem problem) {
    String[] lines = text.getText().split("\n", -1);
    int start = 0;
    for (int i = 0; i < Math.min(problem.line() - 1, lines.length - 1); i++) {
      start += lines[i].length() + 1;
    }
    String line = lines[Math.min(problem.line(), lines.length) - 1];
    int from = Math.min(line.length(), problem.column() - 1);
    text.requestFocus();
    text.selectRange(start + from, start + Math.min(line.length(), from + Math.max(1, problem.length())));
  }
}
