package rankandfile.ui.print;

import java.nio.IntBuffer;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import rankandfile.print.PagePicture;
import rankandfile.print.PageSize;
import rankandfile.print.Pages;

/**
 * A page as it is printed, as large as it is laid out and as sharp as the screen. Until a new picture is drawn the old
 * one is shown, stretched. A page of very many pixels is drawn sharp only where it is seen.
 */
final class PageNode extends Region {

  /** A picture of a whole page has no more. */
  static final double MOST_PIXELS = 6_000_000;
  /** What is drawn around the seen part, in shares of it. */
  private static final double AROUND = 0.15;

  private final PagePainter painter;
  private final ImageView whole = new ImageView();
  private final ImageView sharp = new ImageView();
  private Optional<PagePainter.Wish> drawn = Optional.empty();
  private Optional<PagePainter.Wish> shownWhole = Optional.empty();
  private Optional<PagePainter.Wish> drawnSharp = Optional.empty();
  private @Nullable Pages pages;
  private int page;
  private double outputScale = 1;
  private @Nullable Bounds seen;

  PageNode(PagePainter painter) {
    this.painter = painter;
    getStyleClass().add("page");
    whole.setManaged(false);
    sharp.setManaged(false);
    getChildren().addAll(whole, sharp);
    setMouseTransparent(true);
    sceneProperty().subscribe(scene -> follow());
    widthProperty().subscribe(width -> draw());
    heightProperty().subscribe(height -> draw());
  }

  private void follow() {
    if (getScene() == null) {
      forget();
    } else {
      draw();
    }
  }

  /** Shows this page, of a file, on a screen with so many real pixels to each of JavaFX's. */
  void show(Pages file, int number, double screen) {
    pages = file;
    page = number;
    outputScale = screen;
    draw();
  }

  /** The part of this node that can be seen, where that is not all of it. */
  void seen(Bounds part) {
    seen = part;
    draw();
  }

  /** Lets go of the pictures, which are large. */
  void forget() {
    painter.forget(whole);
    painter.forget(sharp);
    whole.setImage(null);
    sharp.setImage(null);
    drawn = Optional.empty();
    shownWhole = Optional.empty();
    drawnSharp = Optional.empty();
  }

  /** Whether what is shown is drawn for just this page at just this size. */
  boolean isSharp() {
    return pages != null && shownWhole.equals(Optional.of(wish(pages, wholeScale(pages))))
        && (wholeScale(pages) == scale(pages) || sharp.getImage() != null && sharp.isVisible() && isSeenSharp(pages));
  }

  private boolean isSeenSharp(Pages file) {
    Bounds part = seen == null ? getLayoutBounds() : seen;
    return drawnSharp.filter(w -> covers(w.part(), part, wish(file, scale(file)).part())).isPresent();
  }

  boolean hasPicture() {
    return whole.getImage() != null;
  }

  /** How many are held. */
  double pixels() {
    return Stream.of(whole, sharp).map(ImageView::getImage).filter(Objects::nonNull)
        .mapToDouble(i -> i.getWidth() * i.getHeight()).sum();
  }

  private void draw() {
    if (pages == null || getScene() == null || getWidth() < 1) {
      return;
    }
    Pages file = pages;
    PagePainter.Wish wish = wish(file, wholeScale(file));
    if (!drawn.equals(Optional.of(wish))) {
      drawn = Optional.of(wish);
      painter.draw(whole, wish, picture -> {
        whole.setImage(image(picture));
        shownWhole = Optional.of(wish);
      });
    }
    if (wholeScale(file) < scale(file)) {
      drawPart(file);
    } else {
      painter.forget(sharp);
      sharp.setImage(null);
      drawnSharp = Optional.empty();
    }
    requestLayout();
  }

  private void drawPart(Pages file) {
    PagePainter.Part all = wish(file, scale(file)).part();
    Bounds part = seen == null ? getLayoutBounds() : seen;
    Optional<PagePainter.Wish> is = drawnSharp.filter(w -> w.pages() == file && w.page() == page
        && w.scale() == scale(file));
    sharp.setVisible(is.isPresent());
    if (is.isEmpty() || !covers(is.get().part(), part, all)) {
      int x = (int) Math.max(0, (part.getMinX() - AROUND * part.getWidth()) * outputScale);
      int y = (int) Math.max(0, (part.getMinY() - AROUND * part.getHeight()) * outputScale);
      int right = (int) Math.min(all.width(), (part.getMaxX() + AROUND * part.getWidth()) * outputScale);
      int bottom = (int) Math.min(all.height(), (part.getMaxY() + AROUND * part.getHeight()) * outputScale);
      if (right > x && bottom > y) {
        ask(new PagePainter.Wish(file, page, scale(file), new PagePainter.Part(x, y, right - x, bottom - y)));
      }
    }
  }

  private void ask(PagePainter.Wish wish) {
    painter.draw(sharp, wish, picture -> {
      drawnSharp = Optional.of(wish);
      sharp.setImage(image(picture));
      sharp.setVisible(pages != null && wish.scale() == scale(pages));
      requestLayout();
    });
  }

  private boolean covers(PagePainter.Part drawn, Bounds part, PagePainter.Part all) {
    return drawn.x() <= Math.max(0, part.getMinX() * outputScale)
        && drawn.y() <= Math.max(0, part.getMinY() * outputScale)
        && drawn.x() + drawn.width() >= Math.min(all.width(), part.getMaxX() * outputScale)
        && drawn.y() + drawn.height() >= Math.min(all.height(), part.getMaxY() * outputScale);
  }

  /** Real pixels in a point. */
  private double scale(Pages file) {
    return getWidth() * outputScale / file.size(page).width();
  }

  private double wholeScale(Pages file) {
    PageSize size = file.size(page);
    return Math.min(scale(file), Math.sqrt(MOST_PIXELS / size.width() / size.height()));
  }

  private PagePainter.Wish wish(Pages file, double scale) {
    PageSize size = file.size(page);
    return new PagePainter.Wish(file, page, scale, new PagePainter.Part(0, 0,
        (int) Math.round(size.width() * scale), (int) Math.round(size.height() * scale)));
  }

  private static Image image(PagePicture picture) {
    return new WritableImage(new PixelBuffer<>(picture.width(), picture.height(), IntBuffer.wrap(picture.rgb()),
        PixelFormat.getIntArgbPreInstance()));
  }

  @Override
  protected void layoutChildren() {
    whole.setFitWidth(getWidth());
    whole.setFitHeight(getHeight());
    drawnSharp.ifPresent(w -> {
      sharp.setFitWidth(w.part().width() / outputScale);
      sharp.setFitHeight(w.part().height() / outputScale);
      sharp.relocate(w.part().x() / outputScale, w.part().y() / outputScale);
    });
  }
}
