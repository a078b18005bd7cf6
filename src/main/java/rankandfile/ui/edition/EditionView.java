package rankandfile.ui.edition;

import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.ui.edition.EditionModel.Page;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Texts;

/** The sheet with its three pages. */
public final class EditionView extends VBox {

  private final Button close = new Button();

  EditionView(EditionModel model, Texts texts) {
    getStyleClass().add("edition-sheet");
    Label title = Labels.wrapping(texts.text("title"), "heading-panel");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    close.setId("close-editions");
    close.setGraphic(new Icon(Icon.Shape.CLOSE));
    close.setAccessibleText(texts.text("close"));
    close.getStyleClass().setAll("button", "icon-button");
    HBox head = new HBox(title, gap, close);
    head.getStyleClass().add("sheet-head");
    VBox top = new VBox(head, pages(model, texts));
    top.getStyleClass().add("sheet-top");
    StackPane body = new StackPane(page(model, Page.EDITIONS, new EditionsPage(model, texts)),
        page(model, Page.HOUSE_RULES, new HouseRulesPage(model, texts)),
        page(model, Page.QUESTIONS, new QuestionsPage(model, texts)));
    setVgrow(body, Priority.ALWAYS);
    getChildren().addAll(top, body);
  }

  Button closeButton() {
    return close;
  }

  /** Gives the switch with this word the focus, which brings it into sight. */
  public void enter(String word) {
    if (lookup("#" + HouseRulesPage.ID + word) instanceof Parent values) {
      FocusRing.stops(values).stream().findFirst().ifPresent(value -> FocusRing.show(this, value));
    }
  }

  private static Segments<Page> pages(EditionModel model, Texts texts) {
    Segments<Page> pages = new Segments<>(texts.text("pages"), List.of(Page.values()),
        page -> texts.text("page." + page.name()));
    pages.setId("edition-pages");
    pages.valueProperty().bindBidirectional(model.pageProperty());
    return pages;
  }

  private static Scrolling page(EditionModel model, Page page, Region content) {
    Scrolling scrolling = new Scrolling(content);
    scrolling.visibleProperty().bind(model.pageProperty().isEqualTo(page));
    return scrolling;
  }
}
