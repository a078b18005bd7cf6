package rankandfile.ui.help;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.rules.Rank;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.board.Legend;
import rankandfile.ui.kit.KeyList;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Texts;

/** One page: its contents, the signs of a board, keys, what was tested, and what the program is. */
final class HelpView extends StackPane {

  private final Texts texts;
  private final VBox page = new VBox();
  private final FlowPane contents = new FlowPane(24, 6);
  private final Scrolling scrolling = new Scrolling(page);
  private final Button copy = new Button();

  HelpView(HelpModel model, Texts texts) {
    this.texts = texts;
    page.getStyleClass().add("help-page");
    contents.getStyleClass().add("help-contents");
    contents.setId("help-contents");
    page.getChildren().addAll(Labels.wrapping(texts.text("title"), "heading-chapter"), contents);
    group(texts.text("title.signs"));
    page.getChildren().add(new Legend(Edition.FIELD_GUIDE.numbering().label(Rank.SCOUT)));
    model.keys().forEach(this::keys);
    group(texts.text("title.tested"));
    list(model.tested());
    group(texts.text("title.untested"));
    list(model.untested());
    about(model);
    getChildren().add(scrolling);
  }

  Button copyButton() {
    return copy;
  }

  private void keys(KeyList list) {
    group(list.title());
    for (KeyList.Line line : list.lines()) {
      row(Labels.wrapping(line.key(), "help-key"), Labels.wrapping(line.does(), "help-text"));
    }
  }

  private void list(List<String> sentences) {
    for (String sentence : sentences) {
      page.getChildren().add(Labels.wrapping(sentence, "help-text", "help-row"));
    }
  }

  private void about(HelpModel model) {
    group(texts.text("title.program"));
    list(List.of(model.version(), texts.text("unofficial"), texts.text("licence"), texts.text("log")));
    copy.setText(texts.text("copy"));
    copy.setId("copy-facts");
    copy.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    VBox button = new VBox(copy);
    button.getStyleClass().add("help-row");
    page.getChildren().add(button);
    group(texts.text("title.works"));
    model.fonts().forEach(this::work);
    model.libraries().forEach(this::work);
  }

  private void work(Work work) {
    row(Labels.wrapping(work.name(), "help-key"),
        new VBox(Labels.wrapping(work.licence(), "help-text"), Labels.wrapping(work.home(), "help-home")));
  }

  private void row(Label first, Region second) {
    first.setMinWidth(USE_PREF_SIZE);
    second.setMinWidth(0);
    HBox row = new HBox(24, first, second);
    HBox.setHgrow(second, Priority.ALWAYS);
    row.getStyleClass().add("help-row");
    page.getChildren().add(row);
  }

  private void group(String title) {
    Label heading = Labels.wrapping(title, "heading-section");
    heading.getStyleClass().add("help-group");
    page.getChildren().add(heading);
    Hyperlink link = new Hyperlink(title);
    link.setAccessibleText(texts.text("contents.accessible", title));
    link.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    link.setOnAction(pressed -> goTo(heading));
    contents.getChildren().add(link);
  }

  /** The heading stands at the top, and the keys that scroll go on from there. */
  private void goTo(Label heading) {
    scrolling.requestFocus();
    scrolling.raise(heading);
  }
}
