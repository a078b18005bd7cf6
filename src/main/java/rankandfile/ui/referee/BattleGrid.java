package rankandfile.ui.referee;

import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.BattleTable;
import rankandfile.rules.Rank;
import rankandfile.ui.kit.Texts;

/**
 * The drawn table: one tab stop with a chosen cell. What is chosen is the model's; this shows it and asks for another.
 */
final class BattleGrid extends PinnedTable {

  static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  /** In pixels at 100 %. */
  private static final Sizes ROOMY_SIZES = new Sizes(50, 45, 120, 62);
  private static final Sizes TIGHT_SIZES = new Sizes(40, 32, 104, 48);

  private final Label corner;
  private final TableModel model;
  private final ReadOnlyIntegerProperty textSize;
  private final Texts texts;
  private @Nullable BattleTable drawn;
  private List<Rank> ranks = List.of();
  private List<RankHead> columns = List.of();
  private List<RankHead> rows = List.of();
  private List<List<CellNode>> cells = List.of();
  private boolean tight;

  /**
   * A table.
   *
   * @param textSize in per cent
   */
  BattleGrid(TableModel model, ReadOnlyIntegerProperty textSize, Texts texts) {
    Label corner = new Label(texts.text("table.corner"));
    corner.getStyleClass().add("battle-corner");
    super(corner);
    this.corner = corner;
    this.model = model;
    this.textSize = textSize;
    this.texts = texts;
    setId("battle-table");
    getStyleClass().add("battle-grid");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.TABLE_VIEW);
    textSize.subscribe(v -> requestLayout());
    model.fightProperty().subscribe(v -> show());
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  /** Whether the names above the columns are shorter and everything stands closer. */
  void tighten(boolean closer) {
    if (closer != tight) {
      tight = closer;
      columns.forEach(c -> c.tighten(closer));
      pseudoClassStateChanged(TIGHT, closer);
      applyCss(); // it happens within a layout, and would be painted once with the other measures
      requestLayout();
    }
  }

  @Override
  Sizes sizes() {
    Sizes at100 = tight ? TIGHT_SIZES : ROOMY_SIZES;
    double scale = textSize.get() / 100.0;
    return new Sizes(Math.rint(at100.cellWidth() * scale), Math.rint(at100.cellHeight() * scale),
        Math.max(Math.rint(at100.headWidth() * scale), Math.ceil(corner.prefWidth(-1))),
        Math.rint(at100.headHeight() * scale));
  }

  // ---- what it shows

  private void show() {
    BattleTable table = model.tableProperty().get();
    if (drawn != table) {
      drawn = table;
      fill(table);
    }
    int row = ranks.indexOf(chosen().attacker());
    int column = ranks.indexOf(chosen().defender());
    for (int i = 0; i < ranks.size(); i++) {
      rows.get(i).pseudoClassStateChanged(CHOSEN, i == row);
      columns.get(i).pseudoClassStateChanged(CHOSEN, i == column);
      for (int j = 0; j < ranks.size(); j++) {
        boolean leads = i == row && j < column || j == column && i < row;
        cells.get(i).get(j).show(i == row && j == column, leads);
      }
    }
    reveal(row, column);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
  }

  private Encounter chosen() {
    return model.fightProperty().get().fight();
  }

  private void fill(BattleTable table) {
    ranks = table.ranks();
    columns = ranks.stream().map(r -> new RankHead(r, false, model.label(r), texts)).toList();
    rows = ranks.stream().map(r -> new RankHead(r, true, model.label(r), texts)).toList();
    cells = ranks.stream().map(a -> ranks.stream().map(d -> cell(new Encounter(a, d), table)).toList()).toList();
    columns.forEach(c -> c.tighten(tight));
    put(columns, rows, cells);
  }

  private CellNode cell(Encounter fight, BattleTable table) {
    CellNode cell = new CellNode(table.cell(fight.attacker(), fight.defender()), model.told(fight));
    cell.setOnMouseClicked(click -> {
      requestFocus();
      model.choose(fight);
      model.play();
    });
    return cell;
  }

  // ---- keys

  private void key(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    int all = ranks.size();
    switch (event.getCode()) {
      case UP -> model.step(-1, 0);
      case DOWN -> model.step(1, 0);
      case LEFT -> model.step(0, -1);
      case RIGHT -> model.step(0, 1);
      case HOME -> model.step(0, -all);
      case END -> model.step(0, all);
      case PAGE_UP -> model.step(-all, 0);
      case PAGE_DOWN -> model.step(all, 0);
      case ENTER, SPACE -> model.play();
      default -> {
        return;
      }
    }
    event.consume();
  }

  // ---- for assistive software

  @Override
  public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case TEXT -> texts.text("table.accessible", model.told(chosen()));
      case HELP -> texts.text("table.help");
      case ROW_COUNT, COLUMN_COUNT -> ranks.size();
      case FOCUS_ITEM -> cells.get(ranks.indexOf(chosen().attacker())).get(ranks.indexOf(chosen().defender()));
      case CELL_AT_ROW_COLUMN -> cellAt(parameters);
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  private @Nullable Node cellAt(Object... place) {
    return place.length > 1 && place[0] instanceof Integer row && place[1] instanceof Integer column
        && row >= 0 && row < ranks.size() && column >= 0 && column < ranks.size()
        ? cells.get(row).get(column) : null;
  }
}
