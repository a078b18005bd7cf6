package rankandfile.ui.learn;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.live.BoardPane;
import rankandfile.ui.live.LiveBoard;

/**
 * Contents, text and board side by side. Where there is no room for that, the contents are a drawer and each board
 * stands in the text under its card.
 */
public final class LearnView extends StackPane {

  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
  /** The columns of contents and text at 100 %, and the least that a board needs, in pixels. */
  private static final double CONTENTS = 206;
  private static final double TEXT = 494;
  private static final double BOARD = 374;
  /** What stands under a board at 100 %, and the room above it. */
  private static final double UNDER = 250;
  private static final int LARGEST = 104;
  private static final double MEASURE = 434;

  private final Context context;
  private final ContentsView contents;
  private final ChapterView chapter;
  private final VBox boardRoom = new VBox();
  private final Scrolling boardScroll = new Scrolling(boardRoom);
  private final HBox columns = new HBox();
  private final VBox middle = new VBox();
  private final Button drawerButton;
  private final HBox drawerBar;
  private final Region veil = new Region();
  private final Map<LiveBoard, BoardPane> panes = new HashMap<>();
  private boolean narrow;
  private boolean drawer;

  LearnView(Context context, Runnable resetAll) {
    this.context = context;
    getStyleClass().addAll("learn", "reading");
    setMinSize(0, 0); // the columns do not ask for room: where there is too little, there is another layout
    contents = new ContentsView(context, () -> drawer(false));
    chapter = new ChapterView(context, resetAll);
    drawerButton = Parts.button(context.text("contents.open"), () -> drawer(!drawer), "drawer-button");
    drawerButton.setGraphic(Parts.glyph("drawer-glyph"));
    drawerBar = new HBox(drawerButton);
    drawerBar.getStyleClass().add("drawer-bar");
    veil.getStyleClass().add("veil");
    veil.setOnMouseClicked(click -> drawer(false));
    boardRoom.getStyleClass().add("board-room");
    boardScroll.setFocusTraversable(false);
    VBox.setVgrow(chapter, Priority.ALWAYS);
    HBox.setHgrow(boardScroll, Priority.ALWAYS);
    middle.getChildren().add(chapter);
    getChildren().addAll(columns, veil);
    setAlignment(veil, Pos.TOP_LEFT);
    arrange();
    widthProperty().subscribe(v -> measure());
    heightProperty().subscribe(v -> measure());
    context.settings().textSizeProperty().subscribe(v -> measure());
    context.model().boardsProperty().subscribe(v -> boards());
    context.model().activeProperty().subscribe(active -> showActive());
    addEventFilter(InputEvent.ANY, chapter::noticed);
    addEventHandler(KeyEvent.KEY_PRESSED, new LearnKeys(context.model(), () -> drawer(false), this::jump));
  }

  /** The pane of the board at the reading line. */
  Optional<BoardPane> activePane() {
    return context.model().activeProperty().get().map(this::pane);
  }

  private double scale() {
    return Math.clamp(context.settings().textSizeProperty().get(), 100, 200) / 100.0;
  }

  private void measure() {
    boolean wanted = getWidth() < (CONTENTS + TEXT + BOARD) * scale();
    if (getWidth() > 0 && wanted != narrow) {
      narrow = wanted;
      drawer = false;
      arrange();
      applyCss(); // it happens within a layout, and would be painted once with the other layout's measures
    }
    panes.values().forEach(this::limit);
  }

  // ---- columns

  private void arrange() {
    boolean focused = activePane().filter(p -> p.board().isFocused()).isPresent();
    pseudoClassStateChanged(NARROW, narrow);
    columns.getChildren().clear();
    getChildren().remove(contents);
    middle.getChildren().remove(drawerBar);
    boardRoom.getChildren().clear();
    Parts.show(contents, !narrow || drawer);
    Parts.show(veil, narrow && drawer);
    if (narrow) {
      middle.getChildren().addFirst(drawerBar);
      HBox.setHgrow(middle, Priority.ALWAYS);
      columns.getChildren().add(middle);
      getChildren().add(contents);
      setAlignment(contents, Pos.TOP_LEFT);
    } else {
      HBox.setHgrow(middle, Priority.NEVER);
      columns.getChildren().addAll(contents, middle, boardScroll);
    }
    chapter.cards().forEach(c -> {
      if (narrow) {
        c.take(pane(c.board()));
      } else {
        c.release();
      }
    });
    showActive();
    chapter.stay();
    if (focused) {
      activePane().ifPresent(p -> p.board().requestFocus());
    }
  }

  private void drawer(boolean open) {
    if (narrow && open != drawer) {
      drawer = open;
      Parts.show(contents, open);
      Parts.show(veil, open);
      drawerButton.setText(context.text(open ? "contents.close" : "contents.open"));
      if (open) {
        FocusRing.enter(contents);
      } else {
        drawerButton.requestFocus();
      }
    }
  }

  /** From the text to the board, and back to its card. */
  private void jump() {
    activePane().ifPresent(pane -> {
      boolean there = pane.isFocusWithin();
      if (there) {
        chapter.cards().stream().filter(c -> c.board() == context.model().activeProperty().get().orElseThrow())
            .findFirst().ifPresent(CardView::enter);
      } else {
        pane.board().requestFocus();
      }
    });
  }

  // ---- boards

  private void boards() {
    panes.clear();
    if (narrow) {
      chapter.cards().forEach(c -> c.take(pane(c.board())));
    }
    showActive();
  }

  private BoardPane pane(LiveBoard board) {
    return panes.computeIfAbsent(board, b -> {
      BoardPane pane = new BoardPane(b, context.surroundings());
      limit(pane);
      return pane;
    });
  }

  private void limit(BoardPane pane) {
    if (narrow) {
      int columns = pane.columns();
      double room = Math.min(MEASURE * scale(), getWidth() - 80) - 28;
      pane.limit((int) Math.clamp(room / columns, 40, 64 * scale()), -1);
    } else {
      pane.limit(LARGEST, Math.max(200, getHeight() - UNDER * scale()));
    }
  }

  /** An empty board, where the page has none. */
  private Node idle() {
    BoardView board = new BoardView(new SimpleObjectProperty<>(BoardPicture.empty(Area.BOARD)), BoardActions.NONE);
    board.setFocusTraversable(false);
    board.setMouseTransparent(true);
    board.setMaxSquare(46);
    VBox idle = new VBox(board);
    idle.getStyleClass().add("board-pane");
    if (context.model().pageProperty().get().chapter().front("board").filter("none"::equals).isPresent()) {
      idle.getChildren().add(Labels.wrapping(context.text("board.none"), "board-lower", "idle-words"));
    }
    return idle;
  }

  private void showActive() {
    if (!narrow) {
      boolean focused = boardRoom.getChildren().stream().anyMatch(Node::isFocusWithin);
      activePane().ifPresentOrElse(p -> {
        if (!boardRoom.getChildren().equals(List.of(p))) {
          boardRoom.getChildren().setAll(p);
          boardScroll.setVvalue(0);
        }
        if (focused) {
          p.board().requestFocus();
        }
      }, () -> boardRoom.getChildren().setAll(idle()));
    }
  }
}
