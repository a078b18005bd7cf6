package rankandfile.ui.setup;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.play.Lineup;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.board.Carrying;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.setup.SidePanel.Tab;

/**
 * Tray, board and formations side by side. Where there is no room for that, the tray becomes a tab beside the board,
 * and where there is none for this either, all that stands beside the board comes below it.
 */
public final class SetupView extends StackPane {

  /** How the parts are laid out, from the widest to the narrowest. */
  private enum Plan {
    WIDE, NARROW, STACKED
  }

  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
  private static final PseudoClass STACKED = PseudoClass.getPseudoClass("stacked");
  /** Columns and gaps at 100 %, and the least that a board needs, in pixels. */
  private static final double TRAY = 206;
  private static final double SIDE = 324;
  private static final double NARROW_SIDE = 352;
  private static final double BOARD = 520;
  private static final double SMALL_BOARD = 456;
  private static final int SMALLEST = 40;
  private static final int LARGEST = 84;

  private final SetupModel model;
  private final Settings settings;
  private final BoardView board;
  private final Middle middle;
  private final TrayView tray;
  private final ShelfView shelf;
  private final SidePanel side;
  private final HBox left = new HBox();
  private final VBox page = new VBox(left);
  private final Scrolling scroll = new Scrolling(page);
  private final HBox columns = new HBox(scroll);
  private Plan plan = Plan.WIDE;

  SetupView(SetupModel model, ShelfModel shelfModel, Look look, Settings settings) {
    this.model = model;
    this.settings = settings;
    getStyleClass().add("setup");
    setMinSize(0, 0); // the columns do not ask for room: where there is too little, there is another layout
    board = new BoardView(model.pictureProperty(), model);
    board.setId("setup-board");
    board.goTo(Lineup.squares(model.side()).getFirst());
    board.motionProperty().bind(look.motionProperty());
    Parts.here(this, settings.coordinatesProperty()).subscribe(board::setCoordinates);
    Carrying carrying = new Carrying(board);
    tray = new TrayView(model, board, carrying);
    middle = new Middle(model, board);
    shelf = new ShelfView(shelfModel, model);
    Map<Tab, Node> tabs = new EnumMap<>(Tab.class);
    tabs.put(Tab.FORMATIONS, new FormationsView(model));
    tabs.put(Tab.SHELF, shelf);
    tabs.put(Tab.PIECES, tray);
    side = new SidePanel(model, tabs);
    left.getStyleClass().add("setup-left");
    scroll.setFocusTraversable(false);
    HBox.setHgrow(scroll, Priority.ALWAYS);
    HBox.setHgrow(middle, Priority.ALWAYS);
    getChildren().addAll(columns, carrying.above());
    arrange();
    widthProperty().subscribe(v -> measure());
    heightProperty().subscribe(v -> measure());
    Parts.here(this, settings.textSizeProperty()).subscribe(v -> measure());
    middle.saveButton().setOnAction(pressed -> {
      showShelf();
      shelf.name().requestFocus();
    });
    middle.loadButton().setOnAction(pressed -> {
      showShelf();
      shelf.openButton().requestFocus();
    });
    addEventHandler(KeyEvent.KEY_PRESSED, e -> key(e, carrying));
  }

  /** Brings one's own lineups to the front. */
  public void showShelf() {
    side.show(Tab.SHELF);
  }

  ShelfView shelf() {
    return shelf;
  }

  BoardView board() {
    return board;
  }

  private void key(KeyEvent event, Carrying carrying) {
    if (event.getCode() == KeyCode.ESCAPE) {
      carrying.letGo();
      model.clear();
    } else if (event.isShortcutDown() && event.getCode() == KeyCode.Z) {
      if (event.isShiftDown()) {
        model.redo();
      } else {
        model.undo();
      }
    } else if (event.isShortcutDown() && event.getCode() == KeyCode.Y) {
      model.redo();
    } else {
      return;
    }
    event.consume();
  }

  private double scale() {
    return Math.clamp(settings.textSizeProperty().get(), 100, 200) / 100.0;
  }

  private void measure() {
    Plan wanted = getWidth() >= (TRAY + SIDE) * scale() + BOARD ? Plan.WIDE
        : getWidth() >= NARROW_SIDE * scale() + SMALL_BOARD ? Plan.NARROW : Plan.STACKED;
    if (getWidth() > 0 && wanted != plan) {
      plan = wanted;
      arrange();
      applyCss(); // it happens within a layout, and would be painted once with the other layout's measures
    }
    requestLayout();
  }

  private void arrange() {
    pseudoClassStateChanged(NARROW, plan != Plan.WIDE);
    pseudoClassStateChanged(STACKED, plan == Plan.STACKED);
    left.getChildren().clear();
    page.getChildren().remove(side);
    columns.getChildren().remove(side);
    side.offer(plan == Plan.WIDE ? List.of(Tab.FORMATIONS, Tab.SHELF)
        : List.of(Tab.PIECES, Tab.FORMATIONS, Tab.SHELF));
    side.scrollAlone(plan != Plan.STACKED);
    if (plan == Plan.WIDE) {
      left.getChildren().add(tray);
    }
    left.getChildren().add(middle);
    (plan == Plan.STACKED ? page : columns).getChildren().add(side);
  }

  /** The board as large as the height allows, but never too small to point at. */
  @Override
  protected void layoutChildren() {
    double tray = plan == Plan.WIDE ? this.tray.prefWidth(-1) + left.getSpacing() : 0;
    double beside = plan == Plan.STACKED ? 0 : side.prefWidth(-1);
    double room = middle.roomIn(getWidth() - beside - tray - left.getInsets().getLeft(), getHeight());
    board.setMaxSquare((int) Math.clamp(room / 10, SMALLEST, LARGEST));
    super.layoutChildren();
  }
}
