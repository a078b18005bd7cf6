package rankandfile.ui.referee;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/**
 * Cells in rows and columns of one size under headings of one size. Where they do not fit, the cells scroll and both
 * headings stay. Knows nothing of what stands in them.
 */
abstract class PinnedTable extends Region {

  /** All in pixels: a cell, the heading of a row, and how high the heading of a column is. */
  record Sizes(double cellWidth, double cellHeight, double headWidth, double headHeight) {}

  private static final double STEP = 40;

  private final Region corner;
  private final Pane columns = clipped();
  private final Pane rows = clipped();
  private final Pane body = clipped();
  private final Region ring = new Region();
  private final ScrollBar across = bar(Orientation.HORIZONTAL);
  private final ScrollBar down = bar(Orientation.VERTICAL);
  private List<? extends Region> tops = List.of();
  private List<? extends Region> sides = List.of();
  private List<? extends List<? extends Region>> cells = List.of();

  /** A table with this in the corner between its headings. */
  PinnedTable(Region corner) {
    this.corner = corner;
    ring.getStyleClass().add("table-ring");
    ring.setMouseTransparent(true);
    getChildren().addAll(body, columns, rows, corner, across, down, ring);
    across.valueProperty().subscribe(v -> requestLayout());
    down.valueProperty().subscribe(v -> requestLayout());
    addEventHandler(ScrollEvent.SCROLL, this::wheel);
  }

  private static Pane clipped() {
    Pane pane = new Pane();
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(pane.widthProperty());
    clip.heightProperty().bind(pane.heightProperty());
    pane.setClip(clip);
    return pane;
  }

  private static ScrollBar bar(Orientation orientation) {
    ScrollBar bar = new ScrollBar();
    bar.setOrientation(orientation);
    bar.setFocusTraversable(false);
    bar.setManaged(false);
    bar.setUnitIncrement(STEP);
    return bar;
  }

  /** The sizes as they are now; {@link #requestLayout} when they change. */
  abstract Sizes sizes();

  /** Takes the headings above the columns and beside the rows, and the cells row by row. */
  final void put(List<? extends Region> above, List<? extends Region> beside,
      List<? extends List<? extends Region>> inside) {
    tops = above;
    sides = beside;
    cells = inside;
    List<? extends Region> all = cells.stream().flatMap(List::stream).toList();
    Stream.of(tops, sides, all).flatMap(List::stream).forEach(n -> n.setManaged(false)); // placed by hand
    columns.getChildren().setAll(tops);
    rows.getChildren().setAll(sides);
    body.getChildren().setAll(all);
    requestLayout();
  }

  /** Scrolls just so far that this cell is seen. */
  final void reveal(int row, int column) {
    Sizes size = sizes();
    reveal(across, column * size.cellWidth, size.cellWidth, body.getWidth());
    reveal(down, row * size.cellHeight, size.cellHeight, body.getHeight());
  }

  private static void reveal(ScrollBar bar, double from, double size, double room) {
    if (bar.isVisible() && room > size) {
      double most = Math.min(from, bar.getMax());
      bar.setValue(Math.clamp(bar.getValue(), Math.clamp(from + size - room, 0, most), most));
    }
  }

  private void wheel(ScrollEvent event) {
    boolean sideways = event.isShiftDown() || Math.abs(event.getDeltaX()) > Math.abs(event.getDeltaY());
    double by = sideways && event.getDeltaX() != 0 ? event.getDeltaX() : event.getDeltaY();
    ScrollBar bar = sideways ? across : down;
    double wanted = Math.clamp(bar.getValue() - by, 0, bar.getMax());
    if (bar.isVisible() && wanted != bar.getValue()) {
      bar.setValue(wanted);
      event.consume();
    }
  }

  // ---- layout

  @Override
  protected double computePrefWidth(double height) {
    return sizes().headWidth + tops.size() * sizes().cellWidth + 2;
  }

  @Override
  protected double computePrefHeight(double width) {
    double bar = width >= 0 && width < computePrefWidth(-1) ? across.prefHeight(-1) : 0;
    return sizes().headHeight + sides.size() * sizes().cellHeight + 2 + bar;
  }

  @Override
  protected double computeMinWidth(double height) {
    return sizes().headWidth + 2 * sizes().cellWidth;
  }

  @Override
  protected double computeMinHeight(double width) {
    return sizes().headHeight + 3 * sizes().cellHeight;
  }

  @Override
  protected void layoutChildren() {
    double left = sizes().headWidth;
    double top = sizes().headHeight;
    double wide = tops.size() * sizes().cellWidth + 1;
    double high = sides.size() * sizes().cellHeight + 1;
    boolean isHigh = top + high > getHeight() + 1;
    double roomAcross = getWidth() - left - (isHigh ? down.prefWidth(-1) : 0);
    boolean isWide = wide > roomAcross + 1;
    double roomDown = getHeight() - top - (isWide ? across.prefHeight(-1) : 0);
    range(across, wide, roomAcross);
    range(down, high, roomDown);
    double seenWide = Math.min(wide, roomAcross);
    double seenHigh = Math.min(high, roomDown);
    corner.resizeRelocate(0, 0, left, top);
    columns.resizeRelocate(left, 0, seenWide, top);
    rows.resizeRelocate(0, top, left, seenHigh);
    body.resizeRelocate(left, top, seenWide, seenHigh);
    across.resizeRelocate(left, top + seenHigh, seenWide, across.prefHeight(-1));
    down.resizeRelocate(left + seenWide, top, down.prefWidth(-1), seenHigh);
    place(sizes());
    ring.resizeRelocate(-4, -4, left + seenWide + 8, top + seenHigh + 8);
  }

  private static void range(ScrollBar bar, double all, double room) {
    boolean needed = all > room + 1;
    bar.setVisible(needed);
    bar.setMax(needed ? all - room : 0);
    bar.setVisibleAmount(needed ? bar.getMax() * room / all : 0);
    bar.setValue(Math.clamp(bar.getValue(), 0, bar.getMax()));
  }

  /** Neighbours share the line between them. */
  private void place(Sizes size) {
    double x = -Math.rint(across.getValue());
    double y = -Math.rint(down.getValue());
    for (int i = 0; i < tops.size(); i++) {
      tops.get(i).resizeRelocate(x + i * size.cellWidth, 0, size.cellWidth, size.headHeight);
    }
    for (int i = 0; i < sides.size(); i++) {
      sides.get(i).resizeRelocate(0, y + i * size.cellHeight, size.headWidth, size.cellHeight);
      for (int j = 0; j < cells.get(i).size(); j++) {
        cells.get(i).get(j).resizeRelocate(x + j * size.cellWidth, y + i * size.cellHeight, size.cellWidth + 1,
            size.cellHeight + 1);
      }
    }
  }
}
