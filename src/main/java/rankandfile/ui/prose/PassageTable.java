package rankandfile.ui.prose;

import java.util.Arrays;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.text.TextFlow;
import rankandfile.book.Inline;
import rankandfile.book.Passage;
import rankandfile.ui.kit.Scrolling;

/** A table of a chapter; one that is too wide for the text scrolls sideways. */
final class PassageTable extends ScrollPane {

  private static final double BAR = 10;

  private final GridPane grid = new GridPane();

  PassageTable(Passage.Table table, InlineNodes inlines) {
    grid.getStyleClass().add("passage-table");
    row(grid, 0, table.head(), "table-head", inlines);
    for (int i = 0; i < table.rows().size(); i++) {
      row(grid, i + 1, table.rows().get(i), "table-cell", inlines);
    }
    for (int i = 0; i < table.head().size(); i++) {
      ColumnConstraints column = new ColumnConstraints();
      column.setHgrow(i == 0 ? Priority.ALWAYS : Priority.SOMETIMES);
      grid.getColumnConstraints().add(column);
    }
    setContent(grid);
    getStyleClass().add("table-scroll");
    setVbarPolicy(ScrollBarPolicy.NEVER);
    setMinHeight(USE_PREF_SIZE);
    setAccessibleText(ProseWords.text("table.accessible"));
    viewportBoundsProperty().subscribe(seen -> setFocusTraversable(grid.getWidth() > seen.getWidth() + 1));
    setFitToWidth(true);
    setPadding(new Insets(0));
    Scrolling.paintDirectly(this);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  /** All rows, however their words break at this width, and the bar below them. */
  @Override
  protected double computePrefHeight(double width) {
    Insets around = getInsets();
    double room = width < 0 ? grid.prefWidth(-1) : width - around.getLeft() - around.getRight();
    return grid.prefHeight(Math.max(room, grid.minWidth(-1))) + around.getTop() + around.getBottom() + BAR;
  }

  private static void row(GridPane grid, int row, List<List<Inline>> cells, String style, InlineNodes inlines) {
    for (int column = 0; column < cells.size(); column++) {
      TextFlow cell = inlines.flow(cells.get(column), style);
      double letter = row == 0 ? 0.46 : 0.42; // the widest that words come to, in em
      cell.setStyle("-fx-min-width: " + (longestWord(cells.get(column)) * letter + 0.5) + "em;");
      grid.add(cell, column, row);
    }
  }

  /** No word is broken. */
  private static int longestWord(List<Inline> cell) {
    return Arrays.stream(Inline.plain(cell).split("\\s+")).mapToInt(String::length).max().orElse(1);
  }
}
