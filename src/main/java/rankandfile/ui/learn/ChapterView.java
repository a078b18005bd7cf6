package rankandfile.ui.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import rankandfile.book.Book;
import rankandfile.book.CaseText;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.live.LiveBoard;
import rankandfile.ui.prose.BrokenCard;
import rankandfile.ui.prose.InlineNodes;
import rankandfile.ui.prose.PassageNodes;

/** The text of the open page. It tells the model which board is at the reading line, and scrolls where that aims. */
final class ChapterView extends VBox {

  private final Context context;
  private final Runnable resetAll;
  private final VBox column = new VBox();
  private final StackPane middle = new StackPane(column);
  private final Scrolling scrolling = new Scrolling(middle);
  private final List<CardView> cards = new ArrayList<>();
  private PassageNodes nodes;
  private Optional<LiveBoard> nearest = Optional.empty();
  private boolean aiming;
  private boolean tabbing;

  ChapterView(Context context, Runnable resetAll) {
    this.context = context;
    this.resetAll = resetAll;
    getStyleClass().add("chapter");
    column.getStyleClass().add("chapter-column");
    middle.setAlignment(Pos.TOP_CENTER);
    scrolling.setFocusTraversable(true);
    scrolling.setId("chapter-text");
    setVgrow(scrolling, Priority.ALWAYS);
    getChildren().add(scrolling);
    scrolling.viewportBoundsProperty().subscribe(b -> column.setMinHeight(Math.floor(b.getHeight())));
    LearnModel model = context.model();
    model.boardsProperty().subscribe(v -> fill());
    scrolling.vvalueProperty().subscribe(v -> follow());
    middle.heightProperty().addListener((property, was, is) -> keepTop(was.doubleValue(), is.doubleValue()));
    model.aimProperty().subscribe(aim -> aimAt(aim));
  }

  List<CardView> cards() {
    return cards;
  }

  // ---- the page

  private void fill() {
    Book.Page page = context.model().pageProperty().get();
    boolean read = isFocusWithin();
    column.getChildren().clear();
    cards.clear();
    nearest = Optional.empty();
    context.model().boardsProperty().get().forEach(b -> cards.add(new CardView(context.model(), b, context.texts())));
    scrolling.setAccessibleText(context.text("text.accessible", page.chapter().title()));
    column.getChildren().addAll(new ChapterHead(page, context));
    if (page.chapter().id().equals(Shelf.STEPS)) {
      column.getChildren().add(new PathView(context, resetAll));
    }
    boolean isCase = page.part().equals(Shelf.CASES) && !context.model().verdictProperty().get().isEmpty();
    nodes = new PassageNodes(new InlineNodes(page.chapter(), context.open(), context.model()::copy),
        this::card, BrokenCard::new, context.model().armyProperty(), !isCase);
    column.getChildren().addAll(nodes.all(isCase ? CaseText.belowVerdict(page.chapter())
        : page.chapter().passages()));
    Region gap = new Region();
    VBox.setVgrow(gap, Priority.ALWAYS);
    column.getChildren().addAll(gap, foot());
    scrolling.setVvalue(0);
    if (read) {
      scrolling.requestFocus(); // the link that led here is gone
    }
  }

  private Node card(String name) {
    return cards.stream().filter(c -> c.board().name().equals(name)).<Node>map(c -> c).findFirst()
        .orElseGet(Region::new);
  }

  private Node foot() {
    HBox foot = new HBox();
    foot.getStyleClass().add("chapter-foot");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    neighbour(-1).ifPresent(foot.getChildren()::add);
    foot.getChildren().add(gap);
    neighbour(1).ifPresent(foot.getChildren()::add);
    Parts.show(foot, foot.getChildren().size() > 1);
    return foot;
  }

