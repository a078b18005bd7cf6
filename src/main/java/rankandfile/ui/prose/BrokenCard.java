package rankandfile.ui.prose;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import rankandfile.book.Passage;
import rankandfile.notation.Problem;
import rankandfile.ui.kit.Labels;

/** In the place of a block that cannot run: what is wrong with it, and where. */
public final class BrokenCard extends VBox {

  private static final int LONGEST = 160;

  public BrokenCard(Passage.Broken broken) {
    getStyleClass().addAll("card", "broken-card");
    setMargin(this, new Insets(4, 0, 16, 0));
    getChildren().add(Labels.wrapping(ProseWords.text("broken.title"), "card-caption"));
    for (Problem problem : broken.problems()) {
      getChildren().add(Labels.wrapping(problem.message(), "broken-message"));
      if (!problem.sourceLine().isBlank() && problem.column() <= LONGEST) {
        getChildren().add(line(problem));
      }
      if (!problem.hint().isEmpty()) {
        getChildren().add(Labels.wrapping(problem.hint(), "broken-hint"));
      }
      getChildren().add(Labels.wrapping(
          ProseWords.text("broken.place", problem.file(), Integer.toString(problem.line())), "broken-place"));
    }
  }

  /** The line with the wrong part marked; where nothing has a length, the place is marked by a wedge. */
  private static Node line(Problem problem) {
    int[] line = problem.sourceLine().codePoints().limit(LONGEST).map(c -> Character.isISOControl(c) ? ' ' : c)
        .toArray();
    int from = Math.min(problem.column() - 1, line.length);
    int to = Math.min(from + problem.length(), line.length);
    Text wrong = new Text(from == to ? "|" : new String(line, from, to - from));
    wrong.getStyleClass().addAll("verbatim-text", "broken-part");
    TextFlow flow = new TextFlow();
    List.of(plain(new String(line, 0, from)), wrong, plain(new String(line, to, line.length - to)))
        .forEach(flow.getChildren()::add);
    flow.getStyleClass().add("broken-line");
    return flow;
  }

  private static Text plain(String words) {
    Text text = new Text(words);
    text.getStyleClass().add("verbatim-text");
    return text;
  }
}
