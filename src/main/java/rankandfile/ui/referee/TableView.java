package rankandfile.ui.referee;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import rankandfile.rules.BattleTable;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Surroundings;

/** The table with its legend, and the chosen fight beside it or, where there is no room, below. */
final class TableView extends TwoSides {

  private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
  /** The panel at 100 %, roomy and close, and the least width at which the table is roomy. */
  private static final double PANEL = 440;
  private static final double CLOSE_PANEL = 336;
  private static final double ROOMY = 1150;
  private static final double ROOMY_HIGH = 690;

  private final TableModel model;
  private final Texts texts;
  private final BattleGrid grid;
  private final FightPanel panel;
  private final TextField typed = new TextField();

  TableView(RefereeHead head, TableModel model, Surroundings around, Texts texts) {
    super(around.settings().textSizeProperty());
    this.model = model;
    this.texts = texts;
    grid = new BattleGrid(model, around.settings().textSizeProperty(), texts);
    panel = new FightPanel(model, around, texts);
    head.getChildren().addAll(typed(), copyButton(), Labels.wrapping(model.noteProperty(), "typed-note"));
    HBox room = new HBox(grid);
    room.getStyleClass().add("battle-room");
    room.setMinWidth(0);
    HBox.setHgrow(grid, Priority.SOMETIMES);
    build(head, room, legend(), panel);
    grid.addEventHandler(KeyEvent.KEY_TYPED, this::begin);
    addEventHandler(KeyEvent.KEY_PRESSED, event -> {
      if (COPY.match(event)) {
        model.copy();
        event.consume();
      }
    });
  }

  private TextField typed() {
    typed.setId("two-pieces");
    typed.getStyleClass().add("two-pieces");
    typed.setPromptText(texts.text("typed.prompt"));
    typed.setAccessibleText(texts.text("typed.accessible"));
    typed.accessibleHelpProperty().bind(model.fightProperty().map(f -> model.told(f.fight())));
    typed.textProperty().bindBidirectional(model.wordsProperty());
    typed.setOnAction(entered -> {
      if (model.enter()) {
        leave();
      }
    });
    typed.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (event.getCode() == KeyCode.ESCAPE || event.getCode() == KeyCode.DOWN) {
        leave();
        event.consume();
      }
    });
    return typed;
  }

  /** What is typed on the table goes into the field. */
  private void begin(KeyEvent event) {
    String letter = event.getCharacter();
    if (!event.isShortcutDown() && !event.isAltDown() && letter.length() == 1
        && Character.isLetterOrDigit(letter.charAt(0))) {
      typed.requestFocus();
      typed.setText(letter);
      typed.end();
      event.consume();
    }
  }

  private void leave() {
    typed.clear();
    FocusRing.show(this, grid);
  }

  private Button copyButton() {
    Button button = Parts.button(texts.text("table.copy"), model::copy, "copy-table");
    button.setId("copy-table");
    Parts.briefly(button, model.copiedProperty(), model::forgetCopied);
    model.copiedProperty().subscribe(copied -> {
      button.setText(texts.text(copied ? "copied" : "table.copy"));
      Parts.name(button, texts.text(copied ? "table.copied" : "table.copy.accessible"));
    });
    return button;
  }

  private FlowPane legend() {
    FlowPane legend = new FlowPane();
    legend.getStyleClass().add("battle-legend");
    for (BattleTable.Cell cell : BattleTable.Cell.values()) {
      Label entry = new Label(texts.text("cell." + cell.name()), new CellSign(cell));
      entry.setMinWidth(USE_PREF_SIZE);
      legend.getChildren().add(entry);
    }
    return legend;
  }

  @Override
  protected double panelWidth(double width, double scale) {
    return (width < ROOMY * scale ? CLOSE_PANEL : PANEL) * scale;
  }

  @Override
  protected boolean isBeside(double width, double scale) {
    return width >= (CLOSE_PANEL + 610) * scale;
  }

  @Override
  protected void arranged(boolean beside, double width, double height, double scale) {
    boolean roomy = width >= ROOMY * scale && height >= ROOMY_HIGH * scale;
    grid.tighten(!roomy);
    if (roomy == getPseudoClassStates().contains(BattleGrid.TIGHT)) {
      pseudoClassStateChanged(BattleGrid.TIGHT, !roomy);
      applyCss(); // it happens within a layout, and would be painted once with the other measures
    }
    panel.limit((int) (roomy ? 72 * scale : 52 * scale));
    grid.setMaxHeight(beside ? Double.MAX_VALUE : Math.max(200, height - 40));
  }
}
