package rankandfile.ui.live;

import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.wording.Sentences;

/** What stands under the board of a task: what to do, results to choose from, the reply, hints, and the way on. */
final class TaskControls {

  private final TaskModel board;
  private final Surroundings around;

  TaskControls(TaskModel board, Surroundings around) {
    this.board = board;
    this.around = around;
  }

  List<Node> nodes(Node said) {
    VBox hint = new VBox(Labels.wrapping(board.hintProperty(), "hint-text"));
    hint.getStyleClass().add("hint");
    board.hintProperty().subscribe(text -> Parts.show(hint, !text.isEmpty()));
    return List.of(todo(), results(), said, hint, buttons(),
        Labels.wrapping(board.playedUnderProperty(), "played-under"));
  }

  private Node todo() {
    if (board.task().goal().isPlayed()) {
      return Labels.wrapping(board.turnProperty(), "board-note");
    }
    return Labels.wrapping(LiveWords.text(board.points() ? "task.point" : "task.name"), "board-note");
  }

  private Node results() {
    FlowPane row = new FlowPane();
    row.getStyleClass().add("offers");
    board.results().forEach(r -> row.getChildren().add(
        Parts.button(capital(Sentences.brief(r)), () -> board.name(r))));
    Parts.show(row, !row.getChildren().isEmpty());
    return row;
  }

  private static String capital(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  private Node buttons() {
    Button check = Parts.button(LiveWords.text("task.check"), board::check, "primary");
    Parts.show(check, board.points());
    Button retry = Parts.button(LiveWords.text("task.retry"), board::retry);
    board.begunProperty().subscribe(on -> retry.setDisable(!on));
    board.saidProperty().subscribe(said -> {
      boolean wrong = said instanceof Said.Wrong || said instanceof Said.Refused;
      name(retry, LiveWords.text(wrong ? "task.retry" : "task.restart"));
    });
    Button hint = Parts.button(LiveWords.text("task.hint"), board::giveHint);
    board.hintsProperty().subscribe(given -> {
      name(hint, LiveWords.text(given.intValue() == 0 ? "task.hint" : "task.hint.more"));
      hint.setDisable(given.intValue() >= TaskModel.HINTS);
    });
    Button next = Parts.button(LiveWords.text("task.next"), around.goOn(), "primary");
    board.solvedProperty().subscribe(solved -> {
      Parts.show(next, solved);
      Parts.show(hint, !solved);
      Parts.show(check, board.points() && !solved);
    });
    FlowPane row = new FlowPane(next, check, retry, hint);
    row.getStyleClass().add("task-buttons");
    return row;
  }

  private static void name(Button button, String words) {
    button.setText(words);
    button.setAccessibleText(words);
  }
}
