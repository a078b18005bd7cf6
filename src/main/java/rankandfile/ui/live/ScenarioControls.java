package rankandfile.ui.live;

import java.util.List;
import javafx.geometry.HorizontalDirection;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Switch;

/** What stands under the board of a scenario: steps, note, verdict, way back, other editions. */
final class ScenarioControls {

  private final ScenarioModel board;

  ScenarioControls(ScenarioModel board) {
    this.board = board;
  }

  List<Node> nodes(Node said) {
    return List.of(bar(), Labels.wrapping(board.noteProperty(), "board-note"), said, backBar(),
        underBar(), editions());
  }

  // ---- steps

  private Node bar() {
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox bar = new HBox(new StepButtons(board), position(), gap, tryIt());
    bar.setAlignment(Pos.CENTER_LEFT);
    bar.getStyleClass().add("step-bar");
    return bar;
  }

  private Node position() {
    Label words = Labels.wrapping("", "step-position");
    HBox.setHgrow(words, Priority.SOMETIMES);
    Runnable show = () -> words.setText(position(board.stepProperty().get(), board.stepsProperty().get().size()));
    board.stepProperty().subscribe(v -> show.run());
    board.tryingProperty().subscribe(v -> show.run());
    return words;
  }

  private String position(int step, int all) {
    if (board.tryingProperty().get()) {
      return step == 0 ? LiveWords.text("board.own.start") : LiveWords.text("board.own", step);
    }
    return all == 0 ? LiveWords.text("board.no-steps")
        : step == 0 ? LiveWords.text("board.start", all) : LiveWords.text("board.step", step, all);
  }

  private Node tryIt() {
    Switch toggle = new Switch(LiveWords.text("try-it"));
    toggle.setLabelPosition(HorizontalDirection.LEFT);
    toggle.setAccessibleText(LiveWords.text("try-it.accessible"));
    toggle.getStyleClass().add("try-it");
    toggle.setMinWidth(Region.USE_PREF_SIZE);
    board.tryingProperty().subscribe(toggle::setSelected);
    toggle.selectedProperty().addListener((property, was, is) -> board.tryIt(is));
    return toggle;
  }

  // ---- trying

  private Node backBar() {
    Button back = Parts.button(LiveWords.text("try.back"), board::retry, "try-back");
    back.setGraphic(new Icon(Icon.Shape.UNDO));
    HBox bar = new HBox(back, Labels.wrapping(board.turnProperty(), "whose-turn"));
    bar.setAlignment(Pos.CENTER_LEFT);
    bar.getStyleClass().add("back-bar");
    board.tryingProperty().subscribe(trying -> Parts.show(bar, trying));
    return bar;
  }

  // ---- editions

  private Node underBar() {
    Label words = Labels.wrapping(board.playedUnderProperty(), "played-under");
    Button back = Parts.button("", () -> board.wayBackProperty().get().ifPresent(o -> board.play(o.rules())), "flat",
        "link-button");
    FlowPane bar = new FlowPane(words, back);
    bar.getStyleClass().add("under-bar");
    board.wayBackProperty().subscribe(way -> {
      way.ifPresent(w -> back.setText(w.words()));
      way.ifPresent(w -> back.setAccessibleText(w.words()));
      Parts.show(bar, way.isPresent());
    });
    return bar;
  }

  private Node editions() {
    FlowPane bar = new FlowPane();
    bar.getStyleClass().add("editions-bar");
    board.editionsProperty().subscribe(editions -> {
      bar.getChildren().setAll(Labels.wrapping(LiveWords.text("others"), "editions-title"));
      editions.others().forEach(o -> bar.getChildren().add(chip(o, bar)));
      bar.getChildren().add(Labels.wrapping(editions.rest(), "editions-rest"));
      Parts.show(bar, !editions.others().isEmpty() || !editions.rest().isEmpty());
    });
    return bar;
  }

  private Button chip(Editions.Other other, FlowPane bar) {
    Button chip = Parts.button(other.words(), () -> board.play(other.rules()), "edition-chip");
    chip.setGraphic(Parts.glyph("chip-play"));
    Parts.name(chip, other.told());
    chip.setMinWidth(0);
    // as wide as it likes before the bar has a width, or all chips would seem to fit into one row
    chip.maxWidthProperty().bind(bar.widthProperty().map(w -> w.doubleValue() > 0 ? w : Double.MAX_VALUE));
    bar.widthProperty().subscribe(w -> chip.setWrapText(w.doubleValue() > 0 && chip.prefWidth(-1) > w.doubleValue()));
    return chip;
  }
}
