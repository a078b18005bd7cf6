package rankandfile.ui.play;

import javafx.scene.control.Button;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;

/** The curtain: a calm page with no board behind it, until the next person confirms. */
final class CurtainView extends VBox {

  private final Button button;

  CurtainView(Curtain curtain, Runnable raise) {
    getStyleClass().add("curtain");
    button = Parts.button(curtain.button(), raise, "primary");
    button.setId("raise-curtain");
    VBox page = new VBox(Labels.wrapping(curtain.title(), "heading-chapter"));
    page.getStyleClass().add("curtain-page");
    if (!curtain.news().isEmpty()) {
      page.getChildren().addAll(Labels.wrapping(PlayWords.text("curtain.news"), "panel-label"),
          Labels.wrapping(curtain.news(), "lead"));
    }
    page.getChildren().addAll(Labels.wrapping(PlayWords.text("curtain.alone"), "secondary"), button);
    Scrolling scrolling = new Scrolling(page);
    VBox.setVgrow(scrolling, Priority.ALWAYS);
    getChildren().add(scrolling);
  }

  /** Gives its button the focus. */
  void enter() {
    applyCss(); // what scrolls is in the window only then
    button.requestFocus();
  }
}
