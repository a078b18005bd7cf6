package rankandfile.ui.desk;

import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.rules.Side;
import rankandfile.rules.Viewer;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.board.Carrying;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.OffersView;
import rankandfile.ui.live.Said;
import rankandfile.ui.live.SaidView;
import rankandfile.wording.Names;

/**
 * The tray, the board, and what is said of it. Where there is less room, tray and switches become pages of the panel;
 * with large letters the panel stands below the board.
 */
final class DeskView extends StackPane {

  /** Below this width, in pixels, the tray does not stand beside the board. */
  private static final double NARROW = 1060;
  private static final int LARGE = 150;
  private static final PseudoClass NARROW_CLASS = PseudoClass.getPseudoClass("narrow");

  private enum Layout {
    WIDE, NARROW, LARGE
  }

  private enum Page {
    PIECES, MOVES, RULES
  }

  private final DeskModel model;
  private final PasteModel pasteModel;
  private final Texts texts;
  private final BoardView board;
  private final Region head;
  private final Region tray;
  private final Region captured;
  private final VBox defects;
  private final List<Node> moves;
  private final Region rules;
  private final Region caption;
  private final Region said;
  private final Region controls;
  private final Region piece;
  private final StackPane status;
  private final PasteView paste;
  private final Segments<Page> pages;
  private final StackPane content = new StackPane();
  private final ObjectProperty<Layout> layout = new SimpleObjectProperty<>(this, "layout");
  private final Settings settings;

  DeskView(DeskModel model, PasteModel pasteModel, DeskCommands commands, Node lead, Look look, Settings settings,
      Consumer<String> open, Texts texts) {
    this.model = model;
    this.pasteModel = pasteModel;
    this.texts = texts;
    this.settings = settings;
    board = board(look);
    Carrying carrying = new Carrying(board);
    head = new ToolsView(lead, model, commands, texts);
    captured = new CapturedView(model, texts);
    tray = new TrayView(model, carrying, captured, texts);
    defects = ListsView.defects(model, texts);
    moves = List.of(new CountsView(model, texts), ListsView.elsewhere(model, texts), ListsView.log(model, texts));
    rules = new RulesView(model, texts);
    caption = new CaptionView(model, texts);
    said = said(open);
    controls = controls();
    piece = new PieceBar(model, texts);
    Region strut = new Region(); // the board stays as large while there is nothing to say
    strut.getStyleClass().add("desk-status-strut");
    status = new StackPane(strut, board.status());
    status.getStyleClass().add("desk-status");
    status.setAlignment(Pos.TOP_LEFT);
    paste = new PasteView(pasteModel, texts);
    pages = new Segments<>(texts.text("pages"), List.of(Page.values()), p -> texts.text("page." + p.name()));
    pages.setId("desk-pages");
    pages.valueProperty().set(Page.PIECES);
    pages.valueProperty().addListener((property, was, is) -> arrange());
    getStyleClass().add("desk");
    setMinSize(0, 0);
    getChildren().addAll(content, carrying.above());
    DeskKeys keys = new DeskKeys(model, commands, board);
    addEventHandler(KeyEvent.KEY_PRESSED, e -> {
      if (e.getCode() == KeyCode.ESCAPE) {
        carrying.letGo();
      }
      keys.everywhere(e);
    });
    layout.addListener((property, was, is) -> arrange());
    widthProperty().subscribe(w -> measure());
    settings.textSizeProperty().subscribe(t -> measure());
    pasteModel.openProperty().addListener((property, was, is) -> pasteOpened(is));
    model.face().lineProperty().addListener((property, was, is) -> {
      if (!is.isEmpty()) {
        Platform.runLater(this::reveal); // what is said has its place only when all of it is shown
      }
    });
  }

  BoardView boardView() {
    return board;
  }

  private BoardView board(Look look) {
    BoardView view = new BoardView(model.face().pictureProperty(), model.hand());
    view.setId("desk-board");
    view.motionProperty().bind(look.motionProperty());
    Parts.here(this, settings.coordinatesProperty()).subscribe(view::setCoordinates);
    var saidNow = model.face().saidProperty();
    model.face().lineProperty().subscribe(line -> {
      if (!line.isEmpty()) {
        view.status().say(line);
      }
    });
    view.status().restWhile(saidNow.map(Said::words));
    return view;
  }

  private Region said(Consumer<String> open) {
    VBox all = new VBox(new SaidView(model.face().saidProperty(), open),
        Labels.wrapping(model.face().afterProperty(), "secondary", "said-after"),
        new OffersView(model.face().offersProperty(), model.hand()::choose), new UnderView(model, texts));
    all.getStyleClass().add("desk-said");
    all.managedProperty().bind(Bindings.createBooleanBinding(
        () -> !model.face().saidProperty().get().words().isEmpty() || !model.face().offersProperty().get().isEmpty()
            || !model.face().underProperty().get().isEmpty(),
        model.face().saidProperty(), model.face().offersProperty(), model.face().underProperty()));
    return all;
  }

