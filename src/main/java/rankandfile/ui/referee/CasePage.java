package rankandfile.ui.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.book.CaseText;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.BoardKeys;
import rankandfile.ui.live.BoardPane;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.ui.live.Surroundings;
import rankandfile.ui.prose.BrokenCard;
import rankandfile.ui.prose.InlineNodes;
import rankandfile.ui.prose.PassageNodes;

/** The open case: question, answer, what can be done with it, then the book's page with its boards running. */
final class CasePage extends StackPane {

  private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

  private final CasesModel model;
  private final Consumer<CaseModel> savePicture;
  private final Surroundings around;
  private final Texts texts;
  private final VBox column = new VBox();
  private final Scrolling scrolling = new Scrolling(column);
  private final Button back;
  private final List<BoardPane> panes = new ArrayList<>();
  private double width;
  private double scale = 1;

  /** @param savePicture saves a picture of a case with the board as it stands then */
  CasePage(CasesModel model, Consumer<CaseModel> savePicture, Surroundings around, Texts texts) {
    this.model = model;
    this.savePicture = savePicture;
    this.around = around;
    this.texts = texts;
    getStyleClass().add("case-page");
    column.getStyleClass().add("case-column");
    scrolling.setFocusTraversable(false);
    setMinSize(0, 0);
    back = Parts.button(texts.text("case.back"), model::close, "flat", "link-button");
    back.setId("all-cases");
    back.setGraphic(new Icon(Icon.Shape.LEFT));
    getChildren().add(scrolling);
    model.openProperty().subscribe(v -> fill());
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  /** Whether the list of cases is hidden, so that a way back to it is needed. */
  void alone(boolean hidden) {
    Parts.show(back, hidden);
  }

  /** Gives its first button the focus. */
  void enter() {
    FocusRing.enter(column);
  }

  /** There is so much room, in pixels. */
  void measure(double room, double textScale) {
    width = room;
    scale = textScale;
    panes.forEach(this::limit);
  }

  private void limit(BoardPane pane) {
    double room = Math.min(width - 56 * scale, 620 * scale) - 30;
    pane.limit((int) Math.clamp(room / pane.columns(), 40, 64 * scale), -1);
  }

  private void fill() {
    panes.clear();
    scrolling.setVvalue(0);
    model.openProperty().get().ifPresentOrElse(this::fill, () -> column.getChildren().setAll(
        Labels.wrapping(texts.text("cases.none"), "cases-idle")));
  }

  private void fill(CaseModel open) {
    VBox verdict = new VBox(Labels.wrapping(texts.text("case.in", open.edition()), "case-edition"),
        Labels.wrapping(open.verdict(), "lead"));
    open.others().forEach(o -> verdict.getChildren().add(Labels.wrapping(o, "case-other")));
    if (!open.houseRules().isEmpty()) {
      verdict.getChildren().add(Labels.wrapping(texts.text("case.house-rules"), "case-other"));
    }
    verdict.getStyleClass().add("case-verdict");
    column.getChildren().setAll(back, Labels.wrapping(open.group(), "chapter-group"),
        Labels.wrapping(open.question(), "heading-panel"), verdict, buttons(open));
    PassageNodes nodes = new PassageNodes(new InlineNodes(open.chapter(), this::follow, model::copy),
        name -> card(open, name), BrokenCard::new, model.armyProperty(), false);
    VBox text = new VBox();
    text.getStyleClass().add("case-text");
    text.getChildren().addAll(nodes.all(CaseText.belowVerdict(open.chapter())));
    column.getChildren().add(text);
  }

  /** From one case to another one stays at the desk. */
  private void follow(String address) {
    String here = RefereePart.CASES.address() + "/" + address;
    around.open().accept(model.at(here).isPresent() ? here : address);
  }

  private Node buttons(CaseModel open) {
    Button copy = Parts.button(texts.text("case.copy"), model::copy);
    copy.setId("copy-case");
    Parts.here(copy, model.copiedProperty()).subscribe(copied -> {
      copy.setText(texts.text(copied ? "copied" : "case.copy"));
      copy.setAccessibleText(texts.text(copied ? "case.copied" : "case.copy"));
    });
    Parts.briefly(copy, model.copiedProperty(), model::forgetCopied);
    Button save = Parts.button(texts.text("case.save"), () -> savePicture.accept(open));
    save.setId("save-case");
    FlowPane row = new FlowPane(copy, save);
    row.getStyleClass().add("case-buttons");
    return row;
  }

  private Node card(CaseModel open, String name) {
    return open.boards().stream().filter(b -> b.name().equals(name)).<Node>map(this::card).findFirst()
        .orElseGet(Region::new);
  }

  private Node card(ScenarioModel board) {
    BoardPane pane = new BoardPane(board, around);
    panes.add(pane);
    limit(pane);
    VBox card = new VBox(Labels.wrapping(board.noticeProperty(), "card-notice"),
        Labels.wrapping(board.scenario().caption(), "card-caption"), pane);
    card.getStyleClass().add("case-card");
    return card;
  }

  /** From the text to the board, and back. */
  private void jump() {
    if (panes.stream().anyMatch(p -> p.isFocusWithin())) {
      enter();
    } else {
      panes.stream().findFirst().ifPresent(p -> p.board().requestFocus());
    }
  }

  /** Plain letters work for the board of the page. */
  private void key(KeyEvent event) {
    boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown() && !event.isShiftDown();
    if (COPY.match(event)) {
      model.copy();
      event.consume();
    } else if (plain && event.getCode() == KeyCode.J) {
      jump();
      event.consume();
    } else if (plain && !(event.getTarget() instanceof TextInputControl)) {
      model.openProperty().get().flatMap(c -> c.boards().stream().findFirst())
          .filter(b -> BoardKeys.act(b, event.getCode(), () -> { })).ifPresent(b -> event.consume());
    }
  }
}
