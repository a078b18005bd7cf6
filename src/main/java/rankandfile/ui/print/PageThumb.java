package rankandfile.ui.print;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import rankandfile.print.PageSize;
import rankandfile.ui.kit.Labels;

/** A page shown small; pressed, it is shown large. */
final class PageThumb extends Button {

  private final PageNode page;
  private final Label caption = Labels.wrapping("", "page-caption");

  PageThumb(PagePainter painter) {
    page = new PageNode(painter);
    page.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    page.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    VBox face = new VBox(page, caption);
    face.getStyleClass().add("thumb-face");
    face.setAlignment(Pos.TOP_LEFT);
    getStyleClass().setAll("button", "page-thumb");
    setGraphic(face);
  }

  void show(Printed file, int number, double outputScale, String title, String told) {
    page.show(file.pages(), number, outputScale);
    caption.setText(title);
    setAccessibleText(told);
  }

  /** As wide as this, and as high as the page then is. */
  void size(double width, PageSize of) {
    double wide = Math.floor(width);
    page.setPrefSize(wide, Math.round(wide * of.height() / of.width()));
    caption.setPrefWidth(wide);
  }

  /** How high page and caption are together, at the size that was set. */
  double height() {
    return page.getPrefHeight() + captionHeight(page.getPrefWidth());
  }

  /** How high the caption is under a page of this width. */
  double captionHeight(double width) {
    return caption.prefHeight(Math.floor(width));
  }
}
