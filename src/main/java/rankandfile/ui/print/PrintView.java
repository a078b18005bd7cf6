package rankandfile.ui.print;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;

/** The pages at the left and the options at the right; with large letters the options above the pages. */
public final class PrintView extends Pane {

  /** From this size of the text on the options stand above, in per cent. */
  private static final int LARGE = 150;
  /** How wide the options are at 100 %, in pixels. */
  private static final double SIDE = 320;

  private final Preview preview;
  private final OptionsPane options;
  private final Settings settings;
  private final Pane both = new Pane() {
    @Override
    public Orientation getContentBias() {
      return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
      return options.prefHeight(width) + pageHeight();
    }

    @Override
    protected void layoutChildren() {
      double high = options.prefHeight(getWidth());
      options.resizeRelocate(0, 0, getWidth(), high);
      preview.resizeRelocate(0, high, getWidth(), pageHeight());
    }
  };
  private final Scrolling side;
  private final Scrolling page = new Scrolling(both);
  private boolean above;

  PrintView(PrintModel model, PagePainter painter, Settings settings, Texts texts) {
    this.settings = settings;
    preview = new Preview(model, painter, texts);
    options = new OptionsPane(model, texts);
    side = new Scrolling(options);
    side.getStyleClass().add("print-side");
    getChildren().addAll(preview, side);
    settings.textSizeProperty().subscribe(size -> requestLayout());
  }

  OptionsPane options() {
    return options;
  }

  Preview preview() {
    return preview;
  }

  /** So much of the window that a page and its bar can be seen at once. */
  private double pageHeight() {
    return Math.max(360, getHeight() - 16);
  }

  private int text() {
    return Math.clamp(settings.textSizeProperty().get(), 100, 200);
  }

  private void arrange(boolean onTop) {
    if (onTop == above) {
      return;
    }
    above = onTop;
    if (onTop) {
      side.setContent(new Region());
      getChildren().setAll(page);
      both.getChildren().setAll(options, preview);
    } else {
      both.getChildren().clear();
      side.setContent(options);
      getChildren().setAll(preview, side);
    }
  }

  @Override
  protected void layoutChildren() {
    arrange(text() >= LARGE);
    Insets room = getInsets();
    double width = getWidth() - room.getLeft() - room.getRight();
    if (above) {
      page.resizeRelocate(room.getLeft(), room.getTop(), width, getHeight());
      both.requestLayout();
    } else {
      double wide = Math.round(SIDE * text() / 100);
      preview.resizeRelocate(room.getLeft(), room.getTop(), width - wide, getHeight());
      side.resizeRelocate(room.getLeft() + width - wide, room.getTop(), wide, getHeight());
    }
  }
}
