package rankandfile.ui.play;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Settings;

/**
 * Army, board and panel side by side. Where there is no room for that, army, status and buttons join the panel, which
 * shows either the game or the army; where that is low, too, all of it scrolls.
 */
final class GameColumns extends Pane {

  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
  /** Columns at 100 % and the room beside them, in pixels. */
  private static final double ARMY = 212;
  private static final double PANEL = 306;
  private static final double GUTTER = 24;
  /** The room for the mark of the focus at the edges of what scrolls, as in the style sheet. */
  private static final double RING = 8;
  /** The least that a board beside two columns, and a panel beside a board, should have. */
  private static final double BOARD = 486;
  private static final double LEAST_PANEL = 300;
  /** A panel lower than this scrolls as a whole. */
  private static final double LOW = 400;

  private enum Tab {
    GAME, ARMY
  }

  private final Settings settings;
  private final BoardColumn middle;
  private final VBox lower;
  private final VBox army;
  private final Region remember;
  private final List<Node> game;
  private final Region aside;
  private final Segments<Tab> tabs = new Segments<>(PlayWords.text("tabs"), List.of(Tab.values()),
      t -> PlayWords.text("tab." + t.name()));
  private final Scrolling middleScroll;
  private final VBox panel = new VBox();
  private final Scrolling armyScroll;
  private boolean narrow;
  private boolean low;
  private boolean arranged;

  /**
   * These parts.
   *
   * @param remember stands above the board, or in a narrow window above the army
   * @param lower what stands under the board, or in a narrow window at the foot of the panel
   * @param game what stands in the panel, the list of moves last
   * @param aside what comes and goes: at the foot of the panel, so that nothing above it jumps, or in a low window
   *     first, so that it is seen
   */
  GameColumns(BoardColumn middle, Region remember, List<Region> lower, Region army, List<Region> game,
      Region aside, Settings settings) {
    this.settings = settings;
    this.middle = middle;
    this.lower = new VBox(lower.toArray(Region[]::new));
    this.army = new VBox(army);
    this.remember = remember;
    this.game = List.copyOf(game);
    this.aside = aside;
    getStyleClass().add("game-columns");
    this.army.getStyleClass().add("army-column");
    this.lower.getStyleClass().add("game-lower");
    panel.getStyleClass().add("game-panel");
    middleScroll = new Scrolling(middle);
    middleScroll.setFitToHeight(true);
    middleScroll.setFocusTraversable(false);
    armyScroll = new Scrolling(this.army);
    armyScroll.setFocusTraversable(false);
    VBox.setVgrow(game.getLast(), Priority.ALWAYS);
    tabs.valueProperty().set(Tab.GAME);
    tabs.valueProperty().addListener((property, was, is) -> arrange());
    getChildren().addAll(armyScroll, middleScroll, panel);
    Parts.here(this, settings.textSizeProperty()).subscribe(v -> measure());
    widthProperty().subscribe(v -> measure());
    heightProperty().subscribe(v -> measure());
  }

  private double scale() {
    return Math.clamp(settings.textSizeProperty().get(), 100, 200) / 100.0;
  }

  private void measure() {
    boolean wanted = getWidth() < (ARMY + PANEL) * scale() + 3 * GUTTER + BOARD;
    boolean lower = getHeight() < LOW * scale();
    if (getWidth() > 0 && (wanted != narrow || lower != low || !arranged)) {
      narrow = wanted;
      low = lower;
      arrange();
      applyCss(); // it happens within a layout, and would be painted once with the other layout's measures
    }
    requestLayout();
  }

  private void arrange() {
    arranged = true;
    pseudoClassStateChanged(NARROW, narrow);
    panel.getChildren().clear();
    middle.getChildren().remove(lower);
    middle.slot().getChildren().clear();
    army.getChildren().remove(remember);
    armyScroll.setContent(null);
    Parts.show(armyScroll, !narrow);
    if (narrow) {
      army.getChildren().addFirst(remember);
      VBox page = page(tabs.valueProperty().get() == Tab.ARMY ? List.of(army) : game);
      panel.getChildren().addAll(tabs, scrolling(page));
      if (low) {
        page.getChildren().addAll(0, List.of(aside, lower));
      } else {
        panel.getChildren().addAll(aside, lower);
      }
    } else {
      middle.slot().getChildren().setAll(remember);
      armyScroll.setContent(army);
      middle.getChildren().add(lower);
      panel.getChildren().addAll(scrolling(page(game)), aside);
    }
  }

  private static VBox page(List<? extends Node> parts) {
    VBox page = new VBox();
    page.getChildren().setAll(parts);
    page.getStyleClass().add("panel-page");
    return page;
  }

  private static Scrolling scrolling(VBox page) {
    Scrolling scrolling = new Scrolling(page);
    scrolling.setFitToHeight(true);
    scrolling.setFocusTraversable(false);
    VBox.setVgrow(scrolling, Priority.ALWAYS);
    return scrolling;
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    if (narrow) {
      double board = Math.min(width - GUTTER - LEAST_PANEL * Math.min(scale(), 1.3), height - 40 * scale());
      double column = Math.clamp(board, 10 * BoardColumn.LEAST_SQUARE + BoardColumn.EDGE, 1000);
      place(middleScroll, GUTTER, column);
      place(panel, 2 * GUTTER + column, width - 2 * GUTTER - column);
    } else {
      double left = GUTTER + ARMY * scale();
      double right = PANEL * scale();
      place(armyScroll, GUTTER - RING, ARMY * scale() + 2 * RING);
      place(middleScroll, left + 16, width - left - right - 16 - 20);
      place(panel, width - right, right);
    }
  }

  private void place(Region part, double x, double width) {
    part.resizeRelocate(snapPositionX(x), 0, snapSizeX(width), getHeight());
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    return 0;
  }
}
