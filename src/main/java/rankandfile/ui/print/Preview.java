package rankandfile.ui.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Window;
import rankandfile.print.PageHeading;
import rankandfile.print.PageSize;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** One page large, and beside it the others small where there is room for them; under it the bar of the zoom. */
final class Preview extends Pane {

  /** Smaller rooms show one page only. */
  private static final double WIDE = 700;
  private static final double HIGH = 520;
  private static final double GAP = 26;
  /** The frame of the large page, on each side. */
  private static final double FRAME = 2;

  private final PrintModel model;
  private final Texts texts;
  private final PageNode page;
  private final PageScroll scroll;
  private final Label caption = Labels.wrapping("", "page-caption", "current");
  private final Label message = Labels.wrapping("", "lead");
  private final ZoomBar bar;
  private final List<PageThumb> thumbs = new ArrayList<>();

  Preview(PrintModel model, PagePainter painter, Texts texts) {
    this.model = model;
    this.texts = texts;
    page = new PageNode(painter);
    scroll = new PageScroll(page);
    scroll.setId("page");
    bar = new ZoomBar(model, texts);
    getStyleClass().add("preview");
    getChildren().addAll(scroll, caption, bar, message);
    for (int i = 0; i < 2; i++) {
      PageThumb thumb = new PageThumb(painter);
      thumb.setId("thumb-" + (i + 1));
      thumbs.add(thumb);
      getChildren().add(thumb);
    }
    model.printedProperty().subscribe(file -> show());
    model.pageProperty().subscribe(number -> show());
    model.failureProperty().subscribe(why -> show());
    model.factorProperty().subscribe(factor -> requestLayout());
    sceneProperty().flatMap(s -> s.windowProperty()).flatMap(Window::renderScaleXProperty).subscribe(s -> show());
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    addEventFilter(ScrollEvent.SCROLL, this::wheel);
  }

  /** The large page. */
  PageScroll large() {
    return scroll;
  }

  // ---- what is shown

  private double outputScale() {
    return getScene() == null || getScene().getWindow() == null ? 1 : getScene().getWindow().getRenderScaleX();
  }

  private void show() {
    Optional<Printed> file = model.printedProperty().get();
    String why = model.failureProperty().getValue();
    message.setText(file.isPresent() ? "" : why.isEmpty() ? texts.text("making") : texts.text("failed", why));
    message.setVisible(file.isEmpty());
    for (var node : List.of(scroll, caption, bar)) {
      node.setVisible(file.isPresent());
    }
    file.ifPresent(this::show);
    requestLayout();
  }

  private void show(Printed file) {
    int number = file.nearest(model.pageProperty().get());
    page.show(file.pages(), number, outputScale());
    caption.setText(title(file, number));
    scroll.setAccessibleText(told(file, number));
    int other = 0;
    for (int i = 0; i < file.pages().count() && other < thumbs.size(); i++) {
      if (i != number) {
        int target = i;
        PageThumb thumb = thumbs.get(other++);
        thumb.show(file, i, outputScale(), title(file, i), texts.text("page.show", told(file, i)));
        thumb.setOnAction(pressed -> model.show(target));
      }
    }
  }

  private String title(Printed file, int number) {
    String title = file.pages().heading(number).title();
    return texts.text("page.title", number + 1, title.substring(0, 1).toLowerCase(java.util.Locale.ROOT)
        + title.substring(1));
  }

  /** What the page holds, in words. */
  private String told(Printed file, int number) {
    PageHeading heading = file.pages().heading(number);
    return texts.text("page.told", number + 1, file.pages().count(), heading.title(),
        String.join(texts.text("page.between"), heading.parts()), Names.of(file.reference().rules().edition()),
        texts.text("paper." + file.reference().paper().name()));
  }

  // ---- keys and wheel

  private void key(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    int number = model.pageProperty().get();
    switch (event.getCode()) {
      case PAGE_DOWN -> turn(1, number + 1);
      case PAGE_UP -> turn(-1, number - 1);
      case HOME -> model.show(0);
      case END -> model.show(Integer.MAX_VALUE);
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void turn(int direction, int next) {
    int before = model.pageProperty().get();
    if (!scroll.scroll(direction)) {
      model.show(next);
      if (model.pageProperty().get() != before) {
        scroll.scrollTo(direction < 0);
      }
    }
  }

  private void wheel(ScrollEvent event) {
    if (event.isShortcutDown()) {
      if (event.getDeltaY() > 0) {
        model.zoomIn();
      } else if (event.getDeltaY() < 0) {
        model.zoomOut();
      }
      event.consume();
    }
  }

  // ---- layout

  @Override
  protected double computePrefWidth(double height) {
    return 600;
  }

  @Override
  protected void layoutChildren() {
    Insets room = getInsets();
    double width = getWidth() - room.getLeft() - room.getRight();
    double below = bar.prefHeight(width);
    double line = caption.prefHeight(width);
    double height = getHeight() - room.getTop() - room.getBottom() - below - line;
    message.resizeRelocate(room.getLeft(), room.getTop(), width, message.prefHeight(width));
    boolean small = width >= WIDE && height >= HIGH;
    PageSize size = model.size();
    double thumb = small ? thumbWidth(width, (height + line - GAP) / 2, size) : 0;
    double beside = small ? thumb + GAP : 0;
    model.room(width - beside - 2 * FRAME, height - 2 * FRAME);
    double factor = model.factorProperty().get() * Zoom.POINT;
    double scale = outputScale();
    double pageWidth = Math.round(size.width() * factor * scale) / scale;
    double pageHeight = Math.round(size.height() * factor * scale) / scale;
    page.setPrefSize(pageWidth, pageHeight);
    page.setMinSize(pageWidth, pageHeight);
    boolean high = pageHeight + 2 * FRAME > height + 1;
    boolean wide = pageWidth + 2 * FRAME > width - beside + 1;
    double shownWidth = Math.min(width - beside, pageWidth + 2 * FRAME + (high ? PrintModel.BAR : 0));
    double shownHeight = Math.min(height, pageHeight + 2 * FRAME + (wide ? PrintModel.BAR : 0));
    double left = snapPositionX(room.getLeft() + (width - shownWidth - beside) / 2);
    double top = snapPositionY(room.getTop());
    scroll.resizeRelocate(left, top, shownWidth, shownHeight);
    double named = Math.min(width - beside, Math.ceil(caption.prefWidth(-1)));
    caption.resizeRelocate(Math.min(left, room.getLeft() + width - beside - named), top + shownHeight, named, line);
    bar.resizeRelocate(room.getLeft(), top + height + line, width, below);
    layOutThumbs(small, left + shownWidth + GAP, top, thumb, height + line);
  }

  /** So wide that page and caption are at most so high. */
  private double thumbWidth(double width, double height, PageSize size) {
    double ratio = size.width() / size.height();
    double wide = Math.min(0.3 * width, height * ratio);
    double line = thumbs.stream().mapToDouble(t -> t.captionHeight(wide)).max().orElse(0);
    return Math.floor(Math.min(wide, (height - line) * ratio));
  }

  /** The first as high up and the last as low down as the large page with its caption. */
  private void layOutThumbs(boolean shown, double left, double top, double width, double height) {
    for (PageThumb each : thumbs) {
      each.setVisible(shown && model.printedProperty().get().isPresent());
      if (each.isVisible()) {
        each.size(width, model.size());
        double high = each.height();
        each.resizeRelocate(left, each == thumbs.getFirst() ? top : top + height - high, width, high);
      }
    }
  }
}