  private Optional<Button> neighbour(int step) {
    return context.model().library().neighbour(context.model().pageProperty().get(), step).map(page -> {
      Button button = Parts.button(page.chapter().title(),
          () -> context.open().accept(page.chapter().id()), "flat", "link-button", "neighbour");
      button.setAccessibleText(context.text(step < 0 ? "page.previous" : "page.next", page.chapter().title()));
      button.setGraphic(new Icon(step < 0 ? Icon.Shape.LEFT : Icon.Shape.RIGHT));
      button.setContentDisplay(step < 0 ? ContentDisplay.LEFT
          : ContentDisplay.RIGHT);
      button.setWrapText(true);
      button.setMinWidth(0);
      button.setTextAlignment(step < 0 ? TextAlignment.LEFT : TextAlignment.RIGHT);
      return button;
    });
  }

  // ---- the reading line

  /** The line goes from the top to the bottom of the window as one reads, so that it meets every card. */
  private void follow() {
    if (aiming || tabbing || cards.isEmpty() || getScene() == null) {
      return;
    }
    double line = scrolling.getVvalue() * column.getHeight();
    Optional<LiveBoard> now = cards.stream().min(Comparator.comparingDouble(c -> distance(c, line)))
        .map(CardView::board);
    if (!now.equals(nearest)) {
      boolean first = nearest.isEmpty();
      nearest = now;
      if (!first) {
        now.ifPresent(context.model()::activate);
      }
    }
  }

  private double distance(CardView card, double line) {
    Bounds place = column.sceneToLocal(card.localToScene(card.getLayoutBounds()));
    return Math.max(0, Math.max(place.getMinY() - line, line - place.getMaxY()));
  }

  private void aimAt(LearnModel.Aim aim) {
    Platform.runLater(() -> {
      if (getScene() != null && aim == context.model().aimProperty().get()) {
        scroll(aim);
      }
      aiming = false;
    });
  }

  private void scroll(LearnModel.Aim aim) {
    getScene().getRoot().applyCss();
    getScene().getRoot().layout();
    aiming = true;
    Node heading = nodes.headings().get(aim.in());
    if (aim.in().isEmpty()) {
      scrolling.setVvalue(0);
    } else if (heading != null) {
      toTop(heading);
    } else {
      cards.stream().filter(c -> c.board().name().equals(aim.in())).findFirst().ifPresent(this::toLine);
    }
    aiming = false;
    nearest = Optional.empty();
    follow();
  }

  /** What the reader does next: going on with Tab scrolls the text too, but reads nothing. */
  void noticed(InputEvent event) {
    if (event instanceof KeyEvent key && key.getEventType() == KeyEvent.KEY_PRESSED) {
      tabbing = key.getCode() == KeyCode.TAB;
    } else if (event instanceof ScrollEvent || event.getEventType() == MouseEvent.MOUSE_PRESSED) {
      tabbing = false;
    }
  }

  /** The page is laid out anew: the board at the reading line stays there. */
  void stay() {
    aiming = true;
    aimAt(context.model().aimHere());
  }

  /** What is read stays where it is when something above or below grows. */
  private void keepTop(double was, double is) {
    double view = scrolling.getViewportBounds().getHeight();
    if (!aiming && was > view && is > view) {
      double top = scrolling.getVvalue() * (was - view);
      aiming = true;
      scrolling.setVvalue(Math.clamp(top / (is - view), 0, 1));
      aiming = false;
    }
  }

  private void toTop(Node node) {
    double hidden = column.getHeight() - scrolling.getViewportBounds().getHeight();
    double top = column.sceneToLocal(node.localToScene(node.getLayoutBounds())).getMinY() - 16;
    scrolling.setVvalue(hidden <= 0 ? 0 : Math.clamp(top / hidden, 0, 1));
  }

  private void toLine(CardView card) {
    Bounds place = column.sceneToLocal(card.localToScene(card.getLayoutBounds()));
    scrolling.setVvalue(Math.clamp((place.getMinY() + place.getMaxY()) / 2 / column.getHeight(), 0, 1));
    scrolling.reveal(card);
  }
}