  private Region controls() {
    Segments<DeskModel.Mode> mode = new Segments<>(texts.text("mode"), List.of(DeskModel.Mode.values()),
        m -> texts.text("mode." + m.name()));
    mode.setId("desk-mode");
    model.face().modeProperty().subscribe(mode.valueProperty()::set);
    mode.valueProperty().addListener((property, was, is) -> model.hold(is));
    Segments<Side> turn = new Segments<>(texts.text("turn"), List.of(Side.values()), Names::of);
    turn.setId("desk-turn");
    model.face().turnProperty().subscribe(turn.valueProperty()::set);
    turn.valueProperty().addListener((property, was, is) -> model.turn(is));
    Segments<Viewer> view = new Segments<>(texts.text("view"), List.of(Viewer.ALL, Viewer.RED, Viewer.BLUE),
        v -> texts.text("view." + v.name()));
    view.setId("desk-view");
    model.face().viewProperty().subscribe(view.valueProperty()::set);
    view.valueProperty().addListener((property, was, is) -> {
      if (is != model.face().viewProperty().get()) {
        model.view(is);
      }
    });
    FlowPane bar = new FlowPane(mode, named("turn", turn), named("view", view));
    bar.getStyleClass().add("desk-controls");
    return bar;
  }

  private Node named(String key, Node control) {
    var label = Labels.wrapping(texts.text(key), "control-name");
    label.setMinWidth(USE_PREF_SIZE);
    HBox box = new HBox(label, control);
    box.getStyleClass().add("named-control");
    return box;
  }

  // ---- arranging

  private void measure() {
    layout.set(settings.textSizeProperty().get() >= LARGE ? Layout.LARGE
        : getWidth() > 0 && getWidth() < NARROW ? Layout.NARROW : Layout.WIDE);
  }

  private void pasteOpened(boolean open) {
    arrange();
    if (open) {
      paste.enter();
    } else {
      board.requestFocus();
    }
  }

  private void arrange() {
    pseudoClassStateChanged(NARROW_CLASS, layout.get() != Layout.WIDE);
    board.setMaxSquare(layout.get() == Layout.LARGE ? 64 : 58);
    content.getChildren().setAll(switch (layout.get()) {
      case WIDE -> wide();
      case NARROW -> narrow();
      case LARGE -> large();
    });
    applyCss(); // it may happen within a layout, and would be painted once with the other layout's measures
  }

  private Node wide() {
    VBox left = column("desk-tray", tray, captured);
    left.setMinWidth(USE_PREF_SIZE);
    VBox middle = column("desk-middle", board, controls, piece, status);
    VBox.setVgrow(board, Priority.ALWAYS);
    HBox.setHgrow(middle, Priority.ALWAYS);
    HBox both = new HBox(scrolling(left, "desk-tray-scroll"), middle);
    both.getStyleClass().add("desk-both");
    VBox.setVgrow(both, Priority.ALWAYS);
    VBox main = column("desk-main", head, both);
    HBox.setHgrow(main, Priority.ALWAYS);
    VBox page = pasteModel.openProperty().get() ? column("desk-panel-page", paste)
        : column("desk-panel-page", defects, moves.get(0), moves.get(1), moves.get(2), rules, caption);
    return new HBox(main, panel(page));
  }

  /** What is said stays in sight above the page, however far that is scrolled. */
  private VBox panel(VBox page) {
    Scrolling below = new Scrolling(page);
    below.setMinHeight(0);
    VBox.setVgrow(below, Priority.ALWAYS);
    return column("desk-panel", said, below);
  }

  /** With large letters all is one page; what is newly said comes into sight on it. */
  private void reveal() {
    if (layout.get() == Layout.LARGE && !model.face().saidProperty().get().words().isEmpty()
        && content.getChildren().getFirst() instanceof Scrolling page) {
      content.layout();
      page.reveal(said);
    }
  }

  private Node narrow() {
    VBox middle = column("desk-middle", board, status);
    VBox.setVgrow(board, Priority.ALWAYS);
    HBox.setHgrow(middle, Priority.ALWAYS);
    VBox page = column("desk-panel-page", controls, piece, pages);
    page.getChildren().addAll(page());
    HBox both = new HBox(middle, panel(page));
    VBox.setVgrow(both, Priority.ALWAYS);
    return column("desk-main", head, both);
  }

  private Node large() {
    boolean reading = pasteModel.openProperty().get();
    VBox all = column("desk-main", head);
    if (reading) {
      all.getChildren().add(paste);
    }
    all.getChildren().addAll(board, status, said, controls, piece, pages);
    if (!reading) {
      all.getChildren().addAll(page());
    }
    return scrolling(all, "desk-large");
  }

  private List<Node> page() {
    if (pasteModel.openProperty().get()) {
      return List.of(paste);
    }
    return switch (pages.valueProperty().get()) {
      case PIECES -> List.of(tray, captured, defects);
      case MOVES -> moves;
      case RULES -> List.of(rules, caption);
      case null -> List.of();
    };
  }

  private static VBox column(String style, Node... nodes) {
    VBox column = new VBox(nodes);
    column.getStyleClass().add(style);
    return column;
  }

  private static Scrolling scrolling(Region page, String style) {
    Scrolling scrolling = new Scrolling(page);
    scrolling.getStyleClass().add(style);
    return scrolling;
  }
}
