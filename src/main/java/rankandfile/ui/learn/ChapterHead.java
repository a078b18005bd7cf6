package rankandfile.ui.learn;

import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import rankandfile.book.Book;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/** What stands above the text: group and title, for whom the page is, and of a case its verdict. */
final class ChapterHead extends VBox {

  ChapterHead(Book.Page page, Context context) {
    getStyleClass().add("chapter-head");
    String above = page.group().isEmpty() ? page.partTitle() : page.group();
    if (!above.isEmpty()) {
      getChildren().add(Labels.wrapping(above, "chapter-group"));
    }
    getChildren().add(Labels.wrapping(page.chapter().title(), "heading-chapter"));
    getChildren().addAll(Labels.wrapping(context.model().topNoteProperty(), "top-note"), aboutEdition(context));
    VBox verdict = new VBox();
    verdict.getStyleClass().add("case-verdict");
    Parts.here(this, context.model().verdictProperty()).subscribe(words -> fill(verdict, words, context));
    Parts.here(this, context.model().revisionProperty()).subscribe(
        v -> fill(verdict, context.model().verdictProperty().get(), context));
    getChildren().add(verdict);
  }

  /** Under the note about the edition in force, the way to all that is said of it. */
  private static Button aboutEdition(Context context) {
    Button link = Parts.button("", () -> context.model().aboutEdition().ifPresent(context.open()), "flat",
        "link-button");
    Parts.here(link, context.model().topNoteProperty()).subscribe(note -> {
      Parts.show(link, !note.isEmpty() && context.model().aboutEdition().isPresent());
      link.setText(context.text("about-edition", context.model().edition()));
      link.setAccessibleText(link.getText());
    });
    return link;
  }

  private static void fill(VBox verdict, String words, Context context) {
    verdict.getChildren().clear();
    Parts.show(verdict, !words.isEmpty());
    if (!words.isEmpty()) {
      LearnModel model = context.model();
      verdict.getChildren().addAll(Labels.wrapping(context.text("case.in", model.edition()), "case-edition"),
          Labels.wrapping(words, "lead"));
      model.otherVerdicts().forEach(v -> verdict.getChildren().add(Labels.wrapping(v, "case-other")));
      if (model.hasHouseRules()) {
        verdict.getChildren().add(Labels.wrapping(context.text("case.house-rules"), "case-other"));
      }
    }
  }
}
