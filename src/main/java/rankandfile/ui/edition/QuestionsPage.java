package rankandfile.ui.edition;

import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.edition.BoxQuestion.Reply;
import rankandfile.ui.kit.Card;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** Three questions about a box, and the editions that the answers lead to. */
final class QuestionsPage extends VBox {

  private final EditionModel model;
  private final Texts texts;
  private final VBox found = new VBox();

  QuestionsPage(EditionModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("questions-page");
    found.getStyleClass().add("found-editions");
    getChildren().add(Labels.wrapping(texts.text("questions.about"), "secondary"));
    for (BoxQuestion question : BoxQuestion.values()) {
      getChildren().add(question(question));
    }
    getChildren().add(found);
    model.repliesProperty().subscribe(all -> answer());
  }

  private VBox question(BoxQuestion question) {
    String key = "question." + question.name();
    Segments<Reply> replies = new Segments<>(texts.text(key), List.of(Reply.values()),
        reply -> texts.text(key + "." + reply.name()));
    replies.setId("question-" + question.name().toLowerCase(Locale.ROOT));
    replies.valueProperty().addListener((property, was, is) -> {
      if (is != null) {
        model.reply(question, is);
      }
    });
    model.repliesProperty().subscribe(all -> replies.valueProperty().set(all.get(question)));
    VBox block = new VBox(Labels.wrapping(texts.text(key), "heading-group"),
        Labels.wrapping(texts.text(key + ".hint"), "secondary"), replies);
    block.getStyleClass().add("question");
    return block;
  }

  private void answer() {
    List<Edition> closest = model.closestProperty().getValue();
    found.getChildren().clear();
    if (!closest.isEmpty()) {
      String exact = closest.size() == 1 ? "found.one" : "found.some";
      String key = model.exactProperty().getValue() ? exact : "found.closest";
      found.getChildren().add(Labels.wrapping(texts.text(key), "heading-section"));
      closest.forEach(edition -> found.getChildren().add(row(edition)));
    }
  }

  private Button row(Edition edition) {
    Label name = Labels.wrapping(Names.of(edition), "choice-title");
    Label source = Labels.wrapping(Names.source(edition), "choice-line");
    Label play = Labels.wrapping(model.editionProperty().map(
        e -> texts.text(e == edition ? "found.played" : "found.play")), "found-play");
    Button row = Card.button(new VBox(name, source, play));
    row.setId("found-" + edition.id());
    row.getStyleClass().setAll("button", "choice");
    row.setAccessibleText(texts.text("found.choose", Names.of(edition), Names.source(edition)));
    row.setOnAction(pressed -> model.take(edition));
    return row;
  }
}
